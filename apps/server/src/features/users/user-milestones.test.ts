import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createUserList, type UserPage } from './user-list.store.ts';
import { createMilestones } from './user-milestones.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await sql`
    insert into users (email, email_verified, group_name, role_key, subscription_key, status)
    select 'person' || n || '@example.com', true, 'Cohort ' || n % 7, 'user', 'free', 'active'
      from generate_series(1, 5200) as n`.execute(house.database.db);
});
afterAll(() => house.close());

const orders = (['email', 'group', 'role'] as const).flatMap((sortField) =>
  (['asc', 'desc'] as const).map((sortDirection) => [sortField, sortDirection] as const),
);

it.each(orders)('a page far down by %s %s is the same from a known place as counted off', async (field, direction) => {
  const { db } = house.database;
  const page: UserPage = { limit: 25, offset: 4321, sortField: field, sortDirection: direction };
  // a fresh list knows no places yet
  const countedOff = await createUserList({ db })(page, new Date());
  expect(countedOff.records).toHaveLength(25);
  const list = createUserList({ db });
  await list(page, new Date());
  const milestones = createMilestones(db);
  await vi.waitUntil(() => milestones.before(page) !== undefined);
  expect(milestones.before(page)?.at).toBe(4250);
  await vi.waitUntil(async () => (await list(page, new Date())).records.length === 25);
  expect((await list(page, new Date())).records).toEqual(countedOff.records);
  expect((await list({ ...page, offset: 5190 }, new Date())).records.length).toBeGreaterThanOrEqual(10);
});

it('near pages are counted off, and an order that some have no place in', () => {
  const milestones = createMilestones(house.database.db);
  const page: UserPage = { limit: 25, offset: 100, sortField: 'email', sortDirection: 'asc' };
  expect(milestones.before(page)).toBeUndefined();
  expect(milestones.before({ ...page, offset: 4000, sortField: 'expiration' })).toBeUndefined();
});

it('places that cannot be found are not looked for at every page, and those that are known stay', async () => {
  const { db } = house.database;
  let measured = 0;
  let isBroken = false;
  const asking = db.withPlugin({
    transformQuery: ({ node }) => {
      measured += 1;
      if (isBroken) throw new Error('canceling statement due to statement timeout');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const far = { offset: 4321, sortField: 'email', sortDirection: 'asc' } as const;
  const milestones = createMilestones(asking);
  await vi.waitUntil(() => milestones.before(far) !== undefined);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000);
  isBroken = true;
  for (let press = 0; press < 5; press++) {
    expect(milestones.before(far)?.at).toBe(4250);
    // a look that was begun has failed by now
    await setImmediate();
  }
  expect(measured).toBe(2);
  clock.mockRestore();
});
