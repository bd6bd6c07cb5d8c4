import { expect, test } from 'vitest';
import { linesAt, sampled } from './contours.ts';
import { areaOf } from './paths.ts';

const page = { width: 100, height: 100 };
const hill = (x: number, y: number) => 40 - Math.hypot(x - 50, y - 50);

test('the line at a height of a round hill is a circle, closed, of the radius that the slope gives', () => {
  const [line = [], ...others] = linesAt(sampled(page, 2, hill), 10);
  expect(others).toEqual([]);
  for (const [x, y] of line) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
  expect(Math.abs(areaOf(line))).toBeCloseTo(Math.PI * 900, -2);
});

test('land that reaches the edge is closed outside the page', () => {
  const [line = []] = linesAt(
    sampled(page, 4, (x) => x),
    50,
  );
  expect(Math.max(...line.map(([x]) => x))).toBeGreaterThan(100);
  expect(Math.min(...line.map(([x]) => x))).toBeCloseTo(50, 0);
});

test('a hollow in a hill is a line of its own, running the other way', () => {
  const ring = (x: number, y: number) => 10 - Math.abs(Math.hypot(x - 50, y - 50) - 25);
  const turns = linesAt(sampled(page, 2, ring), 0).map((line) => Math.sign(areaOf(line)));
  expect(turns.toSorted()).toEqual([-1, 1]);
});

test('above the summit there is nothing', () => expect(linesAt(sampled(page, 4, hill), 41)).toEqual([]));
