import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserDetails } from '@signet/contract';
import { furnishQuiz } from '../../testing/brand.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let admin: Person;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  admin = await house.person({ role: 'admin' });
}, 120_000);
afterAll(() => house.close());

const pageOf = async (id: string): Promise<UserDetails> =>
  (await house.ask('GET', `/api/auth/users/${id}`, { as: admin })).json();

/** A session of the built-in issuer, as it stores one; `device` is noted where its beginning was. */
const signIn = async (accountId: string, until: Date, device?: string): Promise<void> => {
  const { db } = house.database;
  const uid = randomUUID();
  await sql`insert into oidc_payloads (model, id, uid, payload, expires_at)
    values ('Session', ${randomUUID()}, ${uid}, ${JSON.stringify({ accountId })}, ${until})`.execute(db);
  if (device === undefined) return;
  await sql`insert into accounts (id, email, password_hash) values (${accountId}, ${`${accountId}@example.com`}, '')
    on conflict do nothing`.execute(db);
  await sql`insert into sign_in_sessions (uid, account_id, device, created_at, seen_at)
    values (${uid}, ${accountId}, ${device}, '2026-11-01T08:00:00Z', '2026-11-02T09:00:00Z')`.execute(db);
};
const inAnHour = () => new Date(Date.now() + 3_600_000);

it('each session has its device and times, the last seen first; one that has ended is not there', async () => {
  const person = await house.person();
  const until = inAnHour();
  await signIn(person.subject, until, 'Firefox on Linux');
  await signIn(person.subject, until);
  await signIn(person.subject, new Date(0), 'Edge on Windows');
  const { waysIn, sessions } = await pageOf(person.id);
  expect(waysIn).toEqual([{ issuer: house.issuer.issuer, since: expect.any(String) }]);
  expect(sessions).toEqual([
    {
      device: 'Firefox on Linux',
      since: '2026-11-01T08:00:00.000Z',
      seenAt: '2026-11-02T09:00:00.000Z',
      until: until.toISOString(),
    },
    { device: null, since: null, seenAt: null, until: until.toISOString() },
  ]);
});

it('a session of the house’s own issuer is nobody’s who comes from another under the same subject', async () => {
  const [own, outside] = [await house.person(), await house.person()];
  await house.database.db
    .updateTable('identities')
    .set({ issuer: 'https://elsewhere.test', subject: own.subject })
    .where('user_id', '=', outside.id)
    .execute();
  await signIn(own.subject, inAnHour());
  expect((await pageOf(own.id)).sessions).toHaveLength(1);
  const { waysIn, sessions } = await pageOf(outside.id);
  expect([waysIn.map(({ issuer }) => issuer), sessions]).toEqual([['https://elsewhere.test'], []]);
});

it('quizzes, brand, tier, letters, every job and what staff did are on one screen', async () => {
  const { db } = house.database;
  const [person, other] = [await house.person({ tier: 'studio' }), await house.person()];
  await furnishQuiz({ db, blobs: house.blobs }, person);
  await house.ask('POST', '/api/auth/users/users', {
    as: admin,
    body: { users: [{ _id: person.id, role: 'staff' }] },
  });
  await sql`delete from made_files where user_id = ${person.id}`.execute(db);
  for (const { id, email } of [person, other]) {
    await sql`insert into outbox_mails (recipient, subject, body_text, body_html, status)
      values (${email.toUpperCase()}, ${`To ${email}`}, '', '', 'failed')`.execute(db);
    await sql`insert into company_scrapes (company_id, image_id, name, status, asked_by, requested_at)
      values (gen_random_uuid(), 'x', ${`Rival of ${email}`}, 'failed', ${id}, '2026-11-03T08:00:00Z')`.execute(db);
    await sql`insert into made_files (user_id, kind, subject, basis, made_from, status, requested_at)
      values (${id}, 'books', gen_random_uuid(), 'b', '{}', 'complete', '2026-11-02T08:00:00Z')`.execute(db);
    await sql`insert into pgboss.job (name, singleton_key, state, created_on)
      values ('subscriptions.read', ${id}, 'completed', '2026-11-01T08:00:00Z')`.execute(db);
  }
  const page = await pageOf(person.id);
  expect(page.quizzes).toMatchObject([{ name: 'Northwind', versions: 1, isActive: true }]);
  expect(page.tier.label).toBe('Studio');
  expect(page.letters).toMatchObject([{ subject: `To ${person.email}`, status: 'failed' }]);
  expect(page.jobs.map(({ kind, of, status }) => [kind, of, status])).toEqual([
    ['research', `Rival of ${person.email}`, 'failed'],
    ['books', null, 'complete'],
    ['subscription', null, 'completed'],
  ]);
  expect(page.trail).toMatchObject([{ act: 'POST /api/auth/users/users', by: admin.email }]);
  expect(page.cut).toEqual([]);
});

it('of many the newest twenty stand there, and it is said which lists go on', async () => {
  const person = await house.person();
  await sql`insert into made_files (user_id, kind, subject, basis, made_from, status, requested_at)
    select ${person.id}, 'books', gen_random_uuid(), 'b', '{}', 'complete', now() - n * interval '1 day'
      from generate_series(1, 25) as n`.execute(house.database.db);
  const { jobs, cut } = await pageOf(person.id);
  expect(jobs).toHaveLength(20);
  expect(jobs.map(({ at }) => at)).toEqual(
    jobs
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(cut).toEqual(['jobs']);
});

it('openings of this page, of which each leaves a row, do not push out what staff did', async () => {
  const person = await house.person();
  await house.ask('POST', '/api/auth/users/users', {
    as: admin,
    body: { users: [{ _id: person.id, role: 'staff' }] },
  });
  for (let looks = 0; looks < 21; looks += 1) await pageOf(person.id);
  const { trail, cut } = await pageOf(person.id);
  expect(trail.map(({ act }) => act)).toEqual(['POST /api/auth/users/users']);
  expect(cut).toEqual([]);
});
