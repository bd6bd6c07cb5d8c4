import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const { answered, recommend, generate, complete } = createFounder(() => house);
const quizOf = async (as: Person) => (await house.ask('GET', '/api/quizzes/', { as })).json();
const saveBrand = (as: Person) =>
  house.ask('POST', '/api/brandedAssets/generateAllLogos', { as, body: { complete: true } });

describe('completing the quiz', () => {
  it('needs every answer, the logos and the feature', async () => {
    expect((await complete(await house.person())).json().errorCode).toBe('quizIncomplete');
    const person = await answered();
    expect((await complete(person)).json().errorCode).toBe('logosMissing');
    expect((await complete(await answered('Acme', 'waitlist'))).json().errorCode).toBe('featureMissing');
    await recommend(person);
    await generate(person);
    expect((await complete(person)).json().completed).toBe(true);
    const { user } = (await house.ask('GET', '/api/auth/flow/validate', { as: person })).json();
    expect(user).toMatchObject({ quizCompleted: true, activeQuizId: person.quizId });
  });

  it('needs the logos of what is chosen now, not of what was', async () => {
    const person = await answered();
    await generate(person);
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 1, companyName: 'Southwind' } });
    expect((await complete(person)).json().errorCode).toBe('logosMissing');
    await generate(person);
    expect((await complete(person)).json().completed).toBe(true);
    expect((await complete(person)).json().completed, 'twice is once').toBe(true);
  });

  it('comes alone: no answer is changed in the same breath', async () => {
    const person = await answered();
    const body = { version: 1, completed: true, companyName: 'Southwind' };
    expect((await house.ask('PUT', '/api/quizzes/', { as: person, body })).statusCode).toBe(400);
  });
});

describe('saving the brand', () => {
  it('completes the quiz by itself once the logos are whole, though nobody asks again', async () => {
    const person = await answered();
    await saveBrand(person);
    await expect.poll(async () => (await quizOf(person)).completed, { timeout: 15_000 }).toBe(true);
    expect((await house.ask('GET', '/api/brands/', { as: person })).statusCode).toBe(200);
  });

  it('with logos that are whole already completes it at once', async () => {
    const person = await answered();
    await generate(person);
    expect((await quizOf(person)).completed, 'logos alone complete nothing').toBe(false);
    await saveBrand(person);
    expect((await quizOf(person)).completed).toBe(true);
  });

  it('is withdrawn by a later change: the logos of the former brand complete nothing', async () => {
    const person = await answered();
    await house.database.db
      .updateTable('quizzes')
      .set({ completion_requested_at: new Date() })
      .where('id', '=', person.quizId)
      .execute();
    await house.ask('PUT', '/api/quizzes/', { as: person, body: { version: 1, companyName: 'Southwind' } });
    await generate(person);
    expect((await quizOf(person)).completed).toBe(false);
  });

  it('is refused without every answer, and without the feature', async () => {
    expect((await saveBrand(await house.person())).json().errorCode).toBe('quizIncomplete');
    expect((await saveBrand(await answered('Acme', 'waitlist'))).json().errorCode).toBe('featureMissing');
  });
});
