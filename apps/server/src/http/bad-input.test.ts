import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Call } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClean } from '../testing/answers.ts';
import { addressOf, allCalls, nobodys, sampleOf, unsignedPicture, type NamedCall } from '../testing/calls.ts';
import { unsignedPage } from '../testing/document-calls.ts';
import type { Belongings } from '../testing/samples.ts';
import { furnishQuiz } from '../testing/brand.ts';
import { furnishTill } from '../testing/till.ts';
import { createDigest } from '../testing/digest.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';
import { anyText, nastyBodies, nastyQueries, nastySegments, nastyValues, otherMethods } from '../testing/nasties.ts';
import { bearing } from '../testing/visitors.ts';

/** Of each call. A long run asks for more: `RANDOM_BODIES=1000 npx vitest run bad-input`. */
const RANDOM_BODIES = Number(process.env['RANDOM_BODIES'] ?? 30);

let house: TestHouse;
let digest: () => Promise<Record<string, string>>;
/** Somebody who may call everything, so that it is the input that is judged. */
let administrator: Person;
let theirs: Belongings;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  digest = await createDigest(house.database.db);
  administrator = await house.person({ role: 'admin', tier: 'studio' });
  const { db } = house.database;
  // what is for whoever has finished a brand is asked too
  await db.updateTable('users').set({ quiz_completed: true }).where('id', '=', administrator.id).execute();
  const { id: brainVersionId } = await db.selectFrom('brain_versions').select('id').executeTakeFirstOrThrow();
  const { id: selectionsId } = await db
    .selectFrom('selections')
    .select('id')
    .where('quiz_id', '=', administrator.quizId)
    .executeTakeFirstOrThrow();
  const { madeFilesId } = await furnishQuiz({ db, blobs: house.blobs }, administrator);
  theirs = {
    quizId: administrator.quizId,
    selectionsId,
    madeFilesId,
    brainVersionId,
    picture: unsignedPicture,
    page: unsignedPage,
    blob: { key: 'a/b.txt', expires: '1', signature: 'x' },
    till: await furnishTill(db, administrator),
    upload: { key: 'a/b.txt', expires: '1', type: 'text/plain', most: '1', signature: 'x' },
  };
});
afterAll(() => house.close());

/** Sends with all rights. Whoever a token call is about is new each time, since tries of one person are counted. */
const send = async (call: Pick<Call, 'access'>, request: InjectOptions): Promise<LightMyRequestResponse> => {
  const person = call.access.who === 'token' ? { ...administrator, ...(await house.newcomer()) } : administrator;
  return house.app.inject({ ...request, headers: { ...bearing(person.token, person), ...request.headers } });
};

const sendJson = (call: Call, url: string, body: unknown) =>
  send(call, {
    method: call.method,
    url,
    ...(call.body ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' } : {}),
  });

/** Sends everything, and expects clean answers; refusals all, and nothing written. */
const expectAllRefused = async (
  requests: readonly { asked: string; send: () => Promise<LightMyRequestResponse> }[],
): Promise<void> => {
  const before = await digest();
  for (const one of requests) {
    const answer = await one.send();
    expectClean(answer, one.asked);
    expect(answer.statusCode, `${one.asked}: ${answer.body}`).toBeGreaterThanOrEqual(400);
  }
  expect(await digest()).toEqual(before);
};

/** The next try is based on version 0 again, and on a checkout that nothing has ended. */
const rewind = async (): Promise<void> => {
  const expires_at = new Date(Date.now() + 3_600_000);
  await house.database.db
    .updateTable('till_sessions')
    .set({ expires_at })
    .where('id', '=', theirs.till.checkout)
    .execute();
  await house.database.db.updateTable('quizzes').set({ version: 0 }).where('id', '=', theirs.quizId).execute();
  await house.database.db.updateTable('selections').set({ version: 0 }).where('id', '=', theirs.selectionsId).execute();
};

/** What was let in must be readable afterwards: by the call of the same noun that reads. */
const expectReadable = async (noun: string, asked: string): Promise<void> => {
  const reader = allCalls.find((one) => one.noun === noun && one.call.method === 'GET');
  if (!reader) throw new Error(`nothing reads what ${noun} wrote`);
  const answer = await house.ask('GET', addressOf(reader.call, sampleOf(reader).send(theirs)), { as: administrator });
  expect(answer.statusCode, `${reader.name} after ${asked}: ${answer.body}`).toBe(200);
};

type Path = readonly (string | number)[];
/** The fields of a value; of colors side by side the first stands for all. */
const fieldsOf = (value: object): [string, unknown][] => {
  const isColor = ([, inner]: [string, unknown]) => typeof inner === 'string' && inner.startsWith('#');
  const fields = Object.entries(value);
  return fields.filter((field) => !isColor(field) || field === fields.find(isColor));
};
/** Every place in a value, its own included. */
const placesIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...fieldsOf(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
    : [at];

const withAt = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<string, unknown>)
    : { ...(value as object) };
  copy[key] = withAt(copy[key], rest, put);
  return copy;
};

const calls = allCalls.map((named): [string, NamedCall] => [named.name, named]);
const withBody = calls.filter(([, { call }]) => call.body);

describe.each(withBody)('the body of %s', (_name, named) => {
  const { call } = named;
  /** The places are the same whatever the ids. */
  const places = placesIn(sampleOf(named).send(nobodys).body).map((place): [string, Path] => [
    place.join('.') || 'the top',
    place,
  ]);

  it.each(places)('with anything else at %s is read as the contract says, or refused', async (_place, place) => {
    const sound = sampleOf(named).send(theirs).body;
    const tries = Object.entries(nastyValues).map(([asked, value]) => ({ asked, body: withAt(sound, place, value) }));
    const isSound = ({ body }: { body: unknown }) =>
      JSON.stringify(body).length <= 64 * 1024 && call.body?.safeParse(body).success === true;
    await expectAllRefused(
      tries
        .filter((one) => !isSound(one))
        .map(({ asked, body }) => ({ asked, send: () => sendJson(call, addressOf(call, {}), body) })),
    );
    for (const { asked, body } of tries.filter(isSound)) {
      expectClean(await sendJson(call, addressOf(call, {}), body), asked);
      await expectReadable(named.noun, asked);
      await rewind();
    }
  });

  it.each(Object.keys(nastyBodies))('as %s is refused', async (name) => {
    const { type, payload } = nastyBodies[name] ?? { payload: '' };
    const request = {
      method: call.method,
      url: addressOf(call, {}),
      payload,
      headers: type ? { 'content-type': type } : {},
    };
    // registering needs no invitation, so an empty object is a sound body there: unknown fields are dropped
    const before = await digest();
    const answer = await send(call, request);
    expectClean(answer, name);
    if (answer.statusCode < 400) expect(call.body?.safeParse({}).success).toBe(true);
    else expect(await digest()).toEqual(before);
  });

  it('as random JSON is never more than refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (body) =>
        expectClean(await sendJson(call, addressOf(call, {}), body), JSON.stringify(body)),
      ),
      { numRuns: RANDOM_BODIES },
    );
    await rewind();
  });
});

describe.each(calls)('the address of %s', (_name, named) => {
  const { call } = named;
  const sound = () => sampleOf(named).send(theirs);

  it('with anything else as a parameter is not found, or refused', async () => {
    const params = Object.keys(sound().params ?? {});
    for (const name of params) {
      for (const segment of nastySegments) {
        const url = call.path.replace('*', segment).replace(new RegExp(`:${name}\\??`), segment);
        expectClean(await send(call, { method: call.method, url }), url.slice(0, 120));
      }
    }
  });

  it('with anything else in the query is refused where the contract does not have it', async () => {
    const { query = {} } = sound();
    for (const key of Object.keys(query)) {
      for (const [name, value] of Object.entries(nastyValues).filter(
        ([, one]) => typeof one !== 'string' || one.length < 50_000,
      )) {
        const text = typeof value === 'object' ? JSON.stringify(value) : String(value).toWellFormed();
        const answer = await sendJson(
          call,
          addressOf(call, { ...sound(), query: { ...query, [key]: text } }),
          sound().body,
        );
        expectClean(answer, `${key} is ${name}`);
        if (!call.query?.safeParse({ ...query, [key]: text }).success)
          expect(answer.json(), `${key} is ${name}`).toMatchObject({ errorCode: 'invalidInput' });
      }
      const twice = await sendJson(
        call,
        addressOf(call, { ...sound(), query: { ...query, [key]: ['a', 'b'] } }),
        sound().body,
      );
      expectClean(twice, `${key} twice`);
      expect(twice.json()).toMatchObject({ errorCode: 'invalidInput' });
    }
  });

  it('with queries that nobody asked for is still answered cleanly', async () => {
    for (const query of nastyQueries) {
      expectClean(
        await sendJson(call, addressOf(call, { params: sound().params ?? {} }) + query, sound().body),
        query.slice(0, 40),
      );
      await rewind();
    }
  });

  it('with random parameters and queries is never more than refused', async () => {
    const names = Object.keys(sound().params ?? {});
    const inputs = fc.record({
      params: fc.record(Object.fromEntries(names.map((one) => [one, anyText]))),
      query: fc.dictionary(fc.constantFrom(...Object.keys(sound().query ?? {}), 'x', '__proto__'), anyText),
    });
    await fc.assert(
      fc.asyncProperty(inputs, async (input) =>
        expectClean(await sendJson(call, addressOf(call, input), sound().body), JSON.stringify(input)),
      ),
      { numRuns: 20 },
    );
    await rewind();
  });

  it('by other methods changes nothing', async () => {
    const here = allCalls.filter((one) => one.call.path === call.path);
    const declared = here.map((one) => one.call.method as string);
    // a look that is noted is noted by HEAD as well (note-looks.test.ts)
    if (here.some((one) => one.call.looksAt)) declared.push('HEAD');
    const before = await digest();
    for (const method of otherMethods.filter((one) => !declared.includes(one))) {
      const answer = await send(call, { method: method, url: addressOf(call, sound()) });
      expectClean(answer, method);
      // where another call of this address answers GET, HEAD is answered too: without a body, and without writing
      if (method !== 'HEAD') expect(answer.json()).toMatchObject({ errorCode: 'notFound' });
    }
    expect(await digest()).toEqual(before);
  });
});
