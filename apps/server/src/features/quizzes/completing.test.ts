import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
});
afterAll(() => house.close());

const { answered, recommend, generate, complete } = createFounder(() => house);

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
});
