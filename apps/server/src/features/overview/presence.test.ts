import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Overview } from '@signet/contract';
import { createTestDatabase } from '../../testing/databases.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { createPresence } from './presence.ts';

let house: TestHouse;
let admin: Person;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  admin = await house.person({ role: 'admin' });
}, 120_000);
afterAll(() => house.close());

const overview = async (): Promise<Overview> => (await house.ask('GET', '/api/overview', { as: admin })).json();
const fail = (error: unknown): never => {
  throw error;
};
const another = (version: string) => createPresence({ db: house.database.db, version, dataDir: '/', onFailed: fail });

it('the overview counts the servers that run, each with its version and disk, wherever they connect from', async () => {
  const nodes = async () => (await overview()).nodes;
  expect(await nodes()).toMatchObject([{ isThis: true, disk: { freeBytes: expect.any(Number) } }]);
  const [one, other] = [another('7.0.0'), another('7.1.0')];
  await one.start();
  await other.start();
  expect((await nodes()).map(({ version, isThis }) => [version, isThis]).slice(1)).toEqual([
    ['7.0.0', false],
    ['7.1.0', false],
  ]);
  await other.stop();
  expect((await nodes()).map(({ version }) => version).slice(1)).toEqual(['7.0.0']);
  await sql`update nodes set seen_at = now() - interval '46 seconds'`.execute(house.database.db);
  expect(await nodes()).toHaveLength(1);
  await one.stop();
});

it('a server that cannot say that it is there serves on, and tells why', async () => {
  const gone = await createTestDatabase({ empty: true });
  const told: unknown[] = [];
  const presence = createPresence({
    db: gone.db,
    version: '1',
    dataDir: '/nowhere',
    onFailed: (one) => told.push(one),
  });
  await presence.start();
  expect(String(told)).toContain('nodes');
  await gone.drop();
});

it('failed jobs, letters, research and files each need a look, in the number that there are', async () => {
  const { db } = house.database;
  const before = await overview();
  expect([before.letters.failed, before.research.failed, before.files.failed]).toEqual([0, 0, 0]);
  await sql`insert into outbox_mails (recipient, subject, body_text, body_html, status)
    values ('a@example.com', 'Lost', '', '', 'failed')`.execute(db);
  await sql`insert into company_scrapes (company_id, image_id, name, status)
    values (gen_random_uuid(), 'x', 'Rival', 'failed')`.execute(db);
  await sql`insert into made_files (user_id, kind, subject, basis, made_from, status)
    values (${admin.id}, 'logos', gen_random_uuid(), 'b', '{}', 'failed')`.execute(db);
  await sql`insert into pgboss.job (name, state) values ('house.sweep', 'failed')`.execute(db);
  const { letters, research, files, failedJobs } = await overview();
  expect([letters.failed, research.failed, files.failed]).toEqual([1, 1, 1]);
  expect(failedJobs).toMatchObject([{ name: 'house.sweep', count: 1 }]);
});
