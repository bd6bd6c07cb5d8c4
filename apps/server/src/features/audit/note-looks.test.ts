import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allCalls } from '../../testing/calls.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let staff: Person;
let founder: Person;
let letter: string;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.person({ role: 'admin' });
  founder = await house.person();
  const { id } = await house.database.db
    .insertInto('outbox_mails')
    .values({ recipient: founder.email, subject: 'Hello', body_text: '', body_html: '', status: 'sent' })
    .returning('id')
    .executeTakeFirstOrThrow();
  letter = id;
});
afterAll(() => house.close());

const rows = () =>
  house.database.db.selectFrom('audit_log').select(['actor_id', 'owner_id', 'act', 'about']).orderBy('at').execute();
let before = 0;
beforeEach(async () => {
  before = (await rows()).length;
});
const left = async () => (await rows()).slice(before);

/** Each look, as staff take it, and the row that it leaves. */
const looks: Record<string, () => { path: string; owner: string | null; about: object }> = {
  'users.details': () => ({ path: `/api/auth/users/${founder.id}`, owner: founder.id, about: { id: founder.id } }),
  'mail.outbox': () => ({
    path: `/api/mail/outbox?limit=10&offset=0&search=${encodeURIComponent(founder.email)}`,
    owner: null,
    // not the address that was searched for, which would stay when its owner is gone
    about: { ids: [letter], offset: 0 },
  }),
};

it('every call that shows what is held about people is tried here', () => {
  const declared = allCalls.filter(({ call }) => call.looksAt).map(({ name }) => name);
  expect(Object.keys(looks).toSorted()).toEqual(declared.toSorted());
});

describe('a look of staff', () => {
  it.each(Object.keys(looks))('%s leaves one row of who looked at what', async (name) => {
    const { path, owner, about } = looks[name]?.() ?? expect.fail();
    expect((await house.ask('GET', path, { as: staff })).statusCode).toBe(200);
    const [row, ...others] = await left();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ actor_id: staff.id, owner_id: owner });
    expect(row?.about).toEqual(about);
    expect(row?.act).toMatch(/^GET /);
  });

  it.each(Object.keys(looks))('%s by HEAD leaves it as well: how long the answer is tells something', async (name) => {
    const { path, owner } = looks[name]?.() ?? expect.fail();
    expect((await house.ask('HEAD', path, { as: staff })).statusCode).toBe(200);
    expect(await left()).toMatchObject([{ actor_id: staff.id, owner_id: owner, act: expect.stringMatching(/^GET /) }]);
  });

  it.each(Object.keys(looks))('%s is not taken where it cannot be written down', async (name) => {
    const { path } = looks[name]?.() ?? expect.fail();
    const { db } = house.database;
    await sql
      .raw(
        `create function no_row() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
         create trigger no_row before insert on audit_log for each row execute function no_row()`,
      )
      .execute(db);
    const answer = await house.ask('GET', path, { as: staff });
    await sql.raw('drop trigger no_row on audit_log; drop function no_row').execute(db);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(founder.email);
  });

  it('at what is not there, at oneself, or without the permission leaves none', async () => {
    const details = (id: string, as: Person) => house.ask('GET', `/api/auth/users/${id}`, { as });
    expect((await details(randomUUID(), staff)).statusCode).toBe(404);
    expect((await details(staff.id, staff)).statusCode).toBe(200);
    expect((await details(staff.id, founder)).statusCode).toBe(403);
    expect(await left()).toEqual([]);
  });

  it('is no change: its owner is not told that something of theirs was changed', async () => {
    await house.ask('GET', `/api/auth/users/${founder.id}`, { as: staff });
    expect((await house.ask('GET', '/api/audit/mine', { as: founder })).json().changes).toEqual([]);
  });
});
