import type { MarkSelection, MarkSet, OfferedMark } from '@signet/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
/** One founder whose marks are drawn once for all that is asked about them. */
let person: Person;
let drawn: MarkSet;

const MARKS = '/api/brandedAssets/marks';
const { answered, recommend, selectionsOf, generate } = createFounder(() => house);
const stored = (as: Person) => house.ask('GET', MARKS, { as });
const first = (): OfferedMark => drawn.marks[0] ?? expect.fail('no mark was drawn');

const choose = async (as: Person, markSelection: MarkSelection | undefined) => {
  const { version, brandQuizSelections } = await selectionsOf(as);
  const { markSelection: _, ...others } = brandQuizSelections;
  return house.ask('POST', '/api/selections/', {
    as,
    body: { version, brandQuizSelections: { ...others, ...(markSelection && { markSelection }) } },
  });
};
const chosen = (mark: OfferedMark): MarkSelection => ({ recipe: mark.recipe, face: mark.face, lockup: 'horizontal' });

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  person = await answered('Quern');
  await recommend(person);
  drawn = (await house.ask('POST', MARKS, { as: person, body: {} })).json();
});
afterAll(() => house.close());

it('marks are twelve at most, the first three of as many families as there are, each with its reasons', () => {
  expect(drawn.marks.length).toBeGreaterThan(2);
  expect(drawn.marks.length).toBeLessThanOrEqual(12);
  const families = drawn.marks.map(({ recipe }) => recipe.family);
  expect(new Set(families.slice(0, 3)).size).toBe(Math.min(3, new Set(families).size));
  for (const { reasons, verdict, path } of drawn.marks) {
    expect(reasons[0]?.kind).toBe('construction');
    expect(verdict).toBe('Clear at 16 px');
    expect(path).toMatch(/^M/);
  }
  expect(drawn.known).toBeGreaterThan(4000);
});

it('marks are read as they were drawn, and drawn once for the same name, font and keywords', async () => {
  expect((await stored(person)).json()).toEqual({ ...drawn, isCurrent: true });
  const again = await house.ask('POST', MARKS, { as: person, body: {} });
  expect(again.json()).toEqual(drawn);
});

it('before any have been drawn there are none to read', async () => {
  const other = await answered();
  await recommend(other);
  const answer = await stored(other);
  expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'marksMissing']);
});

it('a chosen mark is in the logo and its files; without one the logo is the name alone', async () => {
  const founder = person;
  const logo = async (lockup?: string): Promise<string> =>
    (await house.ask('POST', '/api/brandedAssets/generateLogo', { as: founder, body: { colorKey: 'p1', lockup } }))
      .body;
  const nameAlone = await logo();
  expect((await choose(founder, chosen(first()))).statusCode).toBe(200);
  const withMark = await logo();
  expect(withMark.length).toBeGreaterThan(nameAlone.length);
  expect(await logo('wordmark')).toBe(nameAlone);
  expect(await logo('tile')).toMatch(/<path.*<path/s);
  // svg and three widths of png, in seven colors and six lockups
  expect(await generate(founder)).toMatchObject({ status: 'complete', files: 7 * 6 * 4 });
  const { logos } = (await house.ask('GET', '/api/brandedAssets/logoUrls', { as: founder })).json();
  expect(logos[0]).toMatchObject({ fileName: 'logo-p1.svg', lockup: 'horizontal' });
  const url = logos.find(({ fileName }: { fileName: string }) => fileName === 'logo-p1.svg').url;
  expect((await house.ask('GET', url)).body).toBe(withMark);
  expect((await choose(founder, undefined)).statusCode).toBe(200);
  expect(await logo()).toBe(nameAlone);
  expect(await generate(founder)).toMatchObject({ status: 'complete', files: 14 });
}, 120_000);

it('a mark of a kind that is proposed no more stays in the logo of the brand that has it', async () => {
  const recipe = { family: 'seal' as const, letters: 'Q', values: ['disc'] };
  const logo = async (): Promise<string> =>
    (await house.ask('POST', '/api/brandedAssets/generateLogo', { as: person, body: { colorKey: 'p1' } })).body;
  expect((await choose(person, { recipe, face: first().face, lockup: 'mark' })).statusCode).toBe(200);
  const before = await logo();
  // the row is drawn by the rules of today, the logo by what was chosen
  const row = (await house.ask('POST', MARKS, { as: person, body: {} })).json() as MarkSet;
  expect(row.marks.map((mark) => mark.recipe.family)).not.toContain('seal');
  expect(await logo()).toBe(before);
  expect((await selectionsOf(person)).brandQuizSelections.markSelection?.recipe).toEqual(recipe);
  expect((await choose(person, undefined)).statusCode).toBe(200);
});

it('a nudged mark is judged again: it comes with its verdict, or the verdict says why it does not', async () => {
  const { recipe, face, nudges } = first();
  const nudge = async (change: object) =>
    (await house.ask('POST', `${MARKS}/nudge`, { as: person, body: { recipe, face, ...change } })).json();
  const round = await nudge({ round: 2 });
  expect(round.mark ? round.mark.nudges.round.at : round.verdict).not.toBe('Clear at 16 px');
  expect((await nudge({ weight: nudges.weight.at })).mark?.recipe).toEqual(recipe);
  expect(await nudge({ letters: '☃' })).toEqual({ verdict: 'This letter cannot be drawn this way' });
});

it.each([
  { family: 'modules' as const, letters: 'Q', values: [100_000, 100_000, 'disc', 1] },
  { family: 'slice' as const, letters: 'Quernquern', values: [25, 0, 0.5] },
  { family: 'tile' as const, letters: 'Q', values: ['__proto__', 'none', 0.16] },
])('a recipe that its family would not propose is neither drawn nor kept: %j', async (recipe) => {
  const { face } = first();
  const nudged = await house.ask('POST', `${MARKS}/nudge`, { as: person, body: { recipe, face } });
  expect(nudged.statusCode).toBe(400);
  const saved = await choose(person, { recipe, face, lockup: 'mark' });
  expect(saved.statusCode).toBe(400);
});

it('a mark stays with its name, and goes with a word when the name loses its letter', async () => {
  const founder = await answered('Quern');
  await recommend(founder);
  await choose(founder, chosen(first()));
  const rename = async (companyName: string) => {
    const { version } = (await house.ask('GET', '/api/quizzes/', { as: founder })).json();
    await house.ask('PUT', '/api/quizzes/', { as: founder, body: { version, companyName } });
    return (await selectionsOf(founder)).activeSelections;
  };
  const letters = first().recipe.letters;
  expect((await rename('Quern Mills')).markSelection?.recipe.letters).toBe(letters);
  const after = await rename('Bolt');
  expect([after.markSelection, after.markDropped]).toEqual([undefined, letters]);
});

it('a mark drawn for a word goes when the name has lost the word, though it has its letters', async () => {
  const founder = await answered('Fox Hollow');
  await recommend(founder);
  const { marks }: MarkSet = (await house.ask('POST', MARKS, { as: founder, body: {} })).json();
  const fox = marks.find(({ recipe }) => recipe.family === 'thing') ?? expect.fail('no thing was drawn');
  expect(fox.reasons[0]?.sentence).toBe('A fox, for the “fox” in your name.');
  expect((await choose(founder, chosen(fox))).statusCode).toBe(200);
  const { version } = (await house.ask('GET', '/api/quizzes/', { as: founder })).json();
  await house.ask('PUT', '/api/quizzes/', { as: founder, body: { version, companyName: 'Box of Figs' } });
  const { activeSelections } = await selectionsOf(founder);
  expect([activeSelections.markSelection, activeSelections.markDropped]).toEqual([undefined, 'fox']);
}, 60_000);
