import { describe, expect, it } from 'vitest';
import { priceOf } from './price.ts';

describe('a price', () => {
  it.each([
    [{ amount: 1900, currency: 'usd' }, 'en-US', '$19'],
    [{ amount: 1950, currency: 'usd' }, 'en-US', '$19.50'],
    [{ amount: 1900, currency: 'eur' }, 'de-DE', '19 €'],
    [{ amount: 1900, currency: 'jpy' }, 'en-US', '¥1,900'],
  ])('of %j reads in %s %s', (price, locale, words) => {
    expect(priceOf(price, locale).replaceAll('\u00a0', ' ')).toBe(words);
  });
});
