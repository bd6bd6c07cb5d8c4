import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { createJobs, type Jobs } from './jobs.ts';

const ask = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: Jobs;
beforeAll(async () => {
  database = await createTestDatabase();
  jobs = createJobs({ connection: database.connection, log: createLog('silent') });
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

it('work that is to run at the start runs without being asked for, and knows its job', async () => {
  const ran: string[] = [];
  await jobs.start([
    { name: 'at-start', atStart: true, run: async (_data, { id }) => void ran.push(id) },
    { name: 'asked-for', run: async () => void ran.push('asked for') },
  ]);
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

it('what the queue warns of stands in the log', async () => {
  const lines: { level: string; msg: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const warned = createJobs({ connection: database.connection, log });
  // what pg-boss says where Postgres does not tell of work
  const listen = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    if (/^listen/i.test(args[0])) return Promise.reject(new Error('no listening here')) as never;
    return Reflect.apply(ask, this, args) as never;
  });
  await warned.start([]);
  listen.mockRestore();
  await warned.stop();
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^jobs: .*LISTEN/));
});
