import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaEOk, oklchOf } from './index.ts';

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);

test('known colors have the OKLCH of the published tables', () => {
  // CSS Color 4, sample values of oklch() for the sRGB primaries.
  const red = oklchOf('#ff0000');
  expect(red.lightness).toBeCloseTo(0.628, 3);
  expect(red.chroma).toBeCloseTo(0.2577, 3);
  expect(red.hue).toBeCloseTo(29.23, 1);
  expect(oklchOf('#0000ff').hue).toBeCloseTo(264.05, 1);
});

test('black to white is one', () => {
  expect(deltaEOk('#000000', '#ffffff')).toBeCloseTo(1, 5);
});

test('a gray has no hue worth naming', () => {
  expect(oklchOf('#808080').chroma).toBeLessThan(1e-4);
});

test('the difference is a metric: zero to itself, the same both ways, no shorter by a detour', () => {
  fc.assert(
    fc.property(hexes, hexes, hexes, (one, other, third) => {
      expect(deltaEOk(one, one)).toBe(0);
      expect(deltaEOk(one, other)).toBe(deltaEOk(other, one));
      expect(deltaEOk(one, other)).toBeLessThanOrEqual(deltaEOk(one, third) + deltaEOk(third, other) + 1e-12);
    }),
  );
});

test('a hex that was never parsed is a bug and throws', () => {
  expect(() => deltaEOk('#abc', '#000000')).toThrow(TypeError);
  expect(() => oklchOf('red')).toThrow(TypeError);
});
