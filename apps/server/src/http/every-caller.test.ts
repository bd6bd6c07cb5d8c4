import { commonRefusals, features, refusals, type Permission, type RefusalCode } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { addressOf, allCalls, sampleOf, unsignedPicture, type NamedCall } from '../testing/calls.ts';
import { unsignedPage } from '../testing/document-calls.ts';
import type { Belongings } from '../testing/samples.ts';
import { furnishQuiz } from '../testing/brand.ts';
import { furnishTill } from '../testing/till.ts';
import { createDigest } from '../testing/digest.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';
import {
  allBut,
  badTokens,
  bearing,
  dueRefusal,
  personOnTier,
  personWith,
  standingOf,
  type Standing,
} from '../testing/visitors.ts';

let house: TestHouse;
let digest: () => Promise<Record<string, string>>;
let brainVersionId: string;
let before: Record<string, string>;
/** Somebody whose ids others name; nothing that is theirs is ever written. */
let owner: Person;
let owned: Belongings;
let picture = unsignedPicture;
let page: Belongings['page'] = unsignedPage;

const blob = { key: 'shared/picture.txt', expires: String(Math.floor(Date.now() / 1000) + 3600), signature: '' };
const upload = { key: 'shared/upload.txt', expires: '', type: 'text/plain', most: '100', signature: '' };
const nowhere = {
  quizId: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1a',
  selectionsId: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1b',
  madeFilesId: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1c',
  till: { checkout: 'cs_none', portal: 'ps_none', reference: '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1d' },
};
/** What can be the id of nothing. */
const noIds = ['not-a-uuid', '../../etc/passwd'];
const namedBy = (id: string) => ({
  quizId: id,
  selectionsId: id,
  madeFilesId: id,
  till: { checkout: id, portal: id, reference: id },
});

/** Whether the path says which of somebody's things is meant; in a query or body such an id is refused as input. */
const hasIdInPath = (named: NamedCall): boolean => {
  const path = (of: Belongings) => addressOf(named.call, { params: sampleOf(named).send(of).params ?? {} });
  return path(owned) !== path({ ...owned, ...nowhere });
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
  const { uploadUrl } = await house.blobs.signedUpload(upload.key, {
    contentType: upload.type,
    mostBytes: Number(upload.most),
    expiresInSeconds: 3600,
  });
  Object.assign(upload, Object.fromEntries(new URL(uploadUrl, 'http://x').searchParams));
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
  picture = await pictureOf(owner);
  page = await pageOf(owner);
  owned = { ...owned, picture, page };
});
afterAll(() => house.close());

const belongingsOf = async (person: Person): Promise<Belongings> => {
  const { quizId } = person;
  const { madeFilesId } = await furnishQuiz({ db: house.database.db, blobs: house.blobs }, person);
  const { id } = await house.database.db
    .selectFrom('selections')
    .select('id')
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow();
  const till = await furnishTill(house.database.db, person);
  return { quizId, selectionsId: id, madeFilesId, brainVersionId, blob, picture, page, upload, till };
};

/** What the address of a picture says that somebody may show to anyone. */
const pictureOf = async (as: Person): Promise<Belongings['picture']> => {
  const { marketingKitId, fileName, d } = unsignedPicture;
  const asked = `/api/brain/marketingKits/${marketingKitId}/images/${fileName}/?d=${d}`;
  const { url } = (await house.ask('GET', asked, { as })).json() as { url: string };
  const query = Object.fromEntries(new URL(url, 'http://x').searchParams);
  return { ...unsignedPicture, ...query, userId: as.id, quizId: as.quizId };
};

/** What the address of a template's page says. */
const pageOf = async (as: Person): Promise<Belongings['page']> => {
  const { template } = (await house.ask('GET', '/api/brandedAssets/assetLibrary/sample', { as })).json();
  const { pathname, searchParams } = new URL(template.backgroundImageUrl as string, 'http://x');
  const [userId = '', quizId = '', kitKey = '', templateId = '', number = ''] = pathname.split('/').slice(-5);
  const [basis, signature] = [searchParams.get('basis') ?? '', searchParams.get('signature') ?? ''];
  return { userId, quizId, kitKey, templateId, page: number, basis, signature };
};

const ask = async (
  named: NamedCall,
  headers: Record<string, string>,
  of: Belongings,
): Promise<LightMyRequestResponse> => {
  const sent = sampleOf(named).send(of);
  before = await digest();
  return house.ask(named.call.method, addressOf(named.call, sent), {
    headers: { ...headers, ...sent.headers },
    ...(sent.body === undefined ? {} : { body: sent.body }),
  });
};

const expectLetIn = (named: NamedCall, answer: LightMyRequestResponse): void => {
  const { call } = named;
  const { meets } = sampleOf(named);
  if (meets) {
    expect([answer.statusCode, answer.json()]).toMatchObject([refusals[meets].status, { errorCode: meets }]);
    return;
  }
  expect(answer.statusCode, answer.body).toBe(200);
  if (call.response) expect(call.response.safeParse(answer.json()).success).toBe(true);
  else expect(answer.headers['content-type']).toContain(/^[\w-]+\/[\w.+-]+/.exec(call.raw ?? '')?.[0] ?? '');
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

/** Whoever is to be let in has finished a brand where the call asks for that; a quiz that is named stays open. */
const asAsked = async ({ call }: NamedCall, person: Person): Promise<Person> => {
  if (call.access.who === 'user' && call.access.quizCompleted)
    await house.database.db.updateTable('users').set({ quiz_completed: true }).where('id', '=', person.id).execute();
  return person;
};

const headersOf = (person: Person) => bearing(person.token, person);

/** The same for somebody who names what is their own. */
const expectOwnDue = async (named: NamedCall, person: Person): Promise<void> => {
  const answer = await ask(named, headersOf(person), await belongingsOf(person));
  await expectDue(named, answer, await standingOf(house, person));
};

/** What is the id of nothing answers in a path as nobody's id does, and nothing changed. */
const expectNoneByNoId = async (named: NamedCall, person: Person): Promise<void> => {
  if (!hasIdInPath(named)) return;
  for (const id of noIds)
    await expectRefused(named, await ask(named, headersOf(person), { ...owned, ...namedBy(id) }), 'notFound');
};

/** Somebody else's things are not there, and neither is what nobody has: one answer, and nothing changed. */
const expectNotTheirs = async (named: NamedCall, person: Person): Promise<void> => {
  const theirs = await ask(named, headersOf(person), owned);
  await expectRefused(named, theirs, 'notFound');
  const missing = await ask(named, headersOf(person), { ...owned, ...nowhere });
  expect([missing.statusCode, missing.json()]).toEqual([theirs.statusCode, theirs.json()]);
  await expectNoneByNoId(named, person);
};

const auditOf = (actor: Person) =>
  house.database.db.selectFrom('audit_log').selectAll().where('actor_id', '=', actor.id).execute();

/** They are let in to what is an owner's, and it is written down: who, about whom, and which call. */
const expectActs = async (named: NamedCall, actor: Person): Promise<void> => {
  const founder = await house.person({ tier: 'studio' });
  expectLetIn(named, await ask(named, headersOf(actor), await belongingsOf(founder)));
  // what is refused is no act
  if (sampleOf(named).meets) return;
  const act = `${named.call.method} ${named.call.path}`;
  expect(await auditOf(actor)).toMatchObject([{ owner_id: founder.id, act }]);
  if (named.call.method !== 'GET') return;
  const { audit_log: _, ...after } = await digest();
  expect({ ...after, audit_log: before['audit_log'] }).toEqual(before);
};

it('some calls name in their path what is somebody’s', () => {
  const names = allCalls.filter((named) => sampleOf(named).owned && hasIdInPath(named)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['books.get', 'madeFiles.status', 'quizzes.get', 'till.session']));
});

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
    const standing = { ...(await standingOf(house, expired)), expired: true };
    await expectDue(named, await ask(named, headersOf(expired), await belongingsOf(expired)), standing);
  });

  it('staff and administrators whose subscription date has passed: theirs does not run out', async () => {
    const administrator = await house.person({ role: 'admin', expiration: new Date(Date.now() - 1000) });
    await expectOwnDue(named, administrator);
  });

  it.each([
    ['an ordinary user', 'user'],
    ['staff', 'staff'],
    ['an administrator', 'admin'],
  ])('%s, with what is their own', async (_who, role) => {
    await expectOwnDue(named, await house.person({ role }));
  });

  it.each([[true], [false]])('somebody whose quiz is completed: %s', async (completed) => {
    const person = await house.person({ role: 'admin', tier: 'studio' });
    const update = house.database.db.updateTable('users').set({ quiz_completed: completed });
    await update.where('id', '=', person.id).execute();
    await expectOwnDue(named, person);
  });

  const { onBehalf = [] } = call.access.who === 'user' ? call.access : {};
  const strangers: [string, () => Promise<Person>][] = [
    ['another user', () => house.person()],
    ['somebody who may do everything but act for others here', () => personWith(house, allBut(...onBehalf))],
  ];
  it.each(sampleOf(named).owned ? strangers : [])("%s, who names what is somebody else's", async (_who, stranger) => {
    await expectNotTheirs(named, await asAsked(named, await stranger()));
  });

  it.each(onBehalf.map((one: Permission) => [one]))("staff who hold %s, with what is an owner's", async (held) => {
    const staff = await personWith(house, [held]);
    await expectActs(named, staff);
    // what nobody has is not there for staff either
    await expectRefused(named, await ask(named, headersOf(staff), { ...owned, ...nowhere }), 'notFound');
    await expectNoneByNoId(named, staff);
  });

  it.each(onBehalf.map((one: Permission) => [one]))('staff who hold %s, with what is their own', async (held) => {
    const staff = await personWith(house, [held]);
    expectLetIn(named, await ask(named, headersOf(staff), await belongingsOf(staff)));
    expect(await auditOf(staff)).toEqual([]);
  });

  const asked = call.access.who === 'user' ? (call.access.permissions ?? []) : [];
  it.each(asked.map((one: Permission) => [one]))('somebody who may do everything but %s', async (left) => {
    const person = await personWith(house, allBut(left));
    await expectRefused(named, await ask(named, headersOf(person), await belongingsOf(person)), 'forbidden');
  });

  const feature = call.access.who === 'user' ? call.access.feature : undefined;

  it('somebody whose tier has every feature but the one it asks for', async () => {
    const rest = features.filter((one) => one !== feature);
    await expectOwnDue(named, await personOnTier(house, rest, { role: 'admin' }));
  });

  it('somebody whose tier has exactly the feature it asks for', async () => {
    await expectOwnDue(named, await personOnTier(house, feature ? [feature] : [], { role: 'admin' }));
  });

  it('somebody who may do exactly what it asks for', async () => {
    const person = await asAsked(named, await personWith(house, asked));
    expectLetIn(named, await ask(named, headersOf(person), await belongingsOf(person)));
  });
});
