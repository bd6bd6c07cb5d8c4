import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { allBut, personWith } from '../../testing/visitors.ts';

let house: TestHouse;
let administrator: Person;
beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin' });
});
afterAll(() => house.close());

const anAddress = () => `${randomUUID()}@example.com`;
const post = (path: string, body: unknown, as?: Person) =>
  house.ask('POST', `/api/waitingList${path}`, as ? { as, body } : { body });
const lettersTo = (email: string) =>
  house.database.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
const linkIn = (text: string | undefined) => /[?&]link=([^\s&]+)/.exec(text ?? '')?.[1] ?? '';
const rowOf = async (email: string) => {
  const url = `/api/waitingList?search=${encodeURIComponent(email)}`;
  return (await house.ask('GET', url, { as: administrator })).json().records[0] as
    | { _id: string; status: string }
    | undefined;
};
/** Somebody who pressed the link of their letter. */
const confirmed = async (): Promise<{ email: string; id: string; link: string }> => {
  const email = anAddress();
  await post('', { email });
  const link = linkIn((await lettersTo(email))[0]?.body_text);
  await post('/confirm', { token: link });
  return { email, id: (await rowOf(email))?._id ?? '', link };
};
const terms = { subscriptionKey: 'founder', group: 'First room', role: 'user' };

describe('the waiting list', () => {
  it('takes an address, writes to it, and counts it once the link in the letter is pressed', async () => {
    const email = anAddress();
    expect((await post('', { email: email.toUpperCase() })).statusCode).toBe(200);
    expect(await rowOf(email)).toMatchObject({ status: 'unconfirmed' });
    const [letter] = await lettersTo(email);
    expect(letter?.body_text).toMatch(/http:\/\/localhost:3000\/waitlist\?link=/);
    const token = linkIn(letter?.body_text);
    expect((await post('/confirm', { token })).json()).toEqual({ isWaiting: true });
    expect(await rowOf(email)).toMatchObject({ status: 'waiting' });
    expect((await post('/confirm', { token })).statusCode).toBe(200);
  });

  it('answers alike for an address that is new, waits, or is somebody’s who is here', async () => {
    const person = await house.person();
    const { email } = await confirmed();
    const answers = [];
    for (const one of [anAddress(), email, person.email]) answers.push(await post('', { email: one }));
    const [first, ...others] = answers.map(({ statusCode, body }) => [statusCode, body]);
    for (const other of others) expect(other).toEqual(first);
  });

  it('writes to one address three times a day at most, and to one that is confirmed not at all', async () => {
    const email = anAddress();
    for (let n = 0; n < 5; n += 1) await post('', { email });
    expect(await lettersTo(email)).toHaveLength(3);
    const other = await confirmed();
    await post('', { email: other.email });
    expect(await lettersTo(other.email)).toHaveLength(1);
  });

  it('forgets whoever leaves by the link', async () => {
    const { email, link } = await confirmed();
    expect((await post('/leave', { token: link })).json()).toEqual({ isGone: true });
    expect(await rowOf(email)).toBeUndefined();
    expect((await post('/confirm', { token: link })).json().errorCode).toBe('waitingLinkDead');
  });

  it.each(['', 'made up', `${randomUUID()}.${'A'.repeat(22)}`])('a link %j does nothing', async (token) => {
    for (const act of ['/confirm', '/leave'])
      expect((await post(act, { token })).json().errorCode).toBe('waitingLinkDead');
  });

  it('an invitation’s code is no link of the waiting list, nor the other way round', async () => {
    const { link } = await confirmed();
    const newcomer = await house.newcomer();
    const body = { invitationCode: link };
    const answer = await house.ask('POST', '/api/auth/flow/register', { as: newcomer, body });
    expect(answer.json()).toEqual({ result: 'badInvitation' });
  });
});

describe('inviting from the waiting list', () => {
  it('sends each who confirmed an invitation that lets them in, once', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    const ids = [one.id, other.id];
    const answer = await post('/invite', { ids, ...terms, brand: 'next' }, administrator);
    expect(answer.json()).toEqual({ invitedCount: 2 });
    expect((await post('/invite', { ids, ...terms }, administrator)).json()).toEqual({ invitedCount: 0 });
    expect(await rowOf(one.email)).toMatchObject({ status: 'invited' });
    const link = new URL(/http\S+\/register\S+/.exec((await lettersTo(one.email)).at(-1)?.body_text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('brand')).toBe('next');
    const as = await house.newcomer({ email: one.email });
    const body = { invitationCode: link.searchParams.get('c') };
    expect((await house.ask('POST', '/api/auth/flow/register', { as, body })).json()).toEqual({ result: 'success' });
  });

  it('passes over those who have not confirmed, and those who are here or invited by now', async () => {
    const unconfirmed = anAddress();
    await post('', { email: unconfirmed });
    const here = await confirmed();
    await house.person({ email: here.email });
    const ids = [(await rowOf(unconfirmed))?._id ?? '', here.id];
    expect((await post('/invite', { ids, ...terms }, administrator)).json()).toEqual({ invitedCount: 0 });
    expect(await rowOf(here.email)).toMatchObject({ status: 'waiting' });
  });

  it('refuses the free tier and roles that there are not, and writes nothing', async () => {
    const { id, email } = await confirmed();
    for (const wrong of [{ subscriptionKey: 'free' }, { role: 'king' }]) {
      const answer = await post('/invite', { ids: [id], ...terms, ...wrong }, administrator);
      expect(answer.json().errorCode).toBe('unknownChoice');
    }
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it('is for those who may invite', async () => {
    const { id } = await confirmed();
    for (const left of ['canInviteUser', 'canUpdateUserRole'] as const) {
      const staff = await personWith(house, allBut(left));
      for (const act of ['/invite', '/remove'])
        expect((await post(act, { ids: [id], ...terms }, staff)).json().errorCode).toBe('forbidden');
    }
  });

  it('is written down without an address, as is removing', async () => {
    const { id, email } = await confirmed();
    await post('/invite', { ids: [id], ...terms }, administrator);
    await post('/remove', { ids: [id] }, administrator);
    const log = await house.database.db.selectFrom('audit_log').selectAll().execute();
    const acts = log.filter(({ act }) => act.startsWith('POST /api/waitingList/'));
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['POST /api/waitingList/remove']));
    expect(JSON.stringify(acts)).not.toContain(email);
  });
});
