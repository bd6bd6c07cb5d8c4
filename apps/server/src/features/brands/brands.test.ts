import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { createBrandStore } from './brands.store.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const founder = createFounder(() => house);
const { answered, recommend, selectionsOf, generate, complete } = founder;
const read = (as: Person, quizId = '') => house.ask('GET', `/api/brands/${quizId}`, { as });
const completed = async (): Promise<Person> => {
  const person = await answered();
  await generate(person);
  await complete(person);
  return person;
};

describe('a brand', () => {
  it('is there once its quiz is completed, and until then says so', async () => {
    const person = await answered();
    expect((await read(person)).json().errorCode).toBe('quizNotCompleted');
    await generate(person);
    await complete(person);
    expect((await read(person)).statusCode).toBe(200);
    expect((await read(person, person.quizId)).json()).toEqual((await read(person)).json());
  });

  it('is all that it was: answers, what was chosen and why, research, brain and engine', async () => {
    const person = await answered('Żółć & Co');
    const set = await recommend(person);
    const { activeSelections } = await selectionsOf(person);
    await generate(person);
    await complete(person);
    const brand = (await read(person)).json();
    const [scheme] = set.colorRecommendations.colors;
    expect(brand).toMatchObject({
      quizId: person.quizId,
      number: 1,
      engineVersion: expect.any(Number),
      answers: { companyName: 'Żółć & Co', industry: { name: expect.any(String) }, businessLifecycle: 'seed' },
      logoText: 'Żółć & Co',
      chosen: activeSelections,
      usesOwnColors: false,
      research: { competitors: [], readAt: expect.any(String) },
    });
    expect(brand.answers.thoughtsAndFeelings).toHaveLength(3);
    expect(brand.recommended.color.reasons.map(({ sentence }: { sentence: string }) => sentence)).toEqual(
      scheme?.reasons.map(({ sentence }) => sentence),
    );
    for (const part of ['headline', 'bulkText', 'marketingKit'])
      expect(brand.recommended[part].reasons.length, part).toBeGreaterThan(1);
  });

  it('keeps the very files that were drawn of it', async () => {
    const person = await completed();
    const { rows } = await house.database.pool.query(
      "select content #> '{logo,files}' as files from brand_versions where user_id = $1",
      [person.id],
    );
    expect(rows[0].files).toHaveLength(14);
    for (const { key } of rows[0].files) expect(await house.blobs.get(key), key).toBeDefined();
    const [{ key }] = rows[0].files;
    expect(await createBrandStore(house.database).filesAmong([key, 'logos/of/nobody.svg'])).toEqual([key]);
  });

  it('cannot be changed even in the database', async () => {
    const person = await completed();
    await expect(
      house.database.pool.query('update brand_versions set number = 2 where user_id = $1', [person.id]),
    ).rejects.toThrow(/never changes/);
  });
});

describe('a completed quiz', () => {
  it.each([
    ['answers', (version: number) => ['PUT', '/api/quizzes/', { version, companyName: 'Southwind' }] as const],
    ['selections', (version: number) => ['POST', '/api/selections/', { version, useCustomSelections: true }] as const],
  ])('refuses other %s in plain words, and nothing changes', async (what, call) => {
    const person = await completed();
    const { version } = (
      await house.ask('GET', `/api/${what === 'answers' ? 'quizzes' : 'selections'}/`, { as: person })
    ).json();
    const before = (await read(person)).body;
    const answer = await house.ask(call(version)[0], call(version)[1], { as: person, body: call(version)[2] });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        errorCode: 'quizCompleted',
        message: 'This brand is finished, so it stays as it is. To change something, edit a copy of it.',
      },
    ]);
    expect((await read(person)).body).toBe(before);
  });

  it('is edited as a copy, which has everything of it and becomes the active one when it is completed', async () => {
    const person = await completed();
    const copy = async () => (await house.ask('POST', '/api/quizzes/copy', { as: person, body: {} })).json();
    const quiz = await copy();
    expect(quiz).toMatchObject({ companyName: 'Northwind', completed: false, version: 0 });
    expect(quiz._id).not.toBe(person.quizId);
    expect(await copy(), 'asked for twice it is one').toEqual(quiz);
    const setOf = async (id: string) =>
      (await house.ask('GET', `/api/recommendations/?quizId=${id}`, { as: person })).json();
    expect((await setOf(quiz._id)).colorRecommendations).toEqual((await setOf(person.quizId)).colorRecommendations);
    const active = async () =>
      (await house.ask('GET', '/api/auth/flow/validate', { as: person })).json().user.activeQuizId;
    expect(await active()).toBe(person.quizId);
    await house.ask('PUT', '/api/quizzes/', {
      as: person,
      body: { _id: quiz._id, version: 0, companyName: 'Southwind' },
    });
    const made = `/api/brandedAssets/generateAllLogos?quizId=${quiz._id}`;
    expect((await house.ask('POST', made, { as: person, body: { complete: true } })).statusCode).toBe(200);
    await expect.poll(active, { timeout: 15_000 }).toBe(quiz._id);
    expect((await read(person)).json().answers.companyName).toBe('Southwind');
    expect((await read(person, person.quizId)).json().answers.companyName).toBe('Northwind');
  });
});
