import { schemeDistance, schemeLab } from '@signet/color';
import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { rivalColors } from './competition.ts';
import { counterfactual } from './counterfactual.ts';
import { rankSchemes, type RankedScheme } from './rank-schemes.ts';
import { drawReference } from './reference-schemes.ts';

const brain = await readDefaultBrain();
const quiz: EngineInput = {
  seed: 'counterfactual',
  brain,
  companyName: 'Acme',
  nameFits: new Map(),
  research: {
    competitors: [
      { id: 'a', name: 'A', colors: ['#635bff'] },
      { id: 'b', name: 'B', colors: ['#0a7d5c'] },
    ],
  },
  answers: {
    favoriteColors: [],
    dislikedColors: ['tan'],
    keywords: ['calm', 'wise', 'sincere'],
    industry: 'banking',
    lifecycle: 'seed',
  },
};
const schemes = rankSchemes(quiz);
const reference = drawReference();

const isOneOf = (listed: readonly RankedScheme[], place: number, first: RankedScheme | undefined): boolean => {
  const [one, other] = [listed[place - 1], first].map((scheme) => scheme && schemeLab(scheme.colors));
  return one !== undefined && other !== undefined && schemeDistance(one, other) < 0.03;
};

test('without the answer that is named the scheme at that place does come first', () => {
  const told = randomQuizzes(brain, 16).flatMap((one) => {
    const listed = rankSchemes(one);
    const [reason] = listed[0]?.reasons.filter(({ kind }) => kind === 'counterfactual') ?? [];
    return reason ? [{ one, listed, reason }] : [];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { one, listed, reason } of told) {
    const keep = (ids: readonly string[]) => ids.filter((id) => id !== reason.subject);
    const { keywords, favoriteColors, dislikedColors, ...others } = one.answers;
    const [first] = rankSchemes({
      ...one,
      answers: {
        ...others,
        keywords: keep(keywords),
        favoriteColors: keep(favoriteColors),
        dislikedColors: keep(dislikedColors),
      },
      research: { competitors: one.research.competitors.filter(({ id }) => id !== reason.subject) },
    });
    expect(reason.value).toBeGreaterThan(1);
    expect(isOneOf(listed, reason.value, first)).toBe(true);
  }
});

const lookedAt = schemes.map((scheme) => ({ ...scheme, lab: schemeLab(scheme.colors) }));

test('an answer that changes nothing is not named', () => {
  const same = () => lookedAt[0];
  expect(counterfactual(quiz, lookedAt, { reference, leaderOf: same })).toBeUndefined();
});

test('nor one without which a scheme that is not in the list would come first', () => {
  const [lead, ...others] = lookedAt;
  const without = others.slice(1);
  if (!lead) return expect.fail('there are schemes');
  const leaderOf = () => others[0];
  expect(counterfactual(quiz, [lead, ...without], { reference, leaderOf })).toBeUndefined();
  return undefined;
});

test('a single scheme has nothing to give way to', () => {
  expect(counterfactual(quiz, lookedAt.slice(0, 1), { reference, leaderOf: () => lookedAt[1] })).toBeUndefined();
});

test('competitors come in one order even where two share an id', () => {
  const twins = [
    { id: 'a', name: 'A', colors: ['#635bff'] },
    { id: 'a', name: 'B', colors: ['#635bff'] },
    { id: 'a', name: 'A', colors: ['#0a7d5c'] },
  ];
  const order = (competitors: typeof twins) =>
    rivalColors({ competitors }).map(({ competitor, swatch }) => `${competitor.name} ${swatch.hex}`);
  expect(order(twins.toReversed())).toEqual(order(twins));
});
