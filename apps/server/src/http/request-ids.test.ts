import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { underRequest } from '../current-request.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({ trustProxy: ['10.0.0.0/24', '2001:db8::1'] });
  });
  afterAll(() => house.close());
  const idOf = async (remoteAddress: string, given: string): Promise<unknown> => {
    const answer = await house.app.inject({ url: '/api/version', remoteAddress, headers: { 'x-request-id': given } });
    return answer.headers['x-request-id'];
  };

  it.each(['10.0.0.7', '2001:db8::1'])('is the one that a trusted proxy gave it: %s', async (proxy) => {
    expect(await idOf(proxy, 'edge-4711.a:b_c')).toBe('edge-4711.a:b_c');
  });

  it.each(['10.0.1.7', '203.0.113.9', '2001:db8::2', '127.0.0.1'])(
    'is ours when anybody else names it: %s',
    async (other) => {
      expect(await idOf(other, 'edge-4711')).toMatch(UUID);
    },
  );

  it.each(['', 'short', 'x'.repeat(65), 'with space inside', 'a"quoted"one', 'ünïcödé-id'])(
    'is ours when the given one is none: %s',
    async (given) => expect(await idOf('10.0.0.7', given)).toMatch(UUID),
  );

  it('stands in the line of the log', async () => {
    house.logged.length = 0;
    await idOf('10.0.0.7', 'edge-in-the-log');
    expect(house.logged.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)).toContain('edge-in-the-log');
  });
});

describe('a job', () => {
  it('is logged under the id of the request that began it, and does not see it in its data', async () => {
    const database = await createTestDatabase();
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const jobs = createJobs({ connection: database.connection, log });
    const seen: object[] = [];
    await jobs.start([{ name: 'test.one', run: async (data: object) => void seen.push(data) }]);
    await underRequest('edge-4711', () => jobs.enqueue(database.db, 'test.one', { about: 'it' }));
    const told = () => lines.map((line) => JSON.parse(line) as { job?: string; requestId?: string });
    while (!told().some(({ job }) => job === 'test.one')) await nextTurn();
    expect(seen).toEqual([{ about: 'it' }]);
    expect(told().find(({ job }) => job === 'test.one')?.requestId).toBe('edge-4711');
    await jobs.stop();
    await database.drop();
  });
});
