import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

const SELECTED = 5000;
/** As the page sends them (apps/web/src/features/admin/users/confirm-act.tsx). */
const AT_ONCE = 500;

let house: TestHouse;
let administrator: Person;
let ids: string[];
let parts: string[][];
beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin' });
});
afterAll(() => house.close());
beforeEach(async () => {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_verified, group_name, role_key, subscription_key)
    select gen_random_uuid() || '@example.com', true, 'Cohort', 'user', 'free'
      from generate_series(1, ${SELECTED}::int) returning id`.execute(house.database.db);
  ids = rows.map(({ id }) => id);
  parts = Array.from({ length: SELECTED / AT_ONCE }, (_, n) => ids.slice(n * AT_ONCE, (n + 1) * AT_ONCE));
});

const disable = (part: readonly string[]) =>
  house.ask('POST', '/api/auth/users/disable', { as: administrator, body: { ids: part } });
const countOf = async (part: readonly string[]): Promise<number> => (await disable(part)).json().updatedCount;

/** How many of these are disabled, how often anybody's row was changed at most, and how often it was written down. */
const standing = async (of: readonly string[]) => {
  const { rows } = await sql<{ disabled: number; changes: number; entries: number; people: number }>`
    select (select count(*)::int from users where id = any(${of}::uuid[]) and status = 'disabled') as disabled,
      (select max(version)::int from users where id = any(${of}::uuid[])) as changes,
      (select count(*)::int from audit_log where owner_id = any(${of}::uuid[])) as entries,
      (select count(distinct owner_id)::int from audit_log where owner_id = any(${of}::uuid[])) as people`.execute(
    house.database.db,
  );
  return rows[0];
};

/** Holds one person's row, and ends the session of the server that comes to wait for it: as a node that is killed. */
const breakOff = async (part: readonly string[]): Promise<number> => {
  const holder = new pg.Client(house.database.connection);
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select id from users where id = $1 for update', [part.at(-1)]);
    const answer = disable(part);
    const ended = async () => {
      const { rows } = await holder.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rows.length;
    };
    await expect.poll(ended, { timeout: 20_000 }).toBe(1);
    return (await answer).statusCode;
  } finally {
    await holder.end();
  }
};

it('a selection of 5,000 that is broken off is whole up to there, and goes on to all of them', async () => {
  const [done, broken, rest] = [parts.slice(0, 4), parts[4] ?? [], parts.slice(5)];
  for (const part of done) expect(await countOf(part)).toBe(AT_ONCE);
  expect(await breakOff(broken)).toBe(503);
  expect(await standing(broken)).toEqual({ disabled: 0, changes: 0, entries: 0, people: 0 });
  let updated = 0;
  for (const part of [broken, ...rest]) updated += await countOf(part);
  expect(updated).toBe(SELECTED - done.length * AT_ONCE);
  expect(await standing(ids)).toEqual({ disabled: SELECTED, changes: 1, entries: SELECTED, people: SELECTED });
});

it('a part whose answer was lost and that comes again changes nobody twice, and says so by its count', async () => {
  for (const part of parts) await disable(part);
  const again = await Promise.all(parts.map(countOf));
  expect(again).toEqual(parts.map(() => 0));
  expect(await standing(ids)).toEqual({ disabled: SELECTED, changes: 1, entries: SELECTED, people: SELECTED });
});

it('5,000 at once are as many as one call takes, all of them or none', async () => {
  expect((await disable([...ids, administrator.id])).statusCode).toBe(400);
  expect(await standing(ids)).toMatchObject({ disabled: 0 });
  expect(await countOf(ids)).toBe(SELECTED);
});
