import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let staff: Person;
beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  staff = await house.person({ role: 'staff' });
});
afterAll(() => house.close());

const { answered, selectionsOf, generate, complete } = createFounder(() => house);
const completed = async (): Promise<Person> => {
  const person = await answered();
  await generate(person);
  await complete(person);
  return person;
};
const brandOf = async (as: Person, quizId: string) =>
  (await house.ask('GET', `/api/brands/${quizId}`, { as })).json() as {
    number: number;
    chosen: { colorSelection: { colors: Record<string, string> } };
  };
const auditOf = (actor: Person, owner: Person) =>
  house.database.db
    .selectFrom('audit_log')
    .select('act')
    .where('actor_id', '=', actor.id)
    .where('owner_id', '=', owner.id)
    .orderBy('at')
    .execute();

/** Another primary color over what is chosen, as the page for managing a brand sends it. */
const recolor = async (as: Person, of: Person) => {
  const { _id, version, activeSelections } = await selectionsOf(of);
  const colors = activeSelections.colorSelection?.colors;
  const customSelections = { colorSelection: { key: 'custom', colors: { ...colors, p1: '#123456' } } };
  const body = { _id, version, useCustomSelections: true, customSelections };
  return house.ask('POST', '/api/selections/', { as, body });
};
const redraw = (as: Person, { quizId }: Person) =>
  house.ask('POST', `/api/brandedAssets/generateAllLogos?quizId=${quizId}`, { as, body: {} });
const untilDrawn = async (as: Person, of: Person): Promise<void> => {
  const { id } = (await redraw(as, of)).json() as { id: string };
  const statusOf = async () => (await house.ask('GET', `/api/madeFiles/${id}`, { as: of })).json().status;
  await expect.poll(statusOf, { timeout: 20_000 }).toBe('complete');
};

it('staff change colors of a completed brand and have its logos drawn: the founder has its next version', async () => {
  const founder = await completed();
  const before = await brandOf(founder, founder.quizId);
  expect((await recolor(staff, founder)).statusCode).toBe(200);
  expect(await brandOf(founder, founder.quizId)).toEqual(before);
  await untilDrawn(staff, founder);
  const after = await brandOf(founder, founder.quizId);
  expect(after.number).toBe(before.number + 1);
  expect(after.chosen.colorSelection.colors).toMatchObject({ p1: '#123456' });
  const acts = (await auditOf(staff, founder)).map(({ act }) => act);
  expect(acts.slice(0, 2)).toEqual(['POST /api/selections/', 'POST /api/brandedAssets/generateAllLogos']);
});

it('having the same logos drawn again makes no further version', async () => {
  const founder = await completed();
  await recolor(staff, founder);
  await untilDrawn(staff, founder);
  const { number } = await brandOf(founder, founder.quizId);
  await redraw(staff, founder);
  await redraw(founder, founder);
  expect((await brandOf(founder, founder.quizId)).number).toBe(number);
});

it('which quiz is active stays as the founder has it', async () => {
  const founder = await completed();
  const copy = await house.ask('POST', '/api/quizzes/copy', { as: founder, body: { quizId: founder.quizId } });
  expect(copy.statusCode).toBe(200);
  const activeOf = async () =>
    (await house.ask('GET', '/api/auth/flow/validate', { as: founder })).json().user.activeQuizId as string;
  const active = await activeOf();
  await recolor(staff, founder);
  await untilDrawn(staff, founder);
  expect(await activeOf()).toBe(active);
});

it("the founder's own save of a completed brand is refused as before, and nothing is noted about them", async () => {
  const founder = await completed();
  expect((await recolor(founder, founder)).json().errorCode).toBe('quizCompleted');
  expect(await auditOf(founder, founder)).toEqual([]);
});

it("an open tab of the founder's is told that the brand was changed", async () => {
  const founder = await answered();
  await generate(founder);
  const { _id, version } = await selectionsOf(founder);
  await recolor(staff, founder);
  const late = await house.ask('POST', '/api/selections/', {
    as: founder,
    body: { _id, version, useCustomSelections: false },
  });
  expect(late.json().errorCode).toBe('staleSelections');
});
