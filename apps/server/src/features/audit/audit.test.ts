import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_COUNTED } from '../../db/large-counts.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

type Log = { records: { act: string; owner: { email: string } | null }[]; count: number; isCountLeast?: boolean };

let house: TestHouse;
let administrator: Person;
let staff: Person;
let founder: Person;
beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin', email: 'admin@house.example' });
  staff = await house.person({ role: 'staff', email: 'staff@house.example' });
  founder = await house.person({ email: 'ann_b@founders.example' });
  const other = await house.person({ email: 'annxb@founders.example' });
  await house.database.db
    .insertInto('audit_log')
    .values([
      { actor_id: staff.id, owner_id: founder.id, act: 'GET /b', about: '{}' },
      { actor_id: staff.id, owner_id: other.id, act: 'POST /a', about: '{}' },
      { actor_id: administrator.id, owner_id: null, act: 'POST /a', about: '{}' },
    ])
    .execute();
});
afterAll(() => house.close());

const list = async (query: string): Promise<Log> =>
  (await house.ask('GET', `/api/audit?sortField=act&${query}`, { as: administrator })).json() as Log;

describe('the log of what staff did', () => {
  it.each([
    ['who did it', 'staff@house', ['GET /b', 'POST /a']],
    ['whose it was', 'ann_b@', ['GET /b']],
    ['the end of an address', 'founders.example', ['GET /b', 'POST /a']],
    ['an address in capitals', 'ANN_B', ['GET /b']],
    ['nobody', 'zebra', []],
    ['what is no address', 'staff house', []],
    ['nothing, which asks for all', '  ', ['GET /b', 'POST /a', 'POST /a']],
  ])('is searched for %s', async (_what, search, acts) => {
    const { records, count } = await list(`sortDirection=asc&search=${encodeURIComponent(search)}`);
    expect(records.map(({ act }) => act)).toEqual(acts);
    expect(count).toBe(acts.length);
  });

  it('says each kind of act once, in their order', async () => {
    const { acts } = (await house.ask('GET', '/api/audit/acts', { as: administrator })).json() as { acts: string[] };
    expect(acts).toEqual(['GET /b', 'POST /a']);
  });

  it('is searched as well for what more than a thousand people have in their address', async () => {
    await sql`insert into users (email, email_verified, role_key, subscription_key)
      select 'n' || n || '@founders.example', true, 'user', 'free' from generate_series(1, 1001) as n`.execute(
      house.database.db,
    );
    const { records } = await list('search=founders.example');
    expect(records.map(({ owner }) => owner?.email).toSorted()).toEqual([
      'ann_b@founders.example',
      'annxb@founders.example',
    ]);
  });

  it('counts up to ten thousand, and says that there are more', async () => {
    await sql`insert into audit_log (actor_id, act, about)
      select ${staff.id}, 'POST /a', '{}' from generate_series(1, ${MOST_COUNTED}::int)`.execute(house.database.db);
    expect(await list('limit=1')).toMatchObject({ count: MOST_COUNTED, isCountLeast: true });
  });
});
