import { boundsOf, type PathCommand } from '@signet/type';
import { expect, test } from 'vitest';
import { areaOf, ringsOf } from './outline.ts';
import { roundCorners } from './round-corners.ts';

const square: PathCommand[] = [['M', 0, 0], ['L', 10, 0], ['L', 10, 10], ['L', 0, 10], ['Z']];
const area = (path: readonly PathCommand[]): number => Math.abs(areaOf(ringsOf(path)[0] ?? []));

test('every corner is taken off by an arc, and the sides stay where they are', () => {
  const round = roundCorners(square, 2);
  expect(round.filter(([type]) => type === 'C')).toHaveLength(4);
  expect(boundsOf(round)).toEqual(boundsOf(square));
  // what four quarter circles leave of their squares
  expect(area(square) - area(round)).toBeCloseTo((4 - Math.PI) * 4, 1);
});

test('two corners leave some of the side between them', () => {
  const round = roundCorners(square, 100);
  expect(area(round)).toBeGreaterThan((Math.PI / 4) * 100);
});

test('a curve has no corners to take off', () => {
  const disc: PathCommand[] = [
    ['M', 0, -1],
    ['C', 0.5523, -1, 1, -0.5523, 1, 0],
    ['C', 1, 0.5523, 0.5523, 1, 0, 1],
    ['C', -0.5523, 1, -1, 0.5523, -1, 0],
    ['C', -1, -0.5523, -0.5523, -1, 0, -1],
    ['Z'],
  ];
  expect(area(roundCorners(disc, 0.3))).toBeCloseTo(area(disc), 3);
});

test('nothing is taken off without a radius', () => expect(roundCorners(square, 0)).toBe(square));
