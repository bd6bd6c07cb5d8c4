import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '@signet/contract';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { allBut, personWith } from '../../testing/visitors.ts';

const DISABLE = 'POST /api/auth/users/disable';
const ENABLE = 'POST /api/auth/users/enable';
let house: TestHouse;
let ada: Person;
let bob: Person;
let founder: Person;

const list = async (query = '', as = ada): Promise<{ records: AuditEntry[]; count: number; isCountLeast?: boolean }> =>
  (await house.ask('GET', `/api/audit?${query}`, { as })).json();
const actsOf = ({ records }: { records: AuditEntry[] }) => records.map(({ act, actor }) => [act, actor.email]);
const change = (as: Person, to: 'enable' | 'disable', { id }: Person) =>
  house.ask('POST', `/api/auth/users/${to}`, { as, body: { ids: [id] } });

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  ada = await house.person({ role: 'admin', email: 'ada@house.example' });
  bob = await house.person({ role: 'admin', email: 'bob@house.example' });
  founder = await house.person({ email: 'fay_1@founders.example' });
  await change(ada, 'disable', founder);
  await change(bob, 'enable', founder);
  await change(ada, 'disable', await house.person({ email: 'fayx1@founders.example' }));
}, 120_000);
afterAll(() => house.close());

describe('the list of what staff did', () => {
  it('says who did what to whom and about what, the newest first', async () => {
    const { records, count } = await list();
    expect(count).toBe(3);
    expect(records.map(({ act, actor, owner }) => [act, actor.email, owner?.email])).toEqual([
      [DISABLE, ada.email, 'fayx1@founders.example'],
      [ENABLE, bob.email, founder.email],
      [DISABLE, ada.email, founder.email],
    ]);
    expect(JSON.parse(records[0]?.about ?? '')).toEqual({});
  });

  it('is found by whoever did it and by whom it was done to, letter by letter in any case', async () => {
    expect(actsOf(await list('search=BOB%40house'))).toEqual([[ENABLE, bob.email]]);
    expect(actsOf(await list('search=fay_1'))).toEqual([
      [ENABLE, bob.email],
      [DISABLE, ada.email],
    ]);
    expect((await list('search=founders')).count).toBe(3);
    expect(await list('search=nobody')).toMatchObject({ records: [], count: 0 });
  });

  it('is held to one act, beside what is searched for', async () => {
    expect((await house.ask('GET', '/api/audit/acts', { as: ada })).json()).toEqual({ acts: [DISABLE, ENABLE] });
    const act = `act=${encodeURIComponent(DISABLE)}`;
    expect((await list(act)).count).toBe(2);
    expect(actsOf(await list(`${act}&search=fay_1`))).toEqual([[DISABLE, ada.email]]);
    expect((await list('act=POST')).count).toBe(0);
  });

  it('is sorted by when and by what, both ways', async () => {
    const first = (records: AuditEntry[]) => records.map(({ act }) => act);
    expect(first((await list('sortField=act&sortDirection=asc')).records)).toEqual([DISABLE, DISABLE, ENABLE]);
    expect(first((await list('sortField=act&sortDirection=desc')).records)).toEqual([ENABLE, DISABLE, DISABLE]);
    const oldest = (await list('sortField=at&sortDirection=asc')).records;
    expect(oldest.map(({ _id }) => _id)).toEqual((await list()).records.map(({ _id }) => _id).toReversed());
  });

  it('names nobody who is gone, and keeps what they did', async () => {
    const gone = await house.person({ role: 'admin' });
    const other = await house.person();
    await change(gone, 'disable', other);
    const erased = await house.ask('POST', '/api/myData/erase', { as: gone, body: { email: gone.email } });
    expect(erased.statusCode, erased.body).toBe(200);
    const [newest] = (await list()).records;
    expect(newest).toMatchObject({ act: DISABLE, actor: { email: null }, owner: { email: other.email } });
    expect(JSON.stringify(newest)).not.toContain(gone.email);
  });

  it.each(['canAccessAdminPage', 'canManageSettings'] as const)('is closed to whoever lacks %s', async (left) => {
    const staff = await personWith(house, allBut(left));
    for (const path of ['/api/audit', '/api/audit/acts'])
      expect((await house.ask('GET', path, { as: staff })).json().errorCode).toBe('forbidden');
  });

  it('covers every entry once in its pages, as the file of all of them is made; so many are counted', async () => {
    await sql`insert into audit_log (actor_id, owner_id, act, about)
      select ${ada.id}, ${founder.id}, 'PUT /api/quizzes/', '{}' from generate_series(1, 120)`.execute(
      house.database.db,
    );
    const asked = `act=${encodeURIComponent('PUT /api/quizzes/')}&sortField=act&sortDirection=asc`;
    const pages = await Promise.all([0, 50, 100].map((offset) => list(`${asked}&limit=50&offset=${offset}`)));
    expect(pages.map(({ records, count }) => [records.length, count])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
    ]);
    expect(new Set(pages.flatMap(({ records }) => records.map(({ _id }) => _id))).size).toBe(120);
    await sql`insert into audit_log (actor_id, owner_id, act, about)
      select ${ada.id}, ${founder.id}, 'PUT /api/quizzes/', '{}' from generate_series(1, 10000)`.execute(
      house.database.db,
    );
    expect(await list(asked)).toMatchObject({ count: 10_000, isCountLeast: true });
  });
});
