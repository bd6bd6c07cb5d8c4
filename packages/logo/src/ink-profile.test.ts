import { expect, test } from 'vitest';
import type { PathCommand } from '@signet/type';
import { columnsOf, rowsOf } from './ink-profile.ts';

const square: PathCommand[] = [['M', 10, 20], ['L', 30, 20], ['L', 30, 50], ['L', 10, 50], ['Z']];

test('rows and columns say how far the ink reaches', () => {
  expect(columnsOf(square, 10)).toEqual({
    first: 1,
    least: Float64Array.of(20, 20, 20),
    greatest: Float64Array.of(50, 50, 50),
  });
  expect(rowsOf(square, 10)).toEqual({
    first: 2,
    least: Float64Array.of(10, 10, 10, 10),
    greatest: Float64Array.of(30, 30, 30, 30),
  });
});

test('a curve is followed, not its control points', () => {
  const hill: PathCommand[] = [['M', 0, 0], ['Q', 50, -100, 100, 0], ['Z']];
  expect(columnsOf(hill, 50).least[1]).toBeCloseTo(-50, 6);
});

test('between two letters there is none', () => {
  const two: PathCommand[] = [...square, ['M', 60, 20], ['L', 70, 20], ['L', 70, 50], ['Z']];
  expect(columnsOf(two, 10)).toMatchObject({
    first: 1,
    least: Float64Array.of(20, 20, 20, Infinity, Infinity, 20, 20),
  });
});

test('no ink has neither', () => expect(rowsOf([], 10).least).toHaveLength(0));
