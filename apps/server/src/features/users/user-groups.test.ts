import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { groupsLike } from './user-groups.ts';
import { createUserList } from './user-list.store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await people(['Berlin', 'berlin', 'Bern', '', '50% off']);
});
afterAll(() => database.drop());

const people = async (groups: readonly string[]): Promise<void> => {
  await sql`insert into users (email, email_verified, group_name, role_key, subscription_key)
    select 'p' || n || '-' || md5(random()::text) || '@x.example', true, g, 'user', 'free'
      from unnest(${groups}::text[]) with ordinality as given (g, n)`.execute(database.db);
};
const search = async (wanted: string) => {
  const page = { limit: 25, offset: 0, search: wanted, sortField: 'group', sortDirection: 'asc' } as const;
  const { records, count } = await createUserList(database)(page, new Date());
  return [records.map(({ group }) => group.toLowerCase()), count];
};

describe('groups that fit a pattern', () => {
  it('are each found once, whatever their case', async () => {
    expect((await groupsLike(database.db, '%BER%'))?.toSorted()).toEqual(['berlin', 'bern']);
    expect(await groupsLike(database.db, '%nowhere%')).toEqual([]);
  });
  it('lead to their people, in one look with how many there are', async () => {
    expect(await search('berl')).toEqual([['berlin', 'berlin'], 2]);
    expect(await search('50%')).toEqual([['50% off'], 1]);
    expect(await search('nowhere')).toEqual([[], 0]);
  });
});

describe('more groups than are gone through', () => {
  it('are searched all the same', async () => {
    await people(Array.from({ length: 2001 }, (_, at) => `Team ${at}`));
    expect(await groupsLike(database.db, '%team 17%')).toBeUndefined();
    expect((await search('team 1999'))[1]).toBe(1);
    expect(await search('berl')).toEqual([['berlin', 'berlin'], 2]);
  });
});
