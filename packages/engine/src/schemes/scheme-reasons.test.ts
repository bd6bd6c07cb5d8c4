import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { briefOf } from './brief.ts';
import { rankSchemes } from './rank-schemes.ts';
import { schemeReasonValue } from './reason-values.ts';
import { drawReference } from './reference-schemes.ts';

const brain = await readDefaultBrain();
const results = randomQuizzes(brain, 60).map((quiz) => ({ quiz, schemes: rankSchemes(quiz) }));
const reference = drawReference();
const ask = (
  answers: Partial<EngineInput['answers']>,
  competitors: EngineInput['research']['competitors'] = [],
): EngineInput => ({
  seed: 'reasons',
  brain,
  companyName: 'Acme',
  nameFits: new Map(),
  research: { competitors },
  answers: {
    favoriteColors: [],
    dislikedColors: [],
    keywords: ['calm', 'wise', 'sincere'],
    industry: 'banking',
    lifecycle: 'seed',
    ...answers,
  },
});

test('each scheme has two or more reasons, none twice', () => {
  for (const { schemes } of results) {
    for (const { reasons } of schemes) {
      const own = reasons.filter(({ kind }) => kind !== 'counterfactual');
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(new Set(own.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(own.length);
    }
  }
});

test('every number can be computed again from the colors and the quiz', () => {
  for (const { quiz, schemes } of results) {
    const brief = briefOf(quiz, reference);
    for (const { colors, reasons } of schemes) {
      for (const { kind, subject, value } of reasons)
        if (kind !== 'counterfactual') expect(schemeReasonValue[kind](colors, brief, subject)).toBe(value);
    }
  }
});

test('a reason speaks of something in this quiz', () => {
  for (const { quiz, schemes } of results) {
    const { favoriteColors, dislikedColors, keywords, industry } = quiz.answers;
    const known = [
      '',
      industry,
      ...favoriteColors,
      ...dislikedColors,
      ...keywords,
      ...quiz.research.competitors.map(({ id }) => id),
    ];
    for (const { subject } of schemes.flatMap(({ reasons }) => reasons)) expect(known).toContain(subject);
  }
});

test('only the first scheme says what another answer would have changed', () => {
  for (const { schemes } of results) {
    expect(
      schemes
        .slice(1)
        .flatMap(({ reasons }) => reasons)
        .filter(({ kind }) => kind === 'counterfactual'),
    ).toEqual([]);
  }
});

test('no keyword is given as a reason for colors that suit it less than most', () => {
  const told = results.flatMap(({ schemes }) =>
    schemes.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind === 'keyword')),
  );
  expect(told.length).toBeGreaterThan(1000);
  expect(told.filter(({ value }) => value < 0.5)).toEqual([]);
});

test('yellow never carries text: it is an accent, and the reason says why', () => {
  const schemes = rankSchemes(ask({ favoriteColors: ['lemon'] }));
  for (const { colors } of schemes) expect([colors.a1, colors.a2]).toContain('#fbe54d');
  const told = schemes.flatMap(({ reasons }) => reasons).filter(({ kind }) => kind === 'favorite-as-accent');
  expect(told.length).toBeGreaterThan(0);
  for (const reason of told) expect(reason).toMatchObject({ name: 'Lemon', bound: 4.5 });
});

test('the scheme that is furthest from all competitors says so and names the nearest of them', () => {
  const schemes = rankSchemes(ask({ standOut: 1 }, [{ id: 'stripe', name: 'Stripe', colors: ['#635bff'] }]));
  const told = schemes.flatMap(({ reasons }) => reasons.flatMap((one) => (one.kind === 'rivals' ? [one] : [])));
  const distances = told.map(({ value }) => value);
  const furthest = told.filter(({ furthestOf }) => furthestOf !== undefined);
  expect(furthest.map(({ value, furthestOf }) => [value, furthestOf])).toEqual(
    distances.filter((value) => value === Math.max(...distances)).map((value) => [value, 30]),
  );
  for (const one of furthest) expect(one).toMatchObject({ subject: 'stripe', name: 'Stripe', competitors: 1 });
});

test('what we read into a keyword is told apart from what people rated', () => {
  const readings = (...keywords: string[]) =>
    rankSchemes(ask({ keywords })).flatMap(({ reasons }) =>
      reasons.flatMap((one) => (one.kind === 'keyword' ? [{ of: one.subject, ...one.reading }] : [])),
    );
  const authored = readings('nocturnal', 'industrial', 'majestic');
  expect(authored.length).toBeGreaterThan(0);
  expect(authored.filter(({ isRated }) => isRated)).toEqual([]);
  expect(readings('happy', 'warm', 'safe').some(({ of, isRated }) => of === 'happy' && isRated)).toBe(true);
});

test('the first scheme tells of both dislikes at once, and whose kind the page behind the text may still be of', () => {
  const [first] = rankSchemes(ask({ dislikedColors: ['crimson', 'white'] }));
  const told = first?.reasons.flatMap((one) => (one.kind === 'disliked' ? [one] : [])) ?? [];
  expect(told.map(({ names }) => names)).toEqual([['Crimson', 'White']]);
  expect(told[0]?.onPage).toEqual(['White']);
});

test('a competitor’s color is called what people call it', () => {
  const colorOf = (hex: string) =>
    rankSchemes(ask({}, [{ id: 'rival', name: 'Rival', colors: [hex] }]))[0]?.reasons.flatMap((one) =>
      one.kind === 'rivals' ? [one.color] : [],
    );
  expect([colorOf('#3399cc'), colorOf('#003399')]).toEqual([['blue'], ['dark blue']]);
});
