import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect } from './client.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let dir: string;
let stranger: ChildProcess;

beforeAll(() => {
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'signet-own-postgres-')), 'postgres');
  // another Signet's Postgres, as far as its name goes
  stranger = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', 'postgres'], {
    cwd: os.tmpdir(),
    stdio: 'ignore',
  });
});
afterAll(() => {
  stranger.kill();
  fs.rmSync(path.dirname(dir), { recursive: true });
});

const answers = async (own: Awaited<ReturnType<typeof startEmbeddedPostgres>>): Promise<boolean> => {
  const { db, close } = connect(own.connection('postgres'), () => undefined, { max: 1 });
  const ok = await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  await close();
  return ok;
};

it("Postgres starts after a power failure though its old process id is another's, and leaves that alone", async () => {
  const first = await startEmbeddedPostgres(dir, { fleeting: true });
  const note = path.join(dir, 'postmaster.pid');
  const [, ...lines] = fs.readFileSync(note, 'utf8').split('\n');
  await first.stop();
  fs.writeFileSync(note, [stranger.pid, ...lines].join('\n'));
  const second = await startEmbeddedPostgres(dir, { fleeting: true });
  expect(await answers(second)).toBe(true);
  await second.stop();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

it('a Postgres that a killed server left running is taken over as it is', async () => {
  const left = await startEmbeddedPostgres(dir, { fleeting: true });
  const [pid] = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n');
  const taken = await startEmbeddedPostgres(dir, { fleeting: true });
  expect(fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8')).toMatch(new RegExp(`^${pid}\\n`));
  expect(await answers(left)).toBe(true);
  await taken.stop();
  expect(await answers(left)).toBe(false);
});

it('a Postgres that was killed while it served is started again', async () => {
  const own = await startEmbeddedPostgres(dir, { fleeting: true });
  const ended = vi.fn();
  own.keepRunning(ended);
  process.kill(Number.parseInt(fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  await vi.waitUntil(() => ended.mock.calls.length > 0, { timeout: 30_000 });
  await vi.waitUntil(() => answers(own), { timeout: 30_000 });
  await own.stop();
  expect(await answers(own)).toBe(false);
  expect(ended).toHaveBeenCalledTimes(1);
});
