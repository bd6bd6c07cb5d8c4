import { commonRefusals, permissions, refusals, type Permission, type RefusalCode } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { addressOf, allCalls, sampleOf, type Belongings, type NamedCall } from '../testing/calls.ts';
import { furnishQuiz } from '../testing/brand.ts';
import { createDigest } from '../testing/digest.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';
import { allBut, badTokens, bearing, dueRefusal, personWith, type Standing } from '../testing/visitors.ts';

let house: TestHouse;
let digest: () => Promise<Record<string, string>>;
let brainVersionId: string;
let before: Record<string, string>;
/** Somebody whose ids others name; nothing that is theirs is ever written. */
let owner: Person;
let owned: Belongings;

const blob = { key: 'shared/picture.txt', expires: String(Math.floor(Date.now() / 1000) + 600), signature: '' };
const nowhere = {
  quizId: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1a',
  selectionsId: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1b',
};

beforeAll(async () => {
  house = await openTestHouse();
  digest = await createDigest(house.database.db);
  await house.blobs.put(blob.key, {
    contentType: 'text/plain',
    body: Buffer.from('seen by whoever holds the address'),
  });
  blob.signature =
    new URL(house.signedAddress(blob.key, Number(blob.expires)), 'http://x').searchParams.get('signature') ?? '';
  // only then does anything expire
  await house.database.db
    .updateTable('feature_flags')
    .set({ value: 'true' })
    .where('name', '=', 'enableSubscriptions')
    .execute();
  const { id } = await house.database.db.selectFrom('brain_versions').select('id').executeTakeFirstOrThrow();
  brainVersionId = id;
  await house.startWork();
  owner = await house.person({ tier: 'studio' });
  owned = await belongingsOf(owner);
});
afterAll(() => house.close());

const belongingsOf = async (person: Person): Promise<Belongings> => {
  const { quizId } = person;
  await furnishQuiz({ db: house.database.db, blobs: house.blobs }, person);
  const { id } = await house.database.db
    .selectFrom('selections')
    .select('id')
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow();
  return { quizId, selectionsId: id, brainVersionId, blob };
};

const ask = async (
  named: NamedCall,
  headers: Record<string, string>,
  of: Belongings,
): Promise<LightMyRequestResponse> => {
  const sent = sampleOf(named).send(of);
  before = await digest();
  return house.ask(named.call.method, addressOf(named.call, sent), {
    headers,
    ...(sent.body === undefined ? {} : { body: sent.body }),
  });
};

const expectLetIn = ({ call }: NamedCall, answer: LightMyRequestResponse): void => {
  expect(answer.statusCode, answer.body).toBe(200);
  if (call.response) expect(call.response.safeParse(answer.json()).success).toBe(true);
  else expect(answer.headers['content-type']).not.toContain('json');
};

const expectRefused = async ({ call }: NamedCall, answer: LightMyRequestResponse, code: RefusalCode): Promise<void> => {
  const { status, message } = refusals[code];
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status, body: { message, errorCode: code } });
  expect([...commonRefusals, ...(call.refusals ?? [])]).toContain(code);
  expect(await digest()).toEqual(before);
};

/** The answer must be what the declared access owes to somebody of this standing. */
const expectDue = async (named: NamedCall, answer: LightMyRequestResponse, standing: Standing): Promise<void> => {
  const due = dueRefusal(named.call.access, standing);
  if (due) await expectRefused(named, answer, due);
  else expectLetIn(named, answer);
};

const headersOf = (person: Person) => bearing(person.token, person);

describe.each(allCalls.map((named) => [named.name, named] as const))('%s', (_name, named) => {
  const { call } = named;

  it.each(Object.keys(badTokens))('%s', async (name) => {
    const token = await badTokens[name]?.(house, owner);
    await expectDue(named, await ask(named, bearing(token, owner), owned), { token: false });
  });

  it('somebody who has not registered', async () => {
    const newcomer = await house.newcomer();
    await expectDue(named, await ask(named, headersOf({ ...owner, ...newcomer }), owned), { token: true });
  });

  it('a disabled user, with what was theirs', async () => {
    const disabled = await house.person({ status: 'disabled', role: 'admin' });
    await expectDue(named, await ask(named, headersOf(disabled), await belongingsOf(disabled)), {
      token: true,
      user: 'disabled',
    });
  });

  it('somebody whose subscription has run out', async () => {
    const expired = await house.person({ tier: 'founder', expiration: new Date(Date.now() - 1000) });
    const standing: Standing = { token: true, user: 'active', expired: true, permissions: ['canBeExpired'] };
    await expectDue(named, await ask(named, headersOf(expired), await belongingsOf(expired)), standing);
  });

  it('staff and administrators whose subscription date has passed: theirs does not run out', async () => {
    const administrator = await house.person({ role: 'admin', expiration: new Date(Date.now() - 1000) });
    await expectDue(named, await ask(named, headersOf(administrator), await belongingsOf(administrator)), {
      token: true,
      user: 'active',
      permissions,
    });
  });

  it.each([
    ['an ordinary user', 'user'],
    ['staff', 'staff'],
    ['an administrator', 'admin'],
  ])('%s, with what is their own', async (_who, role) => {
    const person = await house.person({ role });
    const { permissions: held } = await house.database.db
      .selectFrom('roles')
      .select('permissions')
      .where('key', '=', role)
      .executeTakeFirstOrThrow();
    await expectDue(named, await ask(named, headersOf(person), await belongingsOf(person)), {
      token: true,
      user: 'active',
      permissions: held,
    });
  });

  it.each([
    ['another user', 'user'],
    ['staff', 'staff'],
    ['an administrator', 'admin'],
  ])("%s who names what is somebody else's", async (_who, role) => {
    const person = await house.person({ role });
    const theirs = await ask(named, headersOf(person), owned);
    if (!sampleOf(named).owned) return;
    await expectRefused(named, theirs, 'notFound');
    // not yours and not there are one answer
    const missing = await ask(named, headersOf(person), { ...owned, ...nowhere });
    expect([missing.statusCode, missing.json()]).toEqual([theirs.statusCode, theirs.json()]);
  });

  const asked = call.access.who === 'user' ? (call.access.permissions ?? []) : [];
  it.each(asked.map((one: Permission) => [one]))('somebody who may do everything but %s', async (left) => {
    const person = await personWith(house, allBut(left));
    await expectRefused(named, await ask(named, headersOf(person), await belongingsOf(person)), 'forbidden');
  });

  it('somebody who may do exactly what it asks for', async () => {
    const person = await personWith(house, asked);
    expectLetIn(named, await ask(named, headersOf(person), await belongingsOf(person)));
  });
});
