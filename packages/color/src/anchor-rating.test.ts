import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anchorRating,
  colorAnchorRatings,
  colorAnchors,
  heatOf,
  labOf,
  oklchOf,
  weightOf,
  type SingleColorAnchor,
} from './index.ts';
import { focalColors, KERNEL_WIDTH, scaleMeans, wordShares } from './word-scale.ts';

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);
const single = colorAnchors.filter((anchor): anchor is SingleColorAnchor => anchor !== 'scheme:variety');

test('all ratings of a color are its single ratings in the order of the anchors; variety is the scheme’s', () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      const ratings = colorAnchorRatings(hex);
      expect(ratings).toHaveLength(colorAnchors.length);
      for (const [at, anchor] of colorAnchors.entries())
        expect(ratings[at]).toBe(anchor === 'scheme:variety' ? 0 : anchorRating(hex, anchor));
    }),
    { numRuns: 20 },
  );
});

test('ratings of concepts and scales lie between 0 and 1, the formula’s by no more than .03 beyond', () => {
  fc.assert(
    fc.property(hexes, fc.constantFrom(...single), (hex, anchor) => {
      const [source] = anchor.split(':');
      fc.pre(source === 'uw71' || source === 'saysani');
      const slack = source === 'uw71' ? 0.03 : 0;
      expect(anchorRating(hex, anchor)).toBeGreaterThanOrEqual(-slack);
      expect(anchorRating(hex, anchor)).toBeLessThanOrEqual(1 + slack);
    }),
    {
      numRuns: 2000,
      examples: [
        ['#ff00aa', 'uw71:love'],
        ['#0000ff', 'uw71:disgust'],
      ],
    },
  );
});

test('every anchor tells colors apart', () => {
  const sample = ['#c8152f', '#ffd400', '#2f9e44', '#1f55d6', '#7b2d8b', '#111111', '#ffffff'].map(colorAnchorRatings);
  for (const [at, anchor] of colorAnchors.entries()) {
    const values = sample.map((ratings) => ratings[at] ?? Number.NaN);
    expect(Math.max(...values) - Math.min(...values), anchor).toBeGreaterThan(anchor === 'scheme:variety' ? -1 : 0.1);
  }
});

test('a concept’s rating is what its regression gives by hand', () => {
  // white: OKLab lightness 1, so L' = 1 and all else 0; love .2323 + .2017 + .0587, peace .3804 + .3199 + .0537
  expect(anchorRating('#ffffff', 'uw71:love')).toBeCloseTo(0.4927, 4);
  expect(anchorRating('#ffffff', 'uw71:peace')).toBeCloseTo(0.754, 4);
  // red: OKLab .62796, .22486, .12585, so L' .25591, a' 1.12431, b' .62924, C' 1.28839, cos 2h .52299 and sin 2h
  // .85231 (times C') love .2323 + .05162 + .00384 + .42002 - .32037 + .27591 - .08048 + .03953 + .01771 + .12001 +
  // .00900
  expect(anchorRating('#ff0000', 'uw71:love')).toBeCloseTo(0.7691, 3);
  // peace .3804 + .08187 + .00352 + .32738 - .44039 - .07274 - .12667 + .07510 + .02478 + .06947 - .00593
  expect(anchorRating('#ff0000', 'uw71:peace')).toBeCloseTo(0.3168, 3);
});

test.each([
  ['uw71:love', ['#e81a4b', '#e6a8b7', '#2f6ef6']],
  ['uw71:peace', ['#ffffff', '#5b9bd5', '#111111']],
  ['uw71:evil', ['#111111', '#8b0000', '#ffffff']],
  ['uw71:speed', ['#ff2020', '#1f55d6', '#333333']],
  ['uw71:leisure', ['#3f8fe0', '#c8152f', '#111111']],
  ['uw71:happy', ['#ffd400', '#8a7f55', '#333333']],
  ['saysani:cold', ['#1f55d6', '#2f9e44', '#c8152f']],
  ['saysani:calm', ['#ffffff', '#2f9e44', '#c8152f']],
  ['saysani:light', ['#ffffff', '#7b2d8b', '#111111']],
  ['saysani:clean', ['#ffffff', '#c8152f', '#6b4a2b']],
  ['saysani:happy', ['#ffd400', '#7b2d8b', '#111111']],
  ['ou:heat', ['#c8152f', '#808080', '#1f55d6']],
  ['ou:weight', ['#111111', '#808080', '#ffffff']],
] as const)('%s falls from color to color as in the ratings of people', (anchor, falling) => {
  const ratings = falling.map((hex) => anchorRating(hex, anchor));
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  expect(new Set(ratings).size).toBe(ratings.length);
});

test('formulas and measurements are the package’s own', () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      expect(anchorRating(hex, 'ou:heat')).toBe(heatOf(labOf(hex)));
      expect(anchorRating(hex, 'ou:weight')).toBe(weightOf(labOf(hex)));
      expect(anchorRating(hex, 'oklch:chroma')).toBeCloseTo(oklchOf(hex).chroma, 12);
      expect(anchorRating(hex, 'oklch:lightness')).toBe(oklchOf(hex).lightness);
    }),
  );
});

test('a word’s own color has most to say about itself, and the shares of all words are one', () => {
  for (const [at, focal] of focalColors.entries()) {
    const shares = wordShares(focal);
    expect(shares.indexOf(Math.max(...shares))).toBe(at);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  }
});

/**
 * Root mean square error of all means of each word when they are predicted from the other eight, in steps of the
 * seven-point scale.
 */
const leaveOneOut = (width: number): number => {
  const errors = focalColors.flatMap((color, left) => {
    const weights = focalColors.map((other, at) =>
      at === left
        ? 0
        : Math.exp(
            -((color.lightness - other.lightness) ** 2 + (color.a - other.a) ** 2 + (color.b - other.b) ** 2) /
              (2 * width ** 2),
          ),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return Object.values(scaleMeans).map(
      (means) => means.reduce((total, mean, at) => total + (mean * (weights[at] ?? 0)) / sum, 0) - (means[left] ?? 0),
    );
  });
  return Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
};

test('the kernel is as wide as predicts a left-out color best', () => {
  const best = leaveOneOut(KERNEL_WIDTH);
  expect(best).toBeCloseTo(1.02, 2);
  for (const width of [0.05, 0.08, 0.15, 0.2, 0.5]) expect(leaveOneOut(width)).toBeGreaterThan(best + 0.01);
});
