import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { briefOf } from './brief.ts';
import { leaderOf, leadOf } from './counterfactual.ts';
import { rankSchemes } from './rank-schemes.ts';
import { schemeReasonKinds, schemeReasonValue } from './reason-values.ts';

const brain = await readDefaultBrain();
const results = randomQuizzes(brain, 60).map((quiz) => ({ quiz, schemes: rankSchemes(quiz) }));
const isKind = (kind: string): kind is (typeof schemeReasonKinds)[number] =>
  schemeReasonKinds.some((one) => one === kind);
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

test('each scheme has two or more reasons, none twice, each a sentence with the number that it rests on', () => {
  for (const { schemes } of results) {
    for (const { reasons } of schemes) {
      const own = reasons.filter(({ kind }) => kind !== 'counterfactual');
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(new Set(own.map(({ kind, input }) => `${kind} ${input}`)).size).toBe(own.length);
      for (const { sentence } of reasons) expect(sentence).toMatch(/^[A-Z“].*\.$/);
    }
  }
});

test('every number can be computed again from the colors and the quiz', () => {
  for (const { quiz, schemes } of results) {
    const brief = briefOf(quiz);
    for (const { colors, reasons } of schemes) {
      for (const { kind, input, value } of reasons)
        if (isKind(kind)) expect(schemeReasonValue[kind](colors, brief, input, quiz)).toBe(value);
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
    for (const { input } of schemes.flatMap(({ reasons }) => reasons)) expect(known).toContain(input);
  }
});

test('only the first scheme says what another answer would have changed, and that is true', () => {
  for (const { quiz, schemes } of results) {
    expect(
      schemes
        .slice(1)
        .flatMap(({ reasons }) => reasons)
        .filter(({ kind }) => kind === 'counterfactual'),
    ).toEqual([]);
    const [counterfactual] = schemes[0]?.reasons.filter(({ kind }) => kind === 'counterfactual') ?? [];
    expect(counterfactual).toBeDefined();
    if (!counterfactual) continue;
    const { input, value } = counterfactual;
    if (input === '') {
      expect(value).toBeLessThanOrEqual(leadOf(quiz, schemes));
      continue;
    }
    const without = (ids: readonly string[]) => ids.filter((id) => id !== input);
    const { answers, research } = quiz;
    const other: EngineInput = {
      ...quiz,
      research: { competitors: research.competitors.filter(({ id }) => id !== input) },
      answers: {
        ...answers,
        keywords: without(answers.keywords),
        favoriteColors: without(answers.favoriteColors),
        dislikedColors: without(answers.dislikedColors),
      },
    };
    expect(leaderOf(other, schemes).orderIndex + 1).toBe(value);
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
  expect(
    schemes
      .flatMap(({ reasons }) => reasons)
      .some(({ kind, sentence }) => kind === 'favorite-as-accent' && sentence.includes('a main color needs 4.5')),
  ).toBe(true);
});

test('the scheme that is furthest from all competitors says so and names the nearest of them', () => {
  const schemes = rankSchemes(ask({ standOut: 1 }, [{ id: 'stripe', name: 'Stripe', colors: ['#635bff'] }]));
  const furthest = schemes
    .flatMap(({ reasons }) => reasons)
    .filter(({ kind, sentence }) => kind === 'rivals' && sentence.startsWith('Furthest of all 30'));
  expect(furthest.length).toBeGreaterThan(0);
  for (const { sentence, value } of furthest) {
    expect(sentence).toContain('Stripe’s violet');
    expect(sentence).toContain(value.toFixed(2));
  }
});

test('what we read into a keyword is called a reading, and what people rated is not', () => {
  const authored = rankSchemes(ask({ keywords: ['nocturnal', 'industrial', 'majestic'] }))
    .flatMap(({ reasons }) => reasons)
    .filter(({ kind }) => kind === 'keyword');
  expect(authored.length).toBeGreaterThan(0);
  for (const { sentence } of authored) expect(sentence).not.toContain('people rated');
  const measured = rankSchemes(ask({ keywords: ['happy', 'warm', 'safe'] }))
    .flatMap(({ reasons }) => reasons)
    .filter(({ kind }) => kind === 'keyword');
  expect(
    measured.some(({ sentence }) => sentence.startsWith('You chose Happy: going by how people rated colors for it')),
  ).toBe(true);
});
