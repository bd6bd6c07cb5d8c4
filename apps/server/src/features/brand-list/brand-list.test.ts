import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedBrand } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const { answered, generate, complete } = createFounder(() => house);
const finished = async (): Promise<Person> => {
  const person = await answered();
  await generate(person);
  await complete(person);
  return person;
};
const listOf = async (as: Person): Promise<ListedBrand[]> =>
  (await house.ask('GET', '/api/brandList', { as })).json().brands;
const change = (as: Person, body: object) => house.ask('PUT', '/api/brandList', { as, body });
const copy = async (as: Person, body: object) => (await house.ask('POST', '/api/quizzes/copy', { as, body })).json();
const begin = async (as: Person): Promise<string> =>
  (await house.ask('POST', '/api/brandList', { as, body: {} })).json().quizId;

describe('the brands of a founder', () => {
  it('are one at first, which is active, with its colors', async () => {
    const person = await finished();
    const brands = await listOf(person);
    expect(brands).toHaveLength(1);
    expect(brands[0]).toMatchObject({ quizId: person.quizId, isActive: true, isCompleted: true, isArchived: false });
    expect(brands[0]?.colors?.p1).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('another one begins empty beside it, and the active one stays active', async () => {
    const person = await finished();
    const quizId = await begin(person);
    const brands = await listOf(person);
    expect(brands.map((one) => [one.quizId, one.isActive, one.isCompleted])).toEqual([
      [person.quizId, true, true],
      [quizId, false, false],
    ]);
    expect((await house.ask('GET', '/api/quizzes/', { as: person })).json()._id).toBe(person.quizId);
    expect((await change(person, { quizId, active: true })).json().errorCode).toBe('quizNotCompleted');
  });

  it('that was begun and not touched is the one that is begun again', async () => {
    const person = await finished();
    const first = await begin(person);
    expect(await begin(person)).toBe(first);
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { _id: first, version: 0, companyName: 'Second' } });
    const second = await begin(person);
    expect(second).not.toBe(first);
    await change(person, { quizId: second, name: 'For later' });
    expect(await begin(person)).not.toBe(second);
  });

  it('are fifty at most, begun or duplicated; what finished edits replaced does not count', async () => {
    const person = await finished();
    const { db } = house.database;
    const of = await db
      .selectFrom('quizzes')
      .select(['user_id', 'brain_version_id', 'shape_version'])
      .where('id', '=', person.quizId)
      .executeTakeFirstOrThrow();
    const named = (count: number, more: object) =>
      db
        .insertInto('quizzes')
        .values(Array.from({ length: count }, (_, at) => ({ ...of, company_name: `Brand ${at}`, ...more })))
        .returning('id')
        .execute();
    // sixty edits of one brand, each in the place of the one before
    let last = person.quizId;
    for (let edit = 0; edit < 60; edit++)
      last = (await named(1, { completed: true, copied_from: last }))[0]?.id ?? last;
    await db.updateTable('users').set({ active_quiz_id: last }).where('id', '=', person.id).execute();
    expect(await listOf(person)).toHaveLength(1);
    await named(48, {});
    const copyOf = (body: object) =>
      house.ask('POST', '/api/quizzes/copy', { as: person, body: { quizId: person.quizId, ...body } });
    expect((await copyOf({ asNew: true })).statusCode).toBe(200);
    expect(await listOf(person)).toHaveLength(50);
    const refused = [
      await house.ask('POST', '/api/brandList', { as: person, body: {} }),
      await copyOf({ asNew: true }),
    ];
    expect(refused.map((answer) => answer.json().errorCode)).toEqual(['tooManyBrands', 'tooManyBrands']);
    // an edit makes no brand more
    expect((await copyOf({})).statusCode).toBe(200);
  });

  it('are named, put away and brought back; the active one cannot be put away', async () => {
    const person = await finished();
    const quizId = await begin(person);
    await change(person, { quizId, name: 'For summer' });
    expect((await listOf(person))[1]?.name).toBe('For summer');
    await change(person, { quizId, archived: true });
    expect((await listOf(person))[1]?.isArchived).toBe(true);
    await change(person, { quizId, archived: false });
    expect((await listOf(person))[1]?.isArchived).toBe(false);
    expect((await change(person, { quizId: person.quizId, archived: true })).json().errorCode).toBe('brandIsActive');
  });

  it('an edit under way is not one of them; a duplicate is, and replaces nothing', async () => {
    const person = await finished();
    const edit = await copy(person, {});
    expect((await listOf(person)).map((one) => one.quizId)).toEqual([person.quizId]);
    const duplicate = await copy(person, { asNew: true });
    expect(duplicate._id).not.toBe(edit._id);
    expect(new Set((await listOf(person)).map((one) => one.quizId))).toEqual(new Set([person.quizId, duplicate._id]));
  });

  it('what a finished edit has replaced is not listed any more', async () => {
    const person = await finished();
    await change(person, { quizId: person.quizId, name: 'Mine' });
    const edit = await copy(person, {});
    await house.ask('POST', `/api/brandedAssets/generateAllLogos?quizId=${edit._id}`, {
      as: person,
      body: { complete: true },
    });
    await expect
      .poll(async () => (await listOf(person)).map((one) => one.quizId), { timeout: 60_000 })
      .toEqual([edit._id]);
    expect((await listOf(person))[0]).toMatchObject({ name: 'Mine', isActive: true });
  });

  it("are nobody else's to see or to change", async () => {
    const [person, other] = [await finished(), await finished()];
    expect((await listOf(other)).map((one) => one.quizId)).toEqual([other.quizId]);
    expect((await change(other, { quizId: person.quizId, name: 'Taken' })).statusCode).toBe(404);
  });
});
