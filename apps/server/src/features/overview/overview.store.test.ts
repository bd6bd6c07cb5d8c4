import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_COUNTED } from '../../db/large-counts.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { createOverview } from './overview.store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('of many invitations does not count them all again for whoever looks a moment later', async () => {
  const { db } = database;
  const invite = (count: number) =>
    sql`
    insert into invitations (email, role_key, subscription_key, expires_at)
    select gen_random_uuid() || '@example.com', 'user', 'founder', now() + interval '7 days'
      from generate_series(1, ${count}::int)`.execute(db);
  const overview = createOverview({ db, presence: { nodes: async () => [] } });
  const read = async () => (await overview.read()).people.invitations;
  await invite(5);
  expect(await read()).toBe(5);
  await invite(MOST_COUNTED);
  // so few that they were counted again; from here on the number serves
  expect(await read()).toBe(MOST_COUNTED + 5);
  await invite(1);
  expect(await read()).toBe(MOST_COUNTED + 5);
});
