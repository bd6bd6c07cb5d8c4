import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { rivalColors } from './competition.ts';
import { bestFitting, counterfactual } from './counterfactual.ts';
import { rankSchemes } from './rank-schemes.ts';
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

test('the answer that is named is one without which the scheme at that place suits more than the first', () => {
  const told = randomQuizzes(brain, 8).flatMap((one) => {
    const listed = rankSchemes(one);
    const reason = counterfactual(one, listed, reference);
    return reason ? [{ one, listed, reason }] : [];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { one, listed, reason } of told) {
    const keep = (ids: readonly string[]) => ids.filter((id) => id !== reason.subject);
    const { keywords, favoriteColors, dislikedColors, ...others } = one.answers;
    const without: EngineInput = {
      ...one,
      answers: {
        ...others,
        keywords: keep(keywords),
        favoriteColors: keep(favoriteColors),
        dislikedColors: keep(dislikedColors),
      },
      research: { competitors: one.research.competitors.filter(({ id }) => id !== reason.subject) },
    };
    expect(bestFitting(one, listed, reference).orderIndex).toBe(0);
    expect(bestFitting(without, listed, reference).orderIndex + 1).toBe(reason.value);
  }
});

test('where another scheme is ahead with all answers as they are, no answer is blamed for it', () => {
  const [first, second, ...others] = schemes;
  if (!first || !second) return expect.fail('there are schemes');
  expect(counterfactual(quiz, [second, first, ...others], reference)).toBeUndefined();
  return undefined;
});

test('a single scheme has nothing to give way to', () => {
  expect(counterfactual(quiz, schemes.slice(0, 1), reference)).toBeUndefined();
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
