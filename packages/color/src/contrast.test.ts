import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, failsContrast, ratioShown, relativeLuminance, roundRatio } from './index.ts';

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);

test('known pairs have the ratios of WCAG’s own examples', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.542, 3);
  expect(contrastRatio('#0000ff', '#ffffff')).toBeCloseTo(8.592, 3);
  expect(relativeLuminance('#ff0000')).toBeCloseTo(0.2126, 10);
});

test('the ratio is the same both ways, between 1 and 21', () => {
  fc.assert(
    fc.property(hexes, hexes, (one, other) => {
      const ratio = contrastRatio(one, other);
      expect(ratio).toBe(contrastRatio(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21);
    }),
  );
});

test('a hex that was never parsed is a bug and throws', () => {
  expect(() => contrastRatio('#abc', '#000000')).toThrow(TypeError);
});

// #767676 is the lightest gray that reaches 4.5 on white, #595959 the lightest that reaches 7
const passing = { p1: '#767676', p2: '#595959', s1: '#767676', n3: '#ffffff' };

test('p1 and s1 need 4.5, p2 needs 7, each against white and against n3', () => {
  expect(failsContrast(passing)).toEqual([]);
  expect(
    failsContrast({ ...passing, p1: '#777777' }).map(({ role, against, atLeast }) => [role, against, atLeast]),
  ).toEqual([
    ['p1', 'white', 4.5],
    ['p1', 'n3', 4.5],
    ['n3', 'p1', 4.5],
  ]);
  expect(failsContrast({ ...passing, s1: '#777777' }).map(({ role, against }) => [role, against])).toEqual([
    ['s1', 'white'],
    ['s1', 'n3'],
    ['n3', 's1'],
  ]);
  expect(
    failsContrast({ ...passing, p2: '#5a5a5a' }).map(({ role, against, atLeast }) => [role, against, atLeast]),
  ).toEqual([
    ['p2', 'white', 7],
    ['p2', 'n3', 7],
  ]);
});

test('a darker background fails what white passes, and n3 needs 4.5 against each of p1, p2 and s1', () => {
  const dark = failsContrast({ ...passing, n3: '#8a8a8a' });
  expect(dark.filter(({ role }) => role === 'n3').map(({ against, atLeast }) => [against, atLeast])).toEqual([
    ['p1', 4.5],
    ['p2', 4.5],
    ['s1', 4.5],
  ]);
  expect(dark.filter(({ against }) => against === 'white')).toEqual([]);
});

test('a founder’s color is judged by the ratio rounded to two decimals, ours by the unrounded', () => {
  const almost = { p1: '#0078d7', p2: '#000000', s1: '#000000', n3: '#ffffff' };
  expect(contrastRatio(almost.p1, '#ffffff')).toBeLessThan(4.5);
  expect(roundRatio(contrastRatio(almost.p1, '#ffffff'))).toBe(4.5);
  expect(failsContrast(almost)).not.toEqual([]);
  expect(failsContrast(almost, 'as-shown')).toEqual([]);
});

test('n3 is shown as the smaller ratio for p1 and s1, and as 7 for p2', () => {
  const colors = { p1: '#333333', p2: '#111111', s1: '#666666', n3: '#ffffff' };
  expect(ratioShown('n3', colors)).toEqual([
    { against: ['p1', 's1'], ratio: 5.74, atLeast: 4.5 },
    { against: ['p2'], ratio: 18.88, atLeast: 7 },
  ]);
});

test('p1, p2 and s1 show the smaller of their two ratios; a color without a rule shows none', () => {
  const colors = { p1: '#767676', p2: '#595959', s1: '#767676', n3: '#f0f0f0' };
  expect(ratioShown('p1', colors)).toEqual([
    { against: ['white', 'n3'], ratio: roundRatio(contrastRatio('#767676', '#f0f0f0')), atLeast: 4.5 },
  ]);
  expect(ratioShown('p2', colors)[0]?.atLeast).toBe(7);
  for (const role of ['a1', 'a2', 'n1', 'n2'] as const) expect(ratioShown(role, colors)).toEqual([]);
});
