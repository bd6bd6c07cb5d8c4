import { oklchOf } from '@signet/color';
import { expect, test } from 'vitest';
import { familiesOf } from '../fonts/families.ts';
import { rankFonts } from '../fonts/rank-fonts.ts';
import { fitsOf, allFit } from '../fonts/testing/font-quizzes.ts';
import type { EngineInput } from '../input.ts';
import { rankKits } from '../kits/rank-kits.ts';
import { rankSchemes } from '../schemes/rank-schemes.ts';
import { hueGap } from '../swatch.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { chooseDirections } from './choose-directions.ts';

const brain = await readDefaultBrain();
const setOf = (quiz: EngineInput) => ({ schemes: rankSchemes(quiz), fonts: rankFonts(quiz), kits: rankKits(quiz) });
const results = randomQuizzes(brain, 20)
  .map((quiz) => ({ ...quiz, nameFits: fitsOf(allFit) }))
  .map((quiz) => ({ quiz, set: setOf(quiz) }))
  .map((one) => ({ ...one, directions: chooseDirections(one.quiz, one.set) }));
const kindOfLetters = new Map(familiesOf(brain).map((family) => [family.font._id, family.letters]));

test('three directions, each of another kind of palette and another idea of type', () => {
  for (const { set, directions } of results) {
    expect(directions).toHaveLength(3);
    const chosen = directions.map(({ schemeKey }) => set.schemes.find(({ key }) => key === schemeKey));
    const kinds = new Set(set.schemes.map(({ composition }) => composition)).size;
    expect(new Set(chosen.map((scheme) => scheme?.composition)).size).toBe(Math.min(3, kinds));
    expect(new Set(directions.map(({ headlineFontId }) => kindOfLetters.get(headlineFontId))).size).toBe(3);
    expect(directions.map(({ kind }) => kind)).toEqual(chosen.map((scheme) => scheme?.kind));
  }
});

test('their primary colors have other hues, where the set has such', () => {
  const gaps = results.map(({ set, directions }) => {
    const mains = directions.map(({ schemeKey }) => {
      const { chroma, hue = 0 } = oklchOf(set.schemes.find(({ key }) => key === schemeKey)?.colors.p1 ?? '#000000');
      return chroma < 0.04 ? undefined : hue;
    });
    const pairs = mains.flatMap((one, at) => mains.slice(at + 1).map((other) => [one, other] as const));
    return Math.min(
      ...pairs.map(([one, other]) => (one === undefined || other === undefined ? 180 : hueGap(one, other))),
    );
  });
  expect(gaps.filter((gap) => gap >= 40).length).toBeGreaterThanOrEqual(19);
});

test('the first is the first of every list', () => {
  for (const { set, directions } of results) {
    const [first] = directions;
    expect(first?.schemeKey).toBe(set.schemes[0]?.key);
    expect(first?.headlineFontId).toBe(set.fonts.headline[0]?.fontId);
    expect(first?.textFontId).toBe(set.fonts.bulkText[0]?.fontId);
    expect(first?.marketingKitId).toBe(set.kits[0]?.marketingKitId);
  }
});

test('each has the text font chosen for its headline, a kit of its own and a name in two words of its own', () => {
  for (const { set, directions } of results) {
    const { headline, bulkText } = set.fonts;
    for (const { headlineFontId, textFontId, name } of directions) {
      expect(textFontId).toBe(bulkText[headline.findIndex(({ fontId }) => fontId === headlineFontId)]?.fontId);
      expect(name).toMatch(/^[A-Z][a-z]+ and [a-z]+$/);
    }
    expect(new Set(directions.map(({ marketingKitId }) => marketingKitId)).size).toBe(3);
    expect(new Set(directions.flatMap(({ name }) => name.split(' and '))).size).toBe(6);
  }
});

test('each follows an answer of this quiz, and no two the same one', () => {
  for (const { quiz, directions } of results) {
    const { keywords, favoriteColors, industry } = quiz.answers;
    const subjects = directions.map(({ reason }) => reason.subject);
    expect([...keywords, ...favoriteColors, industry]).toEqual(expect.arrayContaining(subjects));
    expect(new Set(subjects).size).toBe(3);
  }
});

test('a favorite is said to lead itself where it is the primary color, and only there', () => {
  const led = results.flatMap(({ quiz, set, directions }) =>
    directions.flatMap(({ reason, schemeKey }) => {
      if (reason.answer !== 'favorite') return [];
      const favorite = quiz.brain.colorFamilies.find(({ _id }) => _id === reason.subject)?.hex;
      const p1 = set.schemes.find(({ key }) => key === schemeKey)?.colors.p1;
      return [[reason.ledBy === 'itself', p1 === favorite] as const];
    }),
  );
  expect(new Set(led.map(([isSaid]) => isSaid)).size).toBe(2);
  for (const [isSaid, isSo] of led) expect(isSaid).toBe(isSo);
});

test('a word of the name that leads is what its direction follows, as the founder writes it', () => {
  const [any] = randomQuizzes(brain, 1);
  if (!any) throw new Error('There is no quiz.');
  const quiz = {
    ...any,
    companyName: 'Café Vert',
    nameFits: fitsOf(allFit),
    research: { competitors: [] },
    answers: { ...any.answers, favoriteColors: [], dislikedColors: [] },
  };
  const [first] = chooseDirections(quiz, setOf(quiz));
  expect(first?.reason).toMatchObject({ answer: 'company-name', name: 'Vert' });
});

test('nothing to set a name with means no direction', () => {
  const [quiz] = randomQuizzes(brain, 1);
  if (!quiz) throw new Error('There is no quiz.');
  expect(chooseDirections(quiz, setOf(quiz))).toEqual([]);
});
