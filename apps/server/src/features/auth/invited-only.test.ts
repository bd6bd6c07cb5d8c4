import { randomBytes, randomUUID } from 'node:crypto';
import { ID_TOKEN_HEADER } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '../../secrets.ts';
import { houseSecret, openTestHouse, type Newcomer, type Person, type TestHouse } from '../../testing/house.ts';
import { createDerivedCodes } from './derived-codes.ts';

let house: TestHouse;
let administrator: Person;
beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin' });
});
afterAll(() => house.close());

const codes = createDerivedCodes(deriveKey(houseSecret, 'invitations'));
const setOpen = (value: boolean) =>
  house.ask('POST', '/api/settings/featureFlags', { as: administrator, body: { name: 'openRegistration', value } });
const invite = async (email = `${randomUUID()}@example.com`) => {
  const body = { email, subscriptionKey: 'founder', group: 'Friends', role: 'user' };
  const { invitation } = (await house.ask('POST', '/api/auth/invitations', { as: administrator, body })).json();
  return { email, code: codes.of({ id: invitation._id as string, rotation: 0 }) };
};
const validate = (as: Newcomer) => house.ask('GET', '/api/auth/flow/validate', { as });
/** Registers from an address of the network that nobody else has, unless one is given. */
const register = (as: Newcomer, invitationCode: string | null, remoteAddress = `10.${[...randomBytes(3)].join('.')}`) =>
  house.app.inject({
    method: 'POST',
    url: '/api/auth/flow/register',
    remoteAddress,
    headers: { authorization: `Bearer ${as.token}`, [ID_TOKEN_HEADER]: as.idToken },
    payload: { invitationCode },
  });

describe('while registration is not open (openRegistration)', () => {
  beforeAll(async () => void (await setOpen(false)));
  afterAll(async () => void (await setOpen(true)));

  it('whoever comes uninvited is not valid, and registering makes nobody', async () => {
    const stranger = await house.newcomer();
    expect((await validate(stranger)).statusCode).toBe(401);
    expect((await register(stranger, null)).json()).toEqual({ result: 'badInvitation' });
    expect((await validate(stranger)).statusCode).toBe(401);
  });

  it('whoever is invited is led to registration with their code, and let in by it', async () => {
    const { email, code } = await invite();
    const invited = await house.newcomer({ email });
    expect((await validate(invited)).json()).toMatchObject({ redirectTo: 'registration', invitationCode: code });
    expect((await register(invited, code)).json()).toEqual({ result: 'success' });
    expect((await validate(invited)).json()).toMatchObject({ user: { email } });
  });

  it('an address that nobody has checked learns nothing, and the link from the letter still works', async () => {
    const { email, code } = await invite();
    const unchecked = await house.newcomer({ email, emailVerified: false });
    expect((await validate(unchecked)).statusCode).toBe(401);
    expect((await register(unchecked, code)).json()).toEqual({ result: 'success' });
  });

  it('people who are here go on as before', async () => {
    expect((await validate(await house.person())).statusCode).toBe(200);
  });
});

it('the administrator named in the configuration comes in uninvited, once', async () => {
  const email = `${randomUUID()}@example.com`;
  const own = await openTestHouse({ administrator: email });
  await own.database.db
    .updateTable('feature_flags')
    .set({ value: 'false' })
    .where('name', '=', 'openRegistration')
    .execute();
  const ask = async (options: { email: string; emailVerified?: boolean }) =>
    own.ask('POST', '/api/auth/flow/register', { as: await own.newcomer(options), body: {} });
  expect((await ask({ email, emailVerified: false })).json()).toEqual({ result: 'badInvitation' });
  expect((await ask({ email })).json()).toEqual({ result: 'success' });
  await own.close();
});

describe('codes', () => {
  it('of 50 people with one code at the same moment one is let in; twenty times', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => house.newcomer()));
    for (let round = 0; round < 20; round += 1) {
      const { code } = await invite();
      const answers = await Promise.all(people.map((one) => register(one, code)));
      const results = answers.map((answer) => answer.json().result as string);
      const inside = results.indexOf('success');
      expect(results.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'badInvitation'), 'success']);
      people[inside] = await house.newcomer();
    }
  }, 240_000);

  it('that are wrong and that are used are answered alike', async () => {
    const { code } = await invite();
    await register(await house.newcomer(), code);
    const [used, wrong] = [
      await register(await house.newcomer(), code),
      await register(await house.newcomer(), codes.of({ id: randomUUID(), rotation: 0 })),
    ];
    expect([used.statusCode, used.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it('after twenty wrong ones nobody is let in for the hour, not with the right one either', async () => {
    const { code } = await invite();
    const guesser = await house.newcomer();
    for (let n = 0; n < 20; n += 1)
      expect((await register(guesser, codes.of({ id: randomUUID(), rotation: 0 }))).json().result).toBe(
        'badInvitation',
      );
    expect((await register(guesser, code)).statusCode).toBe(429);
  });

  it('wrong ones count by address too, whoever sends them, and right ones do not', async () => {
    const from = '192.0.2.77';
    for (let n = 0; n < 10; n += 1) {
      const guesser = await house.newcomer();
      for (let tries = 0; tries < 10; tries += 1) await register(guesser, 'made up', from);
    }
    const { code } = await invite();
    const right = await house.newcomer();
    expect((await register(right, code, from)).statusCode).toBe(429);
    expect((await register(right, code)).json()).toEqual({ result: 'success' });
  });

  it('100,000 guesses at one whose id is known find nothing', () => {
    const turn = { id: randomUUID(), rotation: 0 };
    let found = 0;
    for (let n = 0; n < 100_000; n += 1)
      if (codes.isOf(turn, `${turn.id}.${randomBytes(17).toString('base64url').slice(0, 22)}`)) found += 1;
    expect(found).toBe(0);
    expect(codes.isOf(turn, codes.of(turn))).toBe(true);
  });

  it('have at least 128 bits that nobody knows', () => {
    const [, mark = ''] = codes.of({ id: randomUUID(), rotation: 0 }).split('.');
    expect(mark.length * 6).toBeGreaterThanOrEqual(128);
  });
});
