import type { ColorRecommendation } from '@signet/contract';
import { expect, test } from 'vitest';
import { colorSelectionOf } from './selection-of.ts';

const hex = '#123456';
const colors = { p1: hex, p2: hex, s1: hex, a1: hex, a2: hex, n1: hex, n2: hex, n3: hex, b1: hex };
const scheme = (key: string): ColorRecommendation => ({
  _id: `id of ${key}`,
  key,
  orderIndex: 3,
  matchScore: 1,
  colors,
  kind: 'One voice',
  reasons: [],
});

test('a recommendation is selected as the same object each time, so that hundreds of steps are kept in little', () => {
  const [one, other] = [scheme('a'), scheme('a')];
  expect(colorSelectionOf(one)).toEqual({ key: 'a', orderIndex: 3, colors });
  expect(colorSelectionOf(one)).toBe(colorSelectionOf(one));
  expect(colorSelectionOf(other)).not.toBe(colorSelectionOf(one));
});
