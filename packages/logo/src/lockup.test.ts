import { expect, test } from 'vitest';
import { boundsOf, type PathCommand } from '@signet/type';
import { drawLockup, lockupNames, TILE, type LockupMark } from './lockup.ts';
import type { Wordmark } from './wordmark.ts';

const square = (left: number, top: number, side: number): PathCommand[] => [
  ['M', left, top],
  ['L', left + side, top],
  ['L', left + side, top + side],
  ['L', left, top + side],
  ['Z'],
];
const mark: LockupMark = { path: square(0, 0, 1000), width: 1000, height: 1000, stroke: 0.2 };
/** One line of capitals 200 high. */
const name: Wordmark = {
  path: [['M', 0, 0], ['L', 1000, 0], ['L', 1000, 200], ['L', 0, 200], ['Z']],
  width: 1000,
  height: 200,
  lines: ['ACME'],
  capHeight: 200,
  capTop: 0,
  baseline: 200,
};
const draw = (lockup: (typeof lockupNames)[number], of: LockupMark = mark, to: Wordmark = name) =>
  drawLockup(lockup, { mark: of, name: to, ink: 'p1', ground: 'w1' });
const inkOf = (lockup: (typeof lockupNames)[number], at = 0) => {
  const shape = draw(lockup).shapes[at];
  return shape?.kind === 'path' ? shape.path : [];
};

test.each(lockupNames.filter((one) => one !== 'favicon'))('%s is drawn in a box that is its ink’s', (lockup) => {
  const scene = draw(lockup);
  const box = boundsOf(inkOf(lockup));
  expect(box?.left).toBeCloseTo(0, 1);
  expect(box?.top).toBeCloseTo(0, 1);
  expect(box?.right).toBeCloseTo(scene.width, 1);
  expect(box?.bottom).toBeCloseTo(scene.height, 1);
  expect(scene.label).toBe('ACME');
});

test('beside one line a mark is 1.7 capitals high, .3 of itself away, its middle that of the capitals', () => {
  const { width, height } = draw('horizontal');
  expect(height).toBeCloseTo(1.7 * 200, 1);
  expect(width).toBeCloseTo(1.7 * 200 * 1.3 + 1000, 1);
});

test('beside two lines it reaches from the first capitals’ top to the last baseline', () => {
  const two: Wordmark = { ...name, lines: ['AC', 'ME'], height: 500, baseline: 500 };
  expect(draw('horizontal', mark, two).height).toBeCloseTo(500, 1);
});

test('a mark whose strokes are far heavier than the name’s is made smaller, but not below 1.5 capitals', () => {
  expect(draw('horizontal', { ...mark, stroke: 0.9 }).height).toBeCloseTo(1.5 * 200, 1);
});

test('above the name a mark is 2.6 capitals high and .9 away', () =>
  expect(draw('stacked').height).toBeCloseTo((2.6 + 0.9 + 1) * 200, 1));

test('a tile holds the mark in .6 of its side, in the color of the ground', () => {
  const box = boundsOf(inkOf('tile', 1));
  expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(TILE.mark * TILE.side, 0);
  expect(draw('tile').shapes.map((shape) => ('ink' in shape ? shape.ink : ''))).toEqual(['p1', 'w1']);
});

test('a mark that is a letter cut from a ground fills its tile: only the letter is drawn on it', () => {
  const cut = draw('tile', { ...mark, motif: square(400, -100, 300) });
  const [, letter] = cut.shapes;
  const box = letter?.kind === 'path' ? boundsOf(letter.path) : undefined;
  expect([box?.left, box?.top, box?.right, box?.bottom].map((side) => Math.round(side ?? NaN))).toEqual([
    400, 0, 700, 200,
  ]);
});

test('a favicon fills 16 pixels by its longer side and stands on whole ones', () => {
  const scene = draw('favicon', { ...mark, path: square(0, 0, 500), width: 500 });
  expect([scene.width, scene.height]).toEqual([16, 16]);
  const shape = scene.shapes[0];
  const box = shape?.kind === 'path' ? boundsOf(shape.path) : undefined;
  expect(Number.isInteger(box?.left)).toBe(true);
});

test('the plain initial stands for a mark that is too rich for 16 pixels', () => {
  const small = { path: square(0, 0, 10), width: 10, height: 10 };
  const scene = draw('favicon', { ...mark, path: [], small });
  const shape = scene.shapes[0];
  expect(shape?.kind === 'path' && boundsOf(shape.path)).toMatchObject({ left: 0, right: 16 });
});
