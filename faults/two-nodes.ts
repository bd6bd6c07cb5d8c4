import { sql } from 'kysely';
import { migrations } from '../apps/server/src/db/migrate.ts';
import { attach } from '../bench/api/cast.ts';
import { ask, newcomer, renew, signIn, type Door } from '../bench/live/sign-in.ts';
import { openNodes, type Nodes } from './nodes.ts';
import { createFindings, report, type Fault, type Findings, type Row } from './round.ts';

const ROUNDS = 5;
/** First starts of both together. */
const STARTS = 20;

type Pair = { door: Door; a: string; b: string };
type Quiz = { version: number; companyName: string };

/** One person between two nodes: every hop of signing in, every save and every read goes to the other one. */
const walk = async ({ door, a, b }: Pair, { check }: Findings): Promise<void> => {
  const person = await newcomer(door);
  const { session } = person;
  const read = async (node: string) => (await (await ask(node, session, 'GET', '/api/quizzes/')).json()) as Quiz;
  const save = (node: string, version: number, companyName: string) =>
    ask(node, session, 'PUT', '/api/quizzes/', { version, companyName });

  check((await save(a, 0, 'First')).status === 200, 'the save on the first node was refused');
  check((await read(b)).companyName === 'First', 'the second node does not have the save of the first');
  const stale = await save(b, 0, 'Stale');
  check(stale.status === 409, `a stale save on the second node answered ${stale.status}`);
  check((await read(a)).companyName === 'First', 'the stale save overwrote');
  check((await save(b, 1, 'Second')).status === 200, 'the save on the second node was refused');
  check((await read(a)).version === 2, 'the first node does not have the save of the second');

  const both = await Promise.all(
    [a, b].flatMap((node) => [save(node, 2, `At once ${node}`), save(node, 2, `At once ${node}`)]),
  );
  const taken = both.filter((one) => one.status === 200).length;
  check(taken === 1, `of four saves at once on two nodes ${taken} were taken`);

  const renewed = await renew({ ...door, nodes: [b, a] }, session);
  check(
    (await ask(a, renewed, 'GET', '/api/quizzes/')).status === 200,
    'a renewed session is not known on the other node',
  );
  const again = await signIn({ ...door, nodes: [b, a] }, person);
  check((await ask(b, again, 'GET', '/api/quizzes/')).status === 200, 'signing in again across the nodes failed');
};

/** What is made once, whichever node makes it: a first administrator whose password is told, the schema, the brain. */
const madeOnce = async ({ shared, a, b }: Nodes, { check }: Findings): Promise<void> => {
  const told = [a, b].filter(({ server }) => /^ *password /m.test(server.printed())).length;
  check(told === 1, `${told} nodes told the first administrator's password`);
  const { db, close } = await attach(shared.dir);
  try {
    const { rows } = await sql<Record<'migrations' | 'brains' | 'administrators' | 'keys', number>>`
      select (select count(*)::int from kysely_migration) as migrations,
             (select count(*)::int from brain_versions) as brains,
             (select count(*)::int from users where role_key = 'admin') as administrators,
             (select count(*)::int from signing_keys) as keys`.execute(db);
    const [made] = rows;
    check(made?.migrations === Object.keys(migrations).length, `${made?.migrations} migrations were applied`);
    check(made?.brains === 1 && made.administrators <= 1 && made.keys === 1, `made twice: ${JSON.stringify(made)}`);
  } finally {
    await close();
  }
};

/** Both nodes start at once on an empty database: one makes everything, the other waits or finds it. */
const startTogether = async (): Promise<Row> => {
  let ok = true;
  for (let round = 1; round <= STARTS; round++) {
    const findings = createFindings();
    const nodes = await openNodes();
    try {
      await madeOnce(nodes, findings);
    } finally {
      await nodes.close();
    }
    report(`start ${round}`, 'both started at once on an empty database', findings.all);
    ok &&= findings.all.length === 0;
  }
  return { name: 'two-nodes: first start of both together', rounds: STARTS, lost: 0, ok };
};

/**
 * Two servers over one Postgres and one folder of files, as behind a load balancer: whatever one does the other
 * knows.
 */
export const twoNodes: Fault = async () => {
  const started = await startTogether();
  const nodes = await openNodes();
  const { shared, a, b, close } = nodes;
  try {
    let ok = true;
    for (let round = 1; round <= ROUNDS; round++) {
      const findings = createFindings();
      await walk({ door: { publicUrl: shared.url, nodes: [a.url, b.url] }, a: a.url, b: b.url }, findings);
      report(`round ${round}`, 'signed up, saved, renewed and signed in again across two nodes', findings.all);
      ok &&= findings.all.length === 0;
    }
    return [started, { name: 'two-nodes', rounds: ROUNDS, lost: 0, ok }];
  } finally {
    await close();
  }
};
