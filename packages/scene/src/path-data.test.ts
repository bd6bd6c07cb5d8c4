import { expect, test } from 'vitest';
import { pathData } from './path-data.ts';

test('a path is written in absolute commands, upright and level lines by one number', () => {
  expect(
    pathData([
      ['M', 1, 2],
      ['L', 5, 2],
      ['L', 5, 8],
      ['L', 1.5, 9],
      ['Q', 1, -2, 3, 4],
      ['C', 1, 2, 3, 4, -5, 6],
      ['Z'],
    ]),
  ).toBe('M1 2H5V8L1.5 9Q1-2 3 4C1 2 3 4-5 6Z');
});

test('a line that goes nowhere once rounded is left out', () => {
  expect(pathData([['M', 1, 1], ['L', 1.0001, 1], ['L', 2, 1], ['Z']])).toBe('M1 1H2Z');
});

test('every contour begins anew', () => {
  expect(pathData([['M', 0, 0], ['L', 1, 0], ['Z'], ['M', 5, 5], ['L', 5, 6], ['Z']])).toBe('M0 0H1ZM5 5V6Z');
});
