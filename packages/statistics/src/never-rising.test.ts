import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neverRising } from './never-rising.ts';

test('what never rises stays as it is, and a rise is shared by those that it is between', () => {
  expect(neverRising([9, 4, 4, 1])).toEqual([9, 4, 4, 1]);
  expect(neverRising([9, 1, 3, 2])).toEqual([9, 2, 2, 2]);
  expect(neverRising([])).toEqual([]);
});

test('the result never rises, keeps the sum and never leaves the range', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1 }), (values) => {
      const result = neverRising(values);
      const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
      expect(result).toHaveLength(values.length);
      expect(result.every((one, at) => at === 0 || one <= (result[at - 1] ?? 0))).toBe(true);
      expect(sum(result)).toBeCloseTo(sum(values), 6);
      expect(Math.max(...result)).toBeLessThanOrEqual(Math.max(...values));
    }),
  );
});
