import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { createGroups } from './user-groups.ts';
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
    expect((await createGroups(database.db)('%BER%'))?.toSorted()).toEqual(['berlin', 'bern']);
    expect(await createGroups(database.db)('%nowhere%')).toEqual([]);
  });
  it('lead to their people, in one look with how many there are', async () => {
    expect(await search('berl')).toEqual([['berlin', 'berlin'], 2]);
    expect(await search('50%')).toEqual([['50% off'], 1]);
    expect(await search('nowhere')).toEqual([[], 0]);
  });
});

describe('a long text', () => {
  it('is found whole, wherever its rarest part stands, and whatever its letters mean elsewhere', async () => {
    await people(['Harbor Ledger 1230 North', 'harbor ledger 1231 north', '1230', 'a_long%name of 77']);
    expect(await search('Ledger 1230 n')).toEqual([['harbor ledger 1230 north'], 1]);
    expect(await search('LEDGER 123')).toEqual([['harbor ledger 1230 north', 'harbor ledger 1231 north'], 2]);
    expect(await search('a_long%name of')).toEqual([['a_long%name of 77'], 1]);
    expect(await search('aXlong%name of')).toEqual([[], 0]);
  });
  it('is found in addresses with an @ as well', async () => {
    await sql`insert into users (email, email_verified, group_name, role_key, subscription_key)
      values ('Maya.Quern411@mill.example', true, 'zzz', 'user', 'free'),
             ('maya.quern412@mill.example', true, 'zzz', 'user', 'free')`.execute(database.db);
    expect(await search('quern411@mill')).toEqual([['zzz'], 1]);
    expect(await search('.quern41')).toEqual([['zzz', 'zzz'], 2]);
    expect(await search('quern411@milk')).toEqual([[], 0]);
  });
});

describe('more groups than are gone through', () => {
  it('are searched all the same', async () => {
    await people(Array.from({ length: 2001 }, (_, at) => `Team ${at}`));
    expect(await createGroups(database.db)('%team 17%')).toBeUndefined();
    expect((await search('team 1999'))[1]).toBe(1);
    expect(await search('berl')).toEqual([['berlin', 'berlin'], 2]);
  });
});
