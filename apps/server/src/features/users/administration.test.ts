import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnishQuiz } from '../../testing/brand.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { allBut, personWith } from '../../testing/visitors.ts';

type Brand = { name: string; colors: string[] };

let house: TestHouse;
let administrator: Person;
beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin' });
});
afterAll(() => house.close());

const post = (path: string, body: unknown, as = administrator) => house.ask('POST', path, { as, body });
const list = async (query = '') =>
  (await house.ask('GET', `/api/auth/users?${query}`, { as: administrator })).json() as {
    records: {
      _id: string;
      email: string;
      status: string;
      role: string;
      version: number;
      group: string;
      brand?: Brand;
    }[];
    count: number;
  };
const rowOf = async (email: string) => (await list(`search=${encodeURIComponent(email)}`)).records[0];
const form = (given: object = {}) => ({
  email: `${randomUUID()}@example.com`,
  subscriptionKey: 'founder',
  group: 'Friends',
  role: 'user',
  ...given,
});

describe('the users grid', () => {
  it('comes in pages of 25 that cover everybody once, people and invitations in one order', async () => {
    const group = `Cohort ${randomUUID()}`;
    for (let n = 0; n < 30; n += 1)
      await post('/api/auth/invitations', form({ group, email: `p${n}-${randomUUID()}@x.com` }));
    const query = `search=${encodeURIComponent(group)}`;
    const pages = await Promise.all([list(query), list(`${query}&offset=25`)]);
    expect(pages.map(({ records, count }) => [records.length, count])).toEqual([
      [25, 30],
      [5, 30],
    ]);
    const emails = pages.flatMap(({ records }) => records.map((one) => one.email));
    expect(new Set(emails).size).toBe(30);
    expect(emails).toEqual(emails.toSorted());
    const down = await list(`${query}&sortField=email&sortDirection=desc`);
    expect(down.records[0]?.email).toBe(emails.at(-1));
  });

  it('shows the brand that somebody makes, and nothing of whoever has none', async () => {
    const [founder, other] = [await house.person(), await house.person()];
    await furnishQuiz({ db: house.database.db, blobs: house.blobs }, founder);
    expect(await rowOf(founder.email)).toMatchObject({
      brand: { name: expect.stringMatching(/./), colors: Array.from({ length: 5 }, () => expect.stringMatching(/^#/)) },
    });
    const { brand } = (await rowOf(other.email)) ?? {};
    expect(brand?.colors ?? []).toEqual([]);
  });

  it.each(['100%', 'a_b', 'c\\d'])('searches for %s as it is typed', async (group) => {
    await post('/api/auth/invitations', form({ group: `${group} ${randomUUID()}` }));
    const { records } = await list(`search=${encodeURIComponent(group)}`);
    expect(records.length).toBeGreaterThan(0);
    for (const one of records) expect(one.group).toContain(group);
  });

  it('two administrators on one row: the second is told, and loses nothing silently', async () => {
    const person = await house.person();
    const row = await rowOf(person.email);
    const change = (subscriptionKey: string) => ({
      users: [{ _id: person.id, version: row?.version, subscription: { subscriptionKey } }],
    });
    const answers = await Promise.all([
      post('/api/auth/users/users', change('founder')),
      post('/api/auth/users/users', change('studio')),
    ]);
    expect(answers.map((one) => one.json().updatedCount).toSorted()).toEqual([0, 1]);
    expect(answers.map((one) => one.json().lost).toSorted()).toEqual([[], [person.id]]);
  });

  it('two administrators who take each other’s rights at once leave one of them', async () => {
    const own = await openTestHouse();
    const [one, other] = [await own.person({ role: 'admin' }), await own.person({ role: 'admin' })];
    const take = (as: Person, { id }: Person) =>
      own.ask('POST', '/api/auth/users/removeAdmin', { as, body: { ids: [id] } });
    const answers = await Promise.all([take(one, other), take(other, one)]);
    const left = await own.database.db.selectFrom('users').select('id').where('role_key', '=', 'admin').execute();
    await own.close();
    expect(left).toHaveLength(1);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200);
  });

  it('of a change to several, each person’s log holds their own alone', async () => {
    const people = [await house.person(), await house.person()];
    await post('/api/auth/users/users', { users: people.map(({ id }) => ({ _id: id, role: 'staff' })) });
    for (const { id } of people) {
      const { about } = await house.database.db
        .selectFrom('audit_log')
        .select('about')
        .where('owner_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(about).toEqual({ users: [{ _id: id, role: 'staff' }] });
    }
  });

  it('what is given after a subscription has ended counts, and every act is written down', async () => {
    const person = await house.person();
    const expiration = '2030-02-28T23:59:59.999Z';
    await post('/api/auth/users/users', {
      users: [{ _id: person.id, subscription: { subscriptionKey: 'studio', expiration }, role: 'staff' }],
    });
    const row = await house.database.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ subscription_key: 'studio', role_key: 'staff', version: 1 });
    expect(row.subscription_granted_at).not.toBeNull();
    const log = house.database.db.selectFrom('audit_log').selectAll().where('owner_id', '=', person.id);
    expect(await log.execute()).toMatchObject([{ actor_id: administrator.id, act: 'POST /api/auth/users/users' }]);
  });

  it.each([
    ['canUpdateUserRole', { role: 'admin' }],
    ['canUpdateUserSubscription', { subscription: { subscriptionKey: 'studio' } }],
    ['canUpdateUserExpiration', { subscription: { expiration: null } }],
  ] as const)('without %s nothing of it is changed', async (left, change) => {
    const person = await house.person();
    const staff = await personWith(house, allBut(left));
    const answer = await post('/api/auth/users/users', { users: [{ _id: person.id, ...change }] }, staff);
    expect(answer.json().errorCode).toBe('forbidden');
    expect((await rowOf(person.email))?.version).toBe(0);
  });

  it('a change of nothing needs no permission, and writes nothing', async () => {
    const person = await house.person();
    const staff = await personWith(house, allBut('canUpdateUserSubscription', 'canUpdateUserExpiration'));
    const empty = [{ _id: person.id }, { _id: person.id, subscription: {} }];
    const answer = await post('/api/auth/users/users', { users: empty }, staff);
    expect(answer.json()).toEqual({ updatedCount: 0, lost: [] });
    await post('/api/auth/users/users', { users: [{ _id: person.id, role: 'staff', subscription: {} }] }, staff);
    const row = house.database.db.selectFrom('users').selectAll().where('id', '=', person.id);
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      role_key: 'staff',
      version: 1,
      subscription_granted_at: null,
    });
    const log = house.database.db.selectFrom('audit_log').select('act').where('owner_id', '=', person.id);
    expect(await log.execute()).toHaveLength(1);
  });

  it('nobody changes their own role by writing their id in capitals', async () => {
    const own = { users: [{ _id: administrator.id.toUpperCase(), role: 'user' }] };
    await house.person({ role: 'admin' });
    expect((await post('/api/auth/users/users', own)).statusCode).toBe(400);
    expect(await rowOf(administrator.email)).toMatchObject({ role: 'admin' });
  });

  it('nobody changes their own role, disables themselves or takes their own rights', async () => {
    const own = { users: [{ _id: administrator.id, role: 'user' }] };
    expect((await post('/api/auth/users/users', own)).json().errorCode).toBe('ownRow');
    for (const act of ['disable', 'removeAdmin'])
      expect((await post(`/api/auth/users/${act}`, { ids: [administrator.id] })).json().updatedCount).toBe(0);
    expect(await rowOf(administrator.email)).toMatchObject({ role: 'admin', status: 'active' });
  });

  it('a tier or role that there is not is refused', async () => {
    const person = await house.person();
    for (const change of [{ role: 'king' }, { subscription: { subscriptionKey: 'gold' } }]) {
      const answer = await post('/api/auth/users/users', { users: [{ _id: person.id, ...change }] });
      expect(answer.json().errorCode).toBe('unknownChoice');
    }
  });
});

describe('bulk actions', () => {
  it('disable and enable those whom they concern, and count them', async () => {
    const [one, other] = [await house.person(), await house.person({ status: 'disabled' })];
    const ids = [one.id, other.id];
    expect((await post('/api/auth/users/disable', { ids })).json()).toEqual({ updatedCount: 1 });
    expect((await house.ask('GET', '/api/quizzes', { as: one })).statusCode).toBe(401);
    expect((await post('/api/auth/users/enable', { ids })).json()).toEqual({ updatedCount: 2 });
    expect((await house.ask('GET', '/api/quizzes', { as: one })).statusCode).toBe(200);
  });

  it('set and remove administrators', async () => {
    const person = await house.person();
    expect((await post('/api/auth/users/setAdmin', { ids: [person.id] })).json()).toEqual({ updatedCount: 1 });
    expect((await house.ask('GET', '/api/auth/users', { as: person })).statusCode).toBe(200);
    expect((await post('/api/auth/users/removeAdmin', { ids: [person.id] })).json()).toEqual({ updatedCount: 1 });
    expect((await house.ask('GET', '/api/auth/users', { as: person })).statusCode).toBe(403);
  });

  it('reset a brand quiz: a new one to begin with, the former kept', async () => {
    const person = await house.person();
    const { db } = house.database;
    await db.updateTable('users').set({ quiz_completed: true }).where('id', '=', person.id).execute();
    await post('/api/auth/users/resetBrandQuiz', { ids: [person.id] });
    const row = await db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
    expect(row.quiz_completed).toBe(false);
    expect(row.active_quiz_id).not.toBe(person.quizId);
    expect(await db.selectFrom('quizzes').select('id').where('user_id', '=', person.id).execute()).toHaveLength(2);
  });
});

describe('invitations', () => {
  it('go out by letter, let in whoever has the link, and are invited until then', async () => {
    const asked = form();
    const { invitation } = (await post('/api/auth/invitations', asked)).json();
    expect(invitation).toEqual({ _id: expect.any(String), email: asked.email });
    expect(await rowOf(asked.email)).toMatchObject({ status: 'invited', group: 'Friends' });
    const letter = await house.database.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('recipient', '=', asked.email)
      .executeTakeFirstOrThrow();
    const code = /[?&]c=([^\s&]+)/.exec(letter.body_text)?.[1] ?? '';
    const newcomer = await house.newcomer({ email: asked.email });
    const body = { invitationCode: decodeURIComponent(code) };
    const registered = await house.ask('POST', '/api/auth/flow/register', { as: newcomer, body });
    expect(registered.json()).toEqual({ result: 'success' });
    expect(await rowOf(asked.email)).toMatchObject({ status: 'active' });
  });

  it.each([
    [undefined, 'beta'],
    ['free', 'free'],
    ['next', 'next'],
  ])('for %s carry the welcome %s in the letter’s link, beside the code', async (brand, welcome) => {
    const asked = form(brand ? { brand } : {});
    await post('/api/auth/invitations', asked);
    const letters = house.database.db
      .selectFrom('outbox_mails')
      .select('body_text')
      .where('recipient', '=', asked.email);
    const { body_text: text } = await letters.executeTakeFirstOrThrow();
    const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
    expect([link.pathname, link.searchParams.get('brand')]).toEqual(['/register', welcome]);
    expect(link.searchParams.get('c')).toMatch(/^[0-9a-f-]{36}\.[\w-]{22}$/);
  });

  it('are open for 14 days, and sent again for 14 more with the same code', async () => {
    const asked = form();
    const { invitation } = (await post('/api/auth/invitations', asked)).json();
    const { db } = house.database;
    const daysLeft = async () => {
      const row = db.selectFrom('invitations').select('expires_at').where('id', '=', invitation._id);
      return Math.round(((await row.executeTakeFirstOrThrow()).expires_at.getTime() - Date.now()) / 86_400_000);
    };
    expect(await daysLeft()).toBe(14);
    await db
      .updateTable('invitations')
      .set({ expires_at: new Date(0) })
      .where('id', '=', invitation._id)
      .execute();
    expect(await rowOf(asked.email)).toMatchObject({ status: 'inviteExpired' });
    await post('/api/auth/invitations/resend', { ids: [invitation._id] });
    expect([await daysLeft(), await rowOf(asked.email)]).toMatchObject([14, { status: 'invited' }]);
    const letters = await db
      .selectFrom('outbox_mails')
      .select('body_text')
      .where('recipient', '=', asked.email)
      .execute();
    expect(new Set(letters.map(({ body_text: text }) => /c=([^\s&]+)/.exec(text)?.[1])).size).toBe(1);
  });

  it('are sent again, and deleted, while they are open', async () => {
    const asked = form();
    const { invitation } = (await post('/api/auth/invitations', asked)).json();
    const ids = [invitation._id];
    expect((await post('/api/auth/invitations/resend', { ids })).json()).toEqual({ resendCount: 1 });
    expect((await post('/auth/auth/invitations/delete', { ids })).json()).toEqual({ deletedCount: 1 });
    expect((await post('/api/auth/invitations/resend', { ids })).json()).toEqual({ resendCount: 0 });
  });

  it.each([
    [{ email: 'nobody' }, 'Email address is required'],
    [{ subscriptionKey: '' }, 'Subscription is required'],
    [{ group: ' ' }, 'Group is required'],
    [{ role: '' }, 'Role is required'],
  ])('%j is answered %s', async (given, message) => {
    expect((await post('/api/auth/invitations', form(given))).json().message).toBe(message);
  });

  it('to the free tier, and to somebody who is here or invited, are refused', async () => {
    const asked = form();
    await post('/api/auth/invitations', asked);
    const person = await house.person();
    for (const [given, code] of [
      [form({ subscriptionKey: 'free' }), 'unknownChoice'],
      [asked, 'alreadyInvited'],
      [form({ email: person.email.toUpperCase() }), 'alreadyInvited'],
    ] as const)
      expect((await post('/api/auth/invitations', given)).json().errorCode).toBe(code);
  });
});
