import { expect, it } from 'vitest';
import { matchingIndustries } from './matching-industries.ts';

const options = ['Accounting & Tax', 'Food & Restaurants', 'Pet Food', 'Seafood', 'Travel'].map((label) => ({
  id: label,
  label,
}));
const found = (text: string) => matchingIndustries(options, text).map((option) => option.label);

it('words that begin with the text come before words that contain it', () => {
  expect(found('food')).toEqual(['Food & Restaurants', 'Pet Food', 'Seafood']);
});
it('takes the whole name as well', () => {
  expect(found('accounting & t')).toEqual(['Accounting & Tax']);
});
it('shows the whole list when nothing is typed', () => {
  expect(found(' ')).toHaveLength(options.length);
});
