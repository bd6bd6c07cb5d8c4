import { expect, test } from 'vitest';
import type { PathCommand } from '@signet/type';
import { columnsOf, rowsOf } from './ink-profile.ts';

const square: PathCommand[] = [['M', 10, 20], ['L', 30, 20], ['L', 30, 50], ['L', 10, 50], ['Z']];

test('rows and columns say how far the ink reaches', () => {
  expect(columnsOf(square, 10)).toEqual(new Map([1, 2, 3].map((index) => [index, { least: 20, greatest: 50 }])));
  expect(rowsOf(square, 10)).toEqual(new Map([2, 3, 4, 5].map((index) => [index, { least: 10, greatest: 30 }])));
});

test('a curve is followed, not its control points', () => {
  const hill: PathCommand[] = [['M', 0, 0], ['Q', 50, -100, 100, 0], ['Z']];
  expect(columnsOf(hill, 50).get(1)?.least).toBeCloseTo(-50, 6);
});

test('no ink has neither', () => expect(rowsOf([], 10).size).toBe(0));
