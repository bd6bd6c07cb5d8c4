import { expect, it } from 'vitest';
import {
  addressOf,
  chosenElsewhere,
  isAdded,
  isKnownByName,
  looksLikeAddress,
  optionsFor,
  withAddress,
  withCompany,
} from './company-options.ts';

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

const pictured = (value: string, imageId: string) => ({ identifier: { value, uuid: value, image_id: imageId } });
it('a company of which only the name is known is asked for its website, and keeps its name with it', () => {
  const named = pictured('Quern Water', 'name-51');
  expect([isKnownByName(named), isKnownByName(stripe)]).toEqual([true, false]);
  const found = pictured('Quernwater', 'site-quernwater.com');
  expect(withAddress(named, found)).toEqual({
    identifier: { value: 'Quern Water', uuid: 'Quernwater', image_id: 'site-quernwater.com' },
  });
  expect(addressOf(found)).toBe('quernwater.com');
  expect(addressOf(named)).toBeUndefined();
  expect(addressOf(null)).toBeUndefined();
});
it('an address of a company that the directory knows is that company', () => {
  expect(withAddress(pictured('Strype', 'name-53'), stripe)).toBe(stripe);
});
it.each([
  ['foo.com', true],
  ['https://www.foo.co.uk/start', true],
  ['Foo', false],
  ['Foo Bar.', false],
  ['foo.', false],
])('%s is meant as an address: %s', (text, isOne) => expect(looksLikeAddress(text)).toBe(isOne));
