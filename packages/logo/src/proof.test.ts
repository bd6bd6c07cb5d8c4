import { expect, test } from 'vitest';
import type { Scene } from '@signet/scene';
import type { PathCommand } from '@signet/type';
import { proofOf } from './proof.ts';

const bar = (left: number, top: number, right: number, bottom: number): PathCommand[] => [
  ['M', left, top],
  ['L', right, top],
  ['L', right, bottom],
  ['L', left, bottom],
  ['Z'],
];
/** Two stems of a width with a gap between them, 1,000 wide. */
const stems = (width: number, gap: number): Scene => ({
  x: 0,
  y: 0,
  width: 1000,
  height: 400,
  label: 'stems',
  shapes: [
    {
      kind: 'path',
      ink: 'p1',
      path: [...bar(0, 0, 1000 - width - gap, 400), ...bar(1000 - width, 0, 1000, 400)],
    },
  ],
});

test('the thinnest stroke decides how small a logo may be', () => {
  const { fineness, smallest } = proofOf(stems(50, 200));
  expect(fineness.stroke).toBeGreaterThan(0.04);
  expect(fineness.stroke).toBeLessThanOrEqual(0.05);
  // a stroke of a twentieth is 1.2 px at 24 px; found a little thinner, as it is scanned in steps
  expect(smallest.screen).toBeGreaterThanOrEqual(24);
  expect(smallest.screen).toBeLessThanOrEqual(30);
});

test('a gap tighter than every stroke decides in its place', () => {
  expect(proofOf(stems(200, 20)).smallest.print).toBeGreaterThan(proofOf(stems(200, 200)).smallest.print);
});

test('what is sewn must be larger than what is engraved, and that larger than what is printed', () => {
  const { print, engraved, embroidered } = proofOf(stems(40, 40)).smallest;
  expect(print).toBeLessThan(engraved);
  expect(engraved).toBeLessThan(embroidered);
});
