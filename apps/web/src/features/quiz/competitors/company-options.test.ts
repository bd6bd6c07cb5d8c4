import { expect, it } from 'vitest';
import { chosenElsewhere, isAdded, optionsFor, withCompany } from './company-options.ts';

const company = (value: string) => ({ identifier: { value, uuid: `uuid-${value}`, image_id: `img-${value}` } });
const [stripe, adyen] = [company('Stripe'), company('Adyen')];

it('chosen competitors are excluded from the options of the other boxes', () => {
  expect(optionsFor([stripe, adyen], [stripe, null, null], 1).map((option) => option.label)).toEqual(['Adyen']);
});
it('a box still offers what is chosen in it', () => {
  expect(optionsFor([stripe, adyen], [stripe, null, null], 0).map((option) => option.label)).toEqual([
    'Stripe',
    'Adyen',
  ]);
});
it('what is chosen in a box comes after what was found for it', () => {
  expect(optionsFor([adyen], [stripe, null, null], 0).map((option) => option.label)).toEqual(['Adyen', 'Stripe']);
});
it('a company that the directory does not hold is one to add', () => {
  const added = (imageId: string) => isAdded({ identifier: { value: 'A', uuid: 'a', image_id: imageId } });
  expect(['site-foo.com', 'name-4e', 'si-stripe', 'lg-slack-icon'].map(added)).toEqual([true, true, false, false]);
});
it('clearing a box leaves the others alone', () => {
  expect(withCompany([stripe, adyen, null], 0, null)).toEqual([null, adyen, null]);
});
it('a company that was found and is chosen in another box says so', () => {
  expect(chosenElsewhere([stripe, adyen], [null, stripe, null], 0)).toBe('Stripe is already chosen in box 2.');
  expect(chosenElsewhere([stripe, adyen], [null, stripe, null], 1)).toBeUndefined();
  expect(chosenElsewhere([adyen], [null, stripe, null], 0)).toBeUndefined();
});
