import { afterAll, beforeAll, expect, it } from 'vitest';
import { nobodys, samples } from '../../testing/calls.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const read = async (as: Person, id = '') => (await house.ask('GET', `/api/selections/${id}`, { as })).json();
const save = (as: Person, body: object) => house.ask('POST', '/api/selections/', { as, body });
const { brandQuizSelections, customSelections } = samples.selections.save.send(nobodys).body;

it("come with the quiz, empty, and are found by their own id as by the quiz's", async () => {
  const person = await house.person();
  const selections = await read(person);
  expect(selections).toEqual({
    _id: expect.any(String),
    version: 0,
    quizId: person.quizId,
    brandQuizSelections: {},
    customSelections: {},
    activeSelections: {},
    useCustomSelections: false,
    hasCustomLogos: false,
  });
  expect(await read(person, selections._id)).toEqual(selections);
  expect(await read(person, person.quizId)).toEqual(selections);
});

it('are kept as they were saved; what was not sent stays', async () => {
  const person = await house.person();
  expect((await save(person, { version: 0, brandQuizSelections })).json()).toMatchObject({
    version: 1,
    brandQuizSelections,
    customSelections: {},
  });
  expect((await save(person, { version: 1, customSelections })).json()).toMatchObject({
    version: 2,
    brandQuizSelections,
    customSelections,
  });
  expect(await read(person)).toMatchObject({ version: 2, brandQuizSelections, customSelections });
});

it("that are active are the quiz's, with the custom colors over them while those are in use", async () => {
  const person = await house.person();
  await save(person, { version: 0, brandQuizSelections, customSelections });
  expect((await read(person)).activeSelections).toEqual(brandQuizSelections);
  await save(person, { version: 1, useCustomSelections: true });
  expect((await read(person)).activeSelections).toEqual({ ...brandQuizSelections, ...customSelections });
});

it('saved over a newer save are 409 with the newer version, and nothing is overwritten', async () => {
  const person = await house.person();
  await save(person, { version: 0, customSelections });
  const stale = await save(person, { version: 0, useCustomSelections: true });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toEqual({
    message: 'Your brand was changed in another tab or window. Nothing was overwritten.',
    errorCode: 'staleSelections',
    version: 1,
  });
  expect(await read(person)).toMatchObject({ version: 1, useCustomSelections: false });
});

it('of twenty saves based on the same version take exactly one, and tell the others the version it made', async () => {
  const person = await house.person();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => save(person, { version: 0, useCustomSelections: true })),
  );
  const refused = answers.filter((one) => one.statusCode === 409);
  expect(refused).toHaveLength(19);
  expect(new Set(refused.map((one) => one.json().version))).toEqual(new Set([1]));
  expect((await read(person)).version).toBe(1);
});

it('keep nothing that the contract does not name', async () => {
  const person = await house.person();
  await save(person, {
    version: 0,
    hasCustomLogos: true,
    userId: 'x',
    customSelections: { ...customSelections, fontSelections: {}, evil: true },
  });
  expect(await read(person)).toMatchObject({ hasCustomLogos: false, customSelections });
  expect((await read(person)).customSelections).not.toHaveProperty('evil');
});
