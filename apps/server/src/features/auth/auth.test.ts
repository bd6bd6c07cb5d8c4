import { randomUUID } from 'node:crypto';
import { ID_TOKEN_HEADER, user as userShape } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../db/schema.ts';
import { deriveKey } from '../../secrets.ts';
import { houseSecret, openTestHouse, type Newcomer, type TestHouse } from '../../testing/house.ts';
import { sql, type Insertable } from 'kysely';
import { createInvitationStore } from './invitations.store.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const validate = (as: Newcomer, headers: Record<string, string> = {}) =>
  house.ask('GET', '/api/auth/flow/validate', { as, headers });
const register = (as: Newcomer, invitationCode?: string | null) =>
  house.ask('POST', '/api/auth/flow/register', { as, body: { invitationCode } });
const resultOf = async (as: Newcomer, code?: string | null) => (await register(as, code)).json().result;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const { codeOf } = createInvitationStore({ key: deriveKey(houseSecret, 'invitations') });

/** An open invitation and its code. */
const invite = async (values: Partial<Insertable<Tables['invitations']>> = {}) => {
  const invitation = await house.database.db
    .insertInto('invitations')
    .values({
      email: `${randomUUID()}@example.com`,
      role_key: 'user',
      subscription_key: 'founder',
      expires_at: inDays(7),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...invitation, code: codeOf(invitation) };
};

const setSubscriptions = (on: boolean) =>
  house.database.db
    .updateTable('feature_flags')
    .set({ value: JSON.stringify(on) })
    .where('name', '=', 'enableSubscriptions')
    .execute();

describe('validating a session (spec administration §4.1, 7.1)', () => {
  it('a registered user is answered with what role and tier give them', async () => {
    const person = await house.person({ tier: 'founder' });
    const { user, ...rest } = (await validate(person)).json();
    expect(rest).toEqual({});
    expect(userShape.parse(user)).toMatchObject({
      _id: person.id,
      email: person.email,
      role: 'user',
      status: 'active',
      quizCompleted: false,
      activeQuizId: person.quizId,
      subscription: { subscriptionKey: 'founder', expiration: null, isManaged: false },
      permissions: { canBeExpired: true },
      features: { 'brandQuiz.canComplete': true, 'chat.enabled': true },
    });
  });

  it('whose subscription has run out is sent to the expired page, but only while subscriptions are on', async () => {
    const person = await house.person({ expiration: inDays(-1) });
    expect((await validate(person)).json()).not.toHaveProperty('redirectTo');
    await setSubscriptions(true);
    expect((await validate(person)).json()).toMatchObject({ user: { _id: person.id }, redirectTo: 'expired' });
    expect((await validate(await house.person({ expiration: inDays(1) }))).json()).not.toHaveProperty('redirectTo');
    await setSubscriptions(false);
  });

  it('somebody who has not registered is sent to registration, with the code of their open invitation', async () => {
    const invitation = await invite({ brand: 'next' });
    const invited = await house.newcomer({ email: invitation.email.toUpperCase() });
    expect((await validate(invited)).json()).toEqual({
      redirectTo: 'registration',
      invitationCode: invitation.code,
      brand: 'next',
    });
    expect((await validate(await house.newcomer())).json()).toEqual({ redirectTo: 'registration' });
  });

  it('an address that the issuer has not checked learns nothing of its invitation', async () => {
    const { email } = await invite();
    expect((await validate(await house.newcomer({ email, emailVerified: false }))).json()).toEqual({
      redirectTo: 'registration',
    });
  });

  it.each([
    ['has run out', { expires_at: inDays(-1) }],
    ['was used', { accepted_at: new Date() }],
  ])('an invitation that %s is not offered', async (_what, values) => {
    const { email } = await invite(values);
    expect((await validate(await house.newcomer({ email }))).json()).toEqual({ redirectTo: 'registration' });
  });

  it('a disabled user is answered 401, and registering again lets them in no more', async () => {
    const person = await house.person({ status: 'disabled' });
    expect((await validate(person)).statusCode).toBe(401);
    expect((await register(person)).statusCode).toBe(401);
  });

  const badIdTokens: [string, (person: Newcomer) => Promise<string>][] = [
    ['of another person', async () => (await house.newcomer()).idToken],
    [
      'that has expired',
      ({ subject, email }) => house.issuer.idToken(subject, email, { exp: Math.floor(Date.now() / 1000) - 31 }),
    ],
    ['of another client', ({ subject, email }) => house.issuer.idToken(subject, email, { aud: 'another-client' })],
    ['without an e-mail address', ({ subject, email }) => house.issuer.idToken(subject, email, { email: undefined })],
    ['that is an access token', async ({ token }) => token],
    ['that is garbage', async () => 'garbage'],
    ['that is empty', async () => ''],
  ];
  it.each(badIdTokens)('an ID token %s is 401 for both calls', async (_what, make) => {
    const newcomer = await house.newcomer();
    const as = { ...newcomer, idToken: await make(newcomer) };
    expect([(await validate(as)).statusCode, (await register(as)).statusCode]).toEqual([401, 401]);
  });

  it('an ID token sent twice is 401', async () => {
    const person = await house.person();
    expect((await validate(person, { [ID_TOKEN_HEADER]: `${person.idToken}, ${person.idToken}` })).statusCode).toBe(
      401,
    );
  });
});

describe('registering (spec administration §4.2, 8.2)', () => {
  const rowsOf = async ({ subject }: Newcomer) => {
    const { db } = house.database;
    const users = await db
      .selectFrom('users')
      .innerJoin('identities', 'identities.user_id', 'users.id')
      .selectAll('users')
      .where('subject', '=', subject)
      .execute();
    const ids = users.map(({ id }) => id);
    const quizzes = ids.length ? await db.selectFrom('quizzes').selectAll().where('user_id', 'in', ids).execute() : [];
    const selections = ids.length
      ? await db.selectFrom('selections').selectAll().where('user_id', 'in', ids).execute()
      : [];
    return { users, quizzes, selections };
  };

  it('makes the user, their quiz and its selections once, on the default tier', async () => {
    const newcomer = await house.newcomer();
    expect(await resultOf(newcomer)).toBe('success');
    const {
      users: [user, ...others],
      quizzes: [quiz, ...more],
      selections,
    } = await rowsOf(newcomer);
    expect([others, more]).toEqual([[], []]);
    expect(user).toMatchObject({
      email: newcomer.email,
      role_key: 'user',
      subscription_key: 'free',
      status: 'active',
      active_quiz_id: quiz?.id,
      terms_accepted_at: expect.any(Date),
    });
    expect(selections.map(({ quiz_id }) => quiz_id)).toEqual([quiz?.id]);
    expect((await validate(newcomer)).json()).toMatchObject({ user: { email: newcomer.email } });
  });

  it('again answers userExists and makes nothing', async () => {
    const newcomer = await house.newcomer();
    await register(newcomer);
    const before = await rowsOf(newcomer);
    expect(await resultOf(newcomer)).toBe('userExists');
    expect(await rowsOf(newcomer)).toEqual(before);
  });

  it('five times at once makes one user; the others are told userExists', async () => {
    const newcomer = await house.newcomer();
    const results = await Promise.all(Array.from({ length: 5 }, () => resultOf(newcomer)));
    expect(results.toSorted()).toEqual(['success', 'userExists', 'userExists', 'userExists', 'userExists']);
    const { users, quizzes, selections } = await rowsOf(newcomer);
    expect([users.length, quizzes.length, selections.length]).toEqual([1, 1, 1]);
  });

  it('of many people at once lets each in, with fewer connections than people', async () => {
    const newcomers = await Promise.all(Array.from({ length: 24 }, () => house.newcomer()));
    expect(await Promise.all(newcomers.map((one) => resultOf(one)))).toEqual(newcomers.map(() => 'success'));
  });

  it('five times at once with an unchecked address makes one user too, and leaves nobody behind', async () => {
    const newcomer = await house.newcomer({ emailVerified: false });
    const results = await Promise.all(Array.from({ length: 5 }, () => resultOf(newcomer)));
    expect(results.toSorted()).toEqual(['success', 'userExists', 'userExists', 'userExists', 'userExists']);
    const { rows } = await sql`select count(*)::int as people from users where email = ${newcomer.email}`.execute(
      house.database.db,
    );
    expect(rows).toEqual([{ people: 1 }]);
  });

  it('several identities may lead to one person: whichever they come by, they are the same user', async () => {
    const person = await house.person();
    const byAnotherWay = await house.newcomer();
    await house.database.db
      .insertInto('identities')
      .values({ issuer: house.issuer.issuer, subject: byAnotherWay.subject, user_id: person.id })
      .execute();
    expect((await validate(byAnotherWay)).json()).toMatchObject({ user: { _id: person.id, email: person.email } });
    expect(await resultOf(byAnotherWay)).toBe('userExists');
  });

  it('the same name with another issuer is somebody else', async () => {
    const person = await house.person();
    await house.database.db
      .updateTable('identities')
      .set({ issuer: 'https://elsewhere.test' })
      .where('user_id', '=', person.id)
      .execute();
    expect((await validate(person)).json()).toEqual({ redirectTo: 'registration' });
  });

  it("with an address that is somebody else's already answers addressTaken, in whatever case", async () => {
    const { email } = await house.person();
    expect(await resultOf(await house.newcomer({ email: email.toUpperCase() }))).toBe('addressTaken');
  });

  it('with an unchecked address keeps nobody from it: not its owner, nor others whose issuer checks none', async () => {
    const email = `${randomUUID()}@example.com`;
    const squatter = await house.newcomer({ email, emailVerified: false });
    expect(await resultOf(squatter)).toBe('success');
    const owner = await house.newcomer({ email });
    expect(await resultOf(owner)).toBe('success');
    expect(await resultOf(await house.newcomer({ email, emailVerified: false }))).toBe('success');
    expect(await resultOf(await house.newcomer({ email }))).toBe('addressTaken');
    expect((await validate(owner)).json().user._id).not.toBe((await validate(squatter)).json().user._id);
  });

  it('with an invitation gives its role, tier, expiration and group, and uses it up', async () => {
    const until = inDays(30);
    const { code, id } = await invite({
      role_key: 'staff',
      subscription_key: 'studio',
      subscription_expiration: until,
      group_name: 'Accelerator',
    });
    const invited = await house.newcomer();
    expect(await resultOf(invited, code)).toBe('success');
    expect((await rowsOf(invited)).users[0]).toMatchObject({
      role_key: 'staff',
      subscription_key: 'studio',
      subscription_expiration: until,
      group_name: 'Accelerator',
    });
    expect(
      await house.database.db.selectFrom('invitations').select('accepted_at').where('id', '=', id).executeTakeFirst(),
    ).toEqual({ accepted_at: expect.any(Date) });
    expect(await resultOf(await house.newcomer(), code)).toBe('badInvitation');
  });

  it('of two people with one invitation at the same moment lets one in', async () => {
    const { code } = await invite();
    const results = await Promise.all([resultOf(await house.newcomer(), code), resultOf(await house.newcomer(), code)]);
    expect(results.toSorted()).toEqual(['badInvitation', 'success']);
  });

  it('with an invitation that has run out answers expiredInvitation, and makes nobody', async () => {
    const { code } = await invite({ expires_at: inDays(-1) });
    const late = await house.newcomer();
    expect(await resultOf(late, code)).toBe('expiredInvitation');
    expect((await rowsOf(late)).users).toEqual([]);
  });

  const badCodes: [string, () => Promise<string>][] = [
    ['made up', async () => 'let-me-in'],
    ['of an invitation that never was', async () => codeOf({ id: randomUUID(), rotation: 0 })],
    ['made with another key', async () => createInvitationStore({ key: Buffer.alloc(32) }).codeOf(await invite())],
    ['of an earlier rotation', async () => codeOf({ ...(await invite({ rotation: 1 })), rotation: 0 })],
    [
      'with one character changed',
      async () => (await invite()).code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['that was used', async () => (await invite({ accepted_at: new Date() })).code],
  ];
  it.each(badCodes)('with a code %s answers badInvitation, and makes nobody', async (_what, make) => {
    const newcomer = await house.newcomer();
    expect(await resultOf(newcomer, await make())).toBe('badInvitation');
    expect((await rowsOf(newcomer)).users).toEqual([]);
  });

  it('too often in an hour is 429, and says when to come back', async () => {
    const newcomer = await house.newcomer();
    for (let tries = 0; tries < 20; tries++) await register(newcomer, 'made up');
    const answer = await register(newcomer);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({
      message: 'That was a lot of tries in a short time. Please wait a moment and try again.',
      errorCode: 'tooManyRequests',
      retryAfterSeconds: expect.any(Number),
    });
    expect(answer.headers['retry-after']).toBe(String(answer.json().retryAfterSeconds));
    expect((await rowsOf(newcomer)).users).toEqual([]);
  });
});
