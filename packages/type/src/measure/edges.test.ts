import { expect, test } from 'vitest';
import type { PathCommand } from '../path.ts';
import { edgesOf } from './edges.ts';
import { columnSpans, inInk, inkOf, rowSpans } from './spans.ts';

const square = (left: number, top: number, size: number): PathCommand[] => [
  ['M', left, top],
  ['L', left + size, top],
  ['L', left + size, top + size],
  ['L', left, top + size],
  ['Z'],
];
/** A quarter of a circle's outline differs from this cubic by less than .03 %. */
const K = 0.5523;
const circle = (r: number): PathCommand[] => [
  ['M', r, 0],
  ['C', r, K * r, K * r, r, 0, r],
  ['C', -K * r, r, -r, K * r, -r, 0],
  ['C', -r, -K * r, -K * r, -r, 0, -r],
  ['C', K * r, -r, r, -K * r, r, 0],
  ['Z'],
];
const length = (path: PathCommand[], longest: number) =>
  edgesOf(path, longest).reduce((sum, { x1, y1, x2, y2 }) => sum + Math.hypot(x2 - x1, y2 - y1), 0);

test('pieces are no longer than asked for and together as long as the outline, which is closed', () => {
  const edges = edgesOf(square(0, 0, 100), 30);
  expect(edges).toHaveLength(16);
  expect(Math.max(...edges.map(({ x1, y1, x2, y2 }) => Math.hypot(x2 - x1, y2 - y1)))).toBeLessThanOrEqual(30);
  expect(length(square(0, 0, 100), 30)).toBeCloseTo(400, 9);
  expect(length(circle(100), 10)).toBeCloseTo(2 * Math.PI * 100, 0);
});

test('a straight line drawn as a curve is straight', () => {
  expect(edgesOf([['M', 0, 0], ['Q', 50, 0.2, 100, 0], ['L', 50, 80], ['Z']], 50).some(({ curved }) => curved)).toBe(
    false,
  );
  expect(edgesOf(circle(100), 50).every(({ curved }) => curved)).toBe(true);
});

test('a contour inside another, turned around, is a hole', () => {
  const hole: PathCommand[] = [['M', 25, 25], ['L', 25, 75], ['L', 75, 75], ['L', 75, 25], ['Z']];
  const ring = edgesOf([...square(0, 0, 100), ...hole], 20);
  expect(rowSpans(ring, 50)).toEqual([
    { from: 0, to: 25 },
    { from: 75, to: 100 },
  ]);
  expect(columnSpans(ring, 10)).toEqual([{ from: 0, to: 100 }]);
  expect(inInk(ring, 50, 50)).toBe(false);
  expect(inInk(ring, 10, 50)).toBe(true);
});

test('contours that overlap are one ink', () => {
  const both = edgesOf([...square(0, 0, 100), ...square(60, 0, 100)], 20);
  expect(rowSpans(both, 50)).toEqual([{ from: 0, to: 160 }]);
  expect(inkOf(rowSpans(both, 50))).toBe(160);
  expect(inInk(both, 80, 50)).toBe(true);
});
