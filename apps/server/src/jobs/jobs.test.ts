import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { createJobs, type Jobs } from './jobs.ts';

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
