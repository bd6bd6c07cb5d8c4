import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
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
    favoriteColors: ['lemon'],
    dislikedColors: ['tan'],
    keywords: ['calm', 'wise', 'sincere'],
    industry: 'banking',
    lifecycle: 'seed',
  },
};
const schemes = rankSchemes(quiz);
const reference = drawReference();

test('a scheme that is first by its fit is asked what would take its place', () => {
  expect(bestFitting(quiz, schemes, reference).orderIndex).toBe(0);
  const told = counterfactual(quiz, schemes, reference);
  expect(told?.answer === 'none').toBe(told?.subject === '');
});

test('a first scheme that another is ahead of with all answers as they are does not blame an answer for it', () => {
  const [first, second, ...others] = schemes;
  if (!first || !second) return expect.fail('there are schemes');
  const told = counterfactual(quiz, [second, first, ...others], reference);
  expect(told?.answer).toBe('none');
  expect(told?.value).toBeLessThan(0);
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
