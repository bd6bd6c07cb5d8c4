import type { PathCommand } from '@signet/type';
import { expect, test } from 'vitest';
import { hasOverlaps, uniteOverlaps } from './overlaps.ts';

const square = (left: number): PathCommand[] => [
  ['M', left, 0],
  ['L', left + 10, 0],
  ['L', left + 10, 10],
  ['L', left, 10],
  ['Z'],
];

test('contours that lie over each other become one outline, the same by both fill rules', () => {
  const crossed = [...square(0), ...square(5)];
  expect(hasOverlaps(crossed)).toBe(true);
  const united = uniteOverlaps(crossed);
  expect(hasOverlaps(united)).toBe(false);
  expect(united.filter(([type]) => type === 'M')).toHaveLength(1);
});

test('contours that stand apart come back as they are', () => {
  const apart = [...square(0), ...square(20)];
  expect(uniteOverlaps(apart)).toBe(apart);
});
