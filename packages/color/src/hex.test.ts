import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHex } from './index.ts';

const sixDigits = fc.stringMatching(/^[0-9a-fA-F]{6}$/);

test('a hex is accepted with and without the sign, in either case, and comes out in one spelling', () => {
  expect(parseHex('#AABBCC')).toBe('#aabbcc');
  expect(parseHex('aabbcc')).toBe('#aabbcc');
  fc.assert(
    fc.property(sixDigits, (digits) => {
      expect(parseHex(digits)).toBe(`#${digits.toLowerCase()}`);
      expect(parseHex(`#${digits}`)).toBe(parseHex(digits));
    }),
  );
});

test.each(['', '#', '#abc', 'abc', '#aabbccdd', '#aabbcg', ' #aabbcc', '#aabbcc\n', '##aabbcc', 'red', '#ａabbcc'])(
  '%j is not a hex of six digits',
  (text) => {
    expect(parseHex(text)).toBeUndefined();
  },
);

test('whatever is written, the answer is undefined or a canonical hex that reads as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^#?[0-9a-fA-FgG]{0,9}$/)), (text) => {
      const hex = parseHex(text);
      if (hex === undefined) return;
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect(parseHex(hex)).toBe(hex);
    }),
  );
});
