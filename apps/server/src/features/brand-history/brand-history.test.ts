import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedBrand } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let ada: Person;
let edited: string;
const { answered, generate, complete, untilMade } = createFounder(() => house);
const historyOf = async (as: Person): Promise<SavedBrand[]> =>
  (await house.ask('GET', '/api/brandHistory', { as })).json().saved;
const restore = (as: Person, quizId: string) => house.ask('POST', '/api/brandHistory', { as, body: { quizId } });
const activeName = async (): Promise<string> =>
  (await house.ask('GET', '/api/brands/', { as: ada })).json().answers.companyName;

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  ada = await answered('Northwind', 'founder');
  await generate(ada);
  await complete(ada);
  const copy = (await house.ask('POST', '/api/quizzes/copy', { as: ada, body: {} })).json();
  edited = copy._id;
  await house.ask('PUT', '/api/quizzes/', { as: ada, body: { _id: edited, version: 0, companyName: 'Southwind' } });
  const path = `/api/brandedAssets/generateAllLogos?quizId=${edited}`;
  await untilMade(ada, (await house.ask('POST', path, { as: ada, body: { complete: true } })).json());
});
afterAll(() => house.close());

describe('the history of a brand', () => {
  it('has every saved state, the latest first, and says what changed', async () => {
    const [latest, first, ...rest] = await historyOf(ada);
    expect(rest).toEqual([]);
    expect([latest?.position, latest?.isActive, first?.position, first?.isActive]).toEqual([2, true, 1, false]);
    expect(latest?.changes).toContain('name: Northwind became Southwind');
    expect(first?.changes).toEqual([]);
  });

  it('counts on through edits, so that a second save is version 2', async () => {
    const numberOf = async (id: string) => (await house.ask('GET', `/api/brands/${id}`, { as: ada })).json().number;
    expect([await numberOf(ada.quizId), await numberOf(edited)]).toEqual([1, 2]);
  });

  it('leads back to an earlier one, which is then the latest, and loses none', async () => {
    await restore(ada, ada.quizId);
    await restore(ada, ada.quizId);
    expect(await activeName()).toBe('Northwind');
    expect((await historyOf(ada)).map(({ quizId }) => quizId)).toEqual([ada.quizId, edited]);
    await restore(ada, edited);
    expect(await activeName()).toBe('Southwind');
    expect((await historyOf(ada)).map(({ quizId }) => quizId)).toEqual([edited, ada.quizId]);
  });

  it('is there while an edit is under way, and leads back from it', async () => {
    const { db } = house.database;
    const unfinished = (await house.ask('POST', '/api/quizzes/copy', { as: ada, body: {} })).json()._id;
    await db.updateTable('users').set({ active_quiz_id: unfinished }).where('id', '=', ada.id).execute();
    const shown = await historyOf(ada);
    expect(shown.map(({ quizId, isActive }) => [quizId, isActive])).toEqual([
      [edited, false],
      [ada.quizId, false],
    ]);
    await restore(ada, edited);
    expect((await historyOf(ada)).map(({ quizId, isActive }) => [quizId, isActive])).toEqual([
      [edited, true],
      [ada.quizId, false],
    ]);
  });

  it('is nobody else’s', async () => {
    const stranger = await house.person({ tier: 'founder' });
    expect((await restore(stranger, ada.quizId)).statusCode).toBe(404);
  });
});
