import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import { coreDeck } from '../deck/core-deck.ts';
import { onePager } from '../deck/one-pager.ts';
import { answered } from '../testing/subjects.ts';
import { preflight } from './preflight.ts';

const brand = await kitBrand('short', 'ink');
const sums = (title: string, parts: string): string[] => {
  const answers = { ...answered.answers, 'round.title': title, 'round.parts': parts };
  return preflight(coreDeck('contour', brand, { ...answered, answers }), brand, answers)
    .findings.filter(({ rule }) => rule === 'sum')
    .map(({ says }) => says);
};

test('the parts of a round are held against the money of the headline, and no other number of it', () => {
  expect(sums('In 18 months €1.8 m: 1,500 km', '€990 k people; €450 k product; €360 k sales')).toEqual([]);
  expect(sums('In 18 months €1.8 m takes us to 1,500 km', '€990 k people; €450 k product')).toEqual([
    'The parts add up to €1,440,000, the headline says €1.8 m. Which is right?',
  ]);
  expect(sums('18 months to 1,500 km', '€990 k people; €450 k product')).toEqual([]);
  expect(sums('$1.8 m for 18 months', '€990 k people; €450 k product')).toEqual([]);
});

test('shares of a whole are right when they come to 100 %', () => {
  expect(sums('€1.8 m takes us to 1,500 km', '55 % people; 25 % product; 20 % sales')).toEqual([]);
  expect(sums('€1.8 m takes us to 1,500 km', '55 % people; 25 % product')).toEqual([
    'The parts add up to 80 %, not to 100 %. Which is right?',
  ]);
});

test('only what is looked at is named as looked at: a page has no slides to count', () => {
  const deck = preflight(coreDeck('contour', brand, answered), brand, answered.answers);
  expect(deck.looked).toContain('length');
  const page = preflight(onePager('contour', brand, answered, 'investor'), brand, answered.answers);
  expect(page.looked).toEqual(['blank', 'sample', 'overflow', 'small', 'contrast', 'sum', 'headline']);
});
