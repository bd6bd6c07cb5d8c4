import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPgBouncer } from '../apps/server/src/testing/pgbouncer.ts';
import { run } from '../bench/live/home.ts';
import { openNodes } from './nodes.ts';
import { findProgram } from './programs.ts';
import { createFindings, report, type Fault, type Findings, type Row } from './round.ts';
import { choicesFrom } from './saves.ts';
import { createWriter, type Writer } from './writer.ts';

const WRITERS = 4;
const SAVES = 100;
const root = path.dirname(import.meta.dirname);

/** Everything the API's tests ask of Postgres goes through the pooler; what speaks to Postgres itself stays outside. */
const API_TESTS = ['apps/server/src/http', 'apps/server/src/features', 'apps/server/src/adapters/identity'];

/** The API's tests, as somebody runs them by hand; true when all pass. */
const testThrough = async (program: string, { check }: Findings): Promise<string> => {
  const vitest = path.join(root, 'node_modules', '.bin', 'vitest');
  const args = ['run', '--project', 'server', '--maxWorkers=2', ...API_TESTS];
  const tests = run(vitest, args, { ...process.env, SIGNET_TEST_PGBOUNCER: program, NO_COLOR: '1' }, root);
  const code = await tests.ended;
  const printed = tests.printed();
  check(code === 0, `the tests ended with ${code}:\n${printed.slice(-6000)}`);
  return /^ *Tests .*$/m.exec(printed)?.[0].trim() ?? 'no tests';
};

/** Two nodes that save through it at once, and hold what they answered. */
const saveThrough = async (program: string, { check, all }: Findings): Promise<string> => {
  let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined;
  const nodes = await openNodes(async (socketDir, dir) => {
    pooler = await startPgBouncer(program, socketDir, path.join(dir, 'pgbouncer'));
    return { DATABASE_URL: `${pooler.address}/signet`, DATABASE_PREPARED: 'off' };
  });
  try {
    const door = { publicUrl: nodes.shared.url, nodes: [nodes.a.url, nodes.b.url] };
    const writers: Writer[] = [];
    for (let n = 0; n < WRITERS; n++)
      writers.push(await createWriter(`writer ${n}`, door, choicesFrom(nodes.shared.url)));
    const stop = new AbortController();
    const saving = Promise.all(writers.map((writer) => writer.write(stop.signal)));
    const answered = () => writers.reduce((sum, writer) => sum + writer.answered(), 0);
    const enough = async (): Promise<'enough'> => {
      while (answered() < SAVES) await pause(20);
      return 'enough';
    };
    check((await Promise.race([saving, enough()])) === 'enough', 'a save was refused');
    stop.abort();
    await saving;
    const saves = answered();
    for (const writer of writers) all.push(...(await writer.look()).lost);
    return `${saves} saves of ${WRITERS} founders on two nodes`;
  } finally {
    await nodes.close(() => pooler?.stop());
  }
};

/**
 * PgBouncer in transaction mode in front of Postgres: the API's tests pass through it, and two nodes serve through it.
 */
export const pooler: Fault = async () => {
  const program = findProgram('pgbouncer');
  if (!program) return [{ name: 'pooler: PgBouncer is not installed, not run', rounds: 0, lost: 0, ok: null }];
  const rows: Row[] = [];
  for (const [name, through] of Object.entries({ nodes: saveThrough, tests: testThrough })) {
    const findings = createFindings();
    const told = await through(program, findings);
    report(name, told, findings.all);
    rows.push({ name: `pooler: ${name}`, rounds: 1, lost: findings.all.length, ok: findings.all.length === 0 });
  }
  return rows;
};
