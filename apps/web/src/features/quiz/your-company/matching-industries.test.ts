import { expect, it } from 'vitest';
import { matchingIndustries } from './matching-industries.ts';

const industries = ['Accounting & Tax', 'Groceries & Packaged Food', 'Restaurants', 'Travel'].map((name) => ({
  _id: name,
  name,
}));
const wayOut = { _id: 'something-else', name: 'Something else' };
const words = { food: ['Restaurants'], other: ['something-else'] };
const found = (text: string, list = industries) => matchingIndustries(list, words, text).map(({ name }) => name);

it('what a word means comes before a name that has it', () => {
  expect(found('food')).toEqual(['Restaurants', 'Groceries & Packaged Food']);
});
it('takes the whole name as well', () => {
  expect(found('accounting & t')).toEqual(['Accounting & Tax']);
});
it('shows the whole list when nothing is typed', () => {
  expect(found(' ')).toHaveLength(industries.length);
});
it('a founder who finds nothing, or something else, is always shown the way out, once and last', () => {
  const list = [wayOut, ...industries];
  expect(found('food', list)).toEqual(['Restaurants', 'Groceries & Packaged Food', 'Something else']);
  expect(found('falconry', list)).toEqual(['Something else']);
  expect(found('something', list)).toEqual(['Something else']);
  expect(found('other', list)).toEqual(['Something else']);
});
