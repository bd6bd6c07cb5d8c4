import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contrastRatio,
  deltaEOk,
  failsContrast,
  hexFromOklch,
  labDistance,
  nearestPassing,
  oklabOf,
  oklchOf,
} from './index.ts';
import { hexOfBytes } from './linear-rgb.ts';

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);
const roles = fc.constantFrom('p1', 'p2', 's1');
const lightBackgrounds = fc
  .record({
    lightness: fc.double({ min: 0.93, max: 1, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.03, noNaN: true }),
    hue: fc.integer({ min: 0, max: 359 }),
  })
  .map(hexFromOklch);
const leastRatio = { p1: 4.5, p2: 7, s1: 4.5 };
const black = { p1: '#000000', p2: '#000000', s1: '#000000' };

/** Every hex one step of 8 bits away, edges and corners too. */
const neighborsOf = (hex: string): string[] => {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [reds = [], greens = [], blues = []] = bytes.map((byte) =>
    [byte - 1, byte, byte + 1].filter((near) => near >= 0 && near <= 255),
  );
  return reds
    .flatMap((r) => greens.flatMap((g) => blues.map((b) => hexOfBytes(r, g, b))))
    .filter((near) => near !== hex);
};

test('the answer keeps all rules of the role, unrounded', () => {
  fc.assert(
    fc.property(hexes, roles, lightBackgrounds, (hex, role, n3) => {
      const answer = nearestPassing(hex, role, { n3 }) ?? '';
      expect(failsContrast({ ...black, n3, [role]: answer })).toEqual([]);
    }),
  );
});

test('a color that passes comes back as it is', () => {
  fc.assert(
    fc.property(hexes, roles, lightBackgrounds, (hex, role, n3) => {
      const passes = failsContrast({ ...black, n3, [role]: hex }).length === 0;
      expect(nearestPassing(hex, role, { n3 }) === hex).toBe(passes);
    }),
  );
});

test('no passing color one step of 8 bits away is nearer by more than .004', () => {
  fc.assert(
    fc.property(hexes, roles, lightBackgrounds, (hex, role, n3) => {
      const answer = nearestPassing(hex, role, { n3 }) ?? '';
      const shift = deltaEOk(hex, answer);
      for (const near of neighborsOf(answer)) {
        if (failsContrast({ ...black, n3, [role]: near }).length === 0)
          expect(deltaEOk(hex, near)).toBeGreaterThan(shift - 0.004);
      }
    }),
  );
});

/**
 * The shortest way to a passing color that a plain search of every third red and blue finds, with the lightest green
 * that passes.
 */
const shortestWay = (hex: string, ratio: number, n3: string): number => {
  const wished = oklabOf(hex);
  let shortest = Infinity;
  for (let red = 0; red < 256; red += 3)
    for (let blue = 0; blue < 256; blue += 3) {
      let [passing, failing] = [-1, 256];
      while (failing - passing > 1) {
        const green = (passing + failing) >> 1;
        if (contrastRatio(hexOfBytes(red, green, blue), n3) >= ratio) passing = green;
        else failing = green;
      }
      if (passing >= 0) shortest = Math.min(shortest, labDistance(wished, oklabOf(hexOfBytes(red, passing, blue))));
    }
  return shortest;
};

test('no passing color anywhere is nearer by more than the twentieth that keeping the hue may cost', () => {
  fc.assert(
    fc.property(hexes, roles, (hex, role) => {
      const n3 = '#f4f1e8';
      const answer = nearestPassing(hex, role, { n3 }) ?? '';
      fc.pre(answer !== hex);
      expect(deltaEOk(hex, answer)).toBeLessThanOrEqual(shortestWay(hex, leastRatio[role], n3) * 1.05);
    }),
    {
      numRuns: 15,
      examples: [
        ['#ffffff', 'p1'],
        ['#ffd400', 'p2'],
        ['#ff8800', 'p1'],
        ['#0dcb8e', 's1'],
      ],
    },
  );
});

test('a gray stays gray and a yellow or an orange keeps its hue', () => {
  for (const gray of ['#ffffff', '#999999', '#808080'])
    expect(oklchOf(nearestPassing(gray, 'p1', { n3: '#f8f5ee' }) ?? '').chroma).toBeLessThan(0.003);
  for (const hex of ['#ffd400', '#ff8800', '#f7a8c4']) {
    const answer = oklchOf(nearestPassing(hex, 'p1', { n3: '#f8f5ee' }) ?? '');
    expect(Math.abs((answer.hue ?? 0) - (oklchOf(hex).hue ?? 0))).toBeLessThan(2);
    expect(answer.chroma).toBeGreaterThan(0.085);
  }
});

test('n3 has to let p1 and s1 reach 4.5 and p2 its 7', () => {
  const others = { p1: '#0e7378', p2: '#4a5700', s1: '#6b2769' };
  fc.assert(
    fc.property(hexes, (hex) => {
      const n3 = nearestPassing(hex, 'n3', others) ?? '';
      expect(failsContrast({ ...others, n3 })).toEqual([]);
    }),
  );
  expect(nearestPassing('#fbf8f1', 'n3', others)).toBe('#fbf8f1');
});

test('a background may have to become darker than a light p1 or lighter than a dark one', () => {
  expect(oklchOf(nearestPassing('#707070', 'n3', { p1: '#ffffff', s1: '#e8e0ff' }) ?? '').lightness).toBeCloseTo(
    oklchOf('#666666').lightness,
    2,
  );
  const lighter = nearestPassing('#a00000', 'n3', { p1: '#303030' }) ?? '';
  expect(contrastRatio(lighter, '#303030')).toBeGreaterThanOrEqual(4.5);
  expect(oklchOf(lighter).lightness).toBeGreaterThan(oklchOf('#a00000').lightness);
});

test('where nothing passes there is no answer, and a role without rules takes any color', () => {
  expect(nearestPassing('#808080', 'n3', { p1: '#ffffff', p2: '#000000' })).toBeUndefined();
  expect(nearestPassing('#ffd400', 'a1', { n3: '#ffffff', p1: '#ffd400' })).toBe('#ffd400');
  expect(oklchOf(nearestPassing('#808080', 'p2', { n3: '#959595' }) ?? '').lightness).toBeLessThan(0.06);
});

test('a hex that was never parsed is a bug and throws', () => {
  expect(() => nearestPassing('#abc', 'p1', {})).toThrow(TypeError);
});
