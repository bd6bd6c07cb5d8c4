import { clearNameOf, labOf, nearestFamily, oklchOf } from '@signet/color';
import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { hueGap } from '../swatch.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { rankSchemes } from './rank-schemes.ts';

const brain = await readDefaultBrain();
const results = randomQuizzes(brain, 30).map((quiz) => ({ quiz, schemes: rankSchemes(quiz) }));
const ask = (answers: Partial<EngineInput['answers']>): EngineInput => ({
  seed: 'a quiz',
  brain,
  companyName: 'Acme',
  nameFits: new Map(),
  research: { competitors: [] },
  answers: {
    favoriteColors: [],
    dislikedColors: [],
    keywords: ['calm', 'fast', 'loud'],
    industry: 'games',
    lifecycle: 'seed',
    ...answers,
  },
});
const hexOf = (id: string): string => brain.colorFamilies.find(({ _id }) => _id === id)?.hex ?? '';

const gap = (one: string, other: string): number => hueGap(oklchOf(one).hue ?? 0, oklchOf(other).hue ?? 0);

test('p2 is p1 deeper or a gray, never a hue of its own', () => {
  for (const { quiz, schemes } of results) {
    const held = new Set(quiz.answers.favoriteColors.map((id) => hexOf(id)));
    for (const { colors } of schemes)
      if (!held.has(colors.p2) && !held.has(colors.p1) && oklchOf(colors.p2).chroma >= 0.03)
        expect(gap(colors.p1, colors.p2)).toBeLessThanOrEqual(20);
  }
});

test('the first five show three kinds of palette, but where answers leave hardly any room', () => {
  const kinds = results.map(({ schemes }) => new Set(schemes.slice(0, 5).map(({ composition }) => composition)).size);
  expect(kinds.filter((count) => count < 3).length).toBeLessThanOrEqual(1);
});

test('a favorite that can be the primary color is it in the first scheme and in three of the first five', () => {
  const schemes = rankSchemes(ask({ favoriteColors: ['cobalt'], keywords: ['calm', 'wise', 'sincere'] }));
  const firsts = schemes.slice(0, 5).map(({ colors }) => colors.p1);
  expect(firsts[0]).toBe(hexOf('cobalt'));
  expect(firsts.filter((hex) => hex === firsts[0]).length).toBeGreaterThanOrEqual(3);
});

test('a word of the name that names a color leads where no favorite does', () => {
  const [first] = rankSchemes({ ...ask({ keywords: ['organic', 'warm', 'handmade'] }), companyName: 'Forest & Sons' });
  expect(gap(first?.colors.p1 ?? '', hexOf('forest'))).toBeLessThanOrEqual(22);
  const [chosen] = rankSchemes({ ...ask({ favoriteColors: ['plum'] }), companyName: 'Forest & Sons' });
  expect(chosen?.colors.p1).toBe(hexOf('plum'));
});

test('a yellow of the name leads as a light, since no dark color looks like it; no gold is a lemon', () => {
  const accents = (companyName: string, keywords: string[]) =>
    rankSchemes({ ...ask({ keywords, industry: 'banking' }), companyName }).map(({ colors: { a1 } }) => a1);
  expect(gap(accents('Saffron', ['precise', 'calm', 'trustworthy'])[0] ?? '', hexOf('amber'))).toBeLessThanOrEqual(15);
  for (const accent of accents('Lemon', ['warm', 'generous', 'rugged']).slice(0, 3))
    expect(gap(accent, hexOf('lemon'))).toBeLessThanOrEqual(15);
});

test('a name is no reason for what is absurd in the trade: a restaurant called Slate is not slate', () => {
  const quiz = ask({ keywords: ['honest', 'calm', 'precise'], industry: 'restaurants-and-catering' });
  const never = brain.industryNever.filter((row) => row.industry_id === 'restaurants-and-catering');
  const groups = rankSchemes({ ...quiz, companyName: 'Slate' })
    .slice(0, 10)
    .map(({ colors: { p1 } }) => clearNameOf(labOf(p1)) ?? nearestFamily(p1, brain.colorFamilies).group);
  expect(groups.filter((group) => never.some((row) => row.group === group))).toEqual([]);
});

test('an absurd primary color is not among the first ten, unless the founder loves it or wants to stand out', () => {
  const farm = ask({ keywords: ['organic', 'warm', 'calm'], industry: 'agriculture-and-farming' });
  const never = brain.industryNever.filter((row) => row.industry_id === 'agriculture-and-farming');
  const groups = rankSchemes(farm)
    .slice(0, 10)
    .map(({ colors: { p1 } }) => clearNameOf(labOf(p1)) ?? nearestFamily(p1, brain.colorFamilies).group);
  expect(groups.filter((group) => never.some((row) => row.group === group))).toEqual([]);
});
