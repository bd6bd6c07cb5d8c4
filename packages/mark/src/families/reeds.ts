import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, bow, disc, inside, lens } from '../things/pen.ts';
import { mostAre } from '../voices.ts';
import { likeOf } from './alike.ts';
import { drawnLetters } from './drawn-letters.ts';

type Point = readonly [x: number, y: number];
/** A stroke that swells to twice its belly and comes to a point at both ends, and one that is straight on one side. */
const reed = (from: Point, to: Point, belly = 3.2): Outline => lens(from, to, belly);
const sail = (from: Point, to: Point, belly: number): Outline => lens(from, to, 0, belly);
/** Their points are cut off at the head and at the foot of the letter. */
const upright = (...strokes: readonly Outline[]): Layer[] => inside(bar(-9, 0, 60, 24), ...strokes);
const stem = reed([3, -1], [3, 25]);

const slopes = (): Outline[] => [reed([13.4, -1], [1, 25], 3.4), reed([15.8, -1], [28.2, 25], 3.4)];

/** Letters 24 high of strokes that swell and taper. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => upright(...slopes(), disc(14.6, 19.4, 2.7)),
  B: () => upright(stem, sail([8.8, -1], [8.8, 10.6], 8), sail([8.8, 13.6], [8.8, 25], 9.4)),
  D: () => upright(stem, sail([8.6, -1], [8.6, 25], 12)),
  E: () =>
    add(stem, reed([6.4, 2.6], [23, 2.6], 2.6), reed([8.6, 12], [21, 12], 2.6), reed([6.4, 21.4], [23, 21.4], 2.6)),
  I: () => add(reed([0, 2.6], [20, 2.6], 2.6), reed([10, 7.2], [10, 20.8], 3.6), reed([0, 25.4], [20, 25.4], 2.6)),
  K: () => upright(stem, reed([8, 11.4], [22, -1], 3), reed([9.6, 14], [23, 25], 3)),
  M: () => upright(stem, reed([9, -1], [15.8, 20], 3), reed([27.4, -1], [20.6, 20], 3), reed([33.4, -1], [33.4, 25])),
  N: () => upright(stem, reed([8, -2], [22, 26], 3.4), reed([27, -1], [27, 25])),
  P: () => upright(stem, sail([8.6, -1], [8.6, 15.2], 10.6)),
  R: () => upright(stem, sail([8.6, -1], [8.6, 11.6], 9.4), reed([8.6, 14], [22, 25], 3)),
  V: () => upright(reed([1, -1], [11.2, 25], 3.8), reed([24.4, -1], [14.2, 25], 3.8)),
  W: () =>
    upright(
      reed([0, -1], [8.4, 25], 3.4),
      reed([17.6, 3], [13, 25], 2.8),
      reed([23, 3], [27.6, 25], 2.8),
      reed([40.6, -1], [32.2, 25], 3.4),
    ),
  X: () => upright(reed([1, -1], [23, 25], 3.6), reed([24.6, -1], [16.2, 8], 2.8), reed([7.8, 16], [-0.6, 25], 2.8)),
  Y: () => add(reed([0, -1], [10.6, 13.4]), reed([24, -1], [13.4, 13.4]), reed([12, 15.6], [12, 27])),
  Z: () => add(reed([0, 2.6], [23, 2.6], 2.8), reed([22, 6.4], [2, 17.6]), reed([1, 21.4], [24, 21.4], 2.8)),
  Б: () => upright(stem, reed([6.4, 2.4], [22, 2.4], 2.5), sail([8.6, 8.4], [8.6, 25], 11)),
  Ж: () =>
    upright(
      reed([14, -1], [14, 25]),
      reed([1, 0], [8.8, 10.2], 2.6),
      reed([1, 24], [8.8, 13.8], 2.6),
      reed([27, 0], [19.2, 10.2], 2.6),
      reed([27, 24], [19.2, 13.8], 2.6),
    ),
  И: () => upright(stem, reed([22, -2], [8, 26], 3.4), reed([27, -1], [27, 25])),
  У: () => upright(reed([24, -1], [5, 25], 3.6), reed([-0.4, -1], [9.8, 11.6], 3.2)),
  Ф: () => upright(reed([13, -2], [13, 26]), sail([7.6, 20], [7.6, 4], 8.6), sail([18.4, 4], [18.4, 20], 8.6)),
  Ш: () =>
    add(
      reed([3, -1], [3, 18.4], 3),
      reed([13, -1], [13, 18.4], 3),
      reed([23, -1], [23, 18.4], 3),
      reed([0, 22], [26, 22], 3.2),
    ),
  Я: () => upright(reed([19, -1], [19, 25]), sail([13.4, 11.6], [13.4, -1], 9.4), reed([13.4, 14], [0, 25], 3)),
  Λ: () => upright(...slopes()),
  Л: () => upright(...slopes()),
  Δ: () => add(reed([11.2, -1], [1, 19.6], 3.2), reed([13.8, -1], [24, 19.6], 3.2), reed([0, 22.4], [25, 22.4], 3.1)),
  Θ: () => add(bow(12, 7.8, 4.6, 10, 180, 360), reed([0, 12.6], [24, 12.6], 2.7), bow(12, 17.4, 4.6, 10, 0, 180)),
  Ξ: () => add(reed([0, 3], [24, 3], 3), reed([4, 12], [20, 12], 2.8), reed([0, 21], [24, 21], 3)),
};

/** What a designer would show before others. */
const strong = new Set('ADEKNMPRVWXYZБИЖУФΛЛΔΘΞ');

/** What stands behind other constructions of the letter: bars above and below are a Ξ first. */
const weak = new Set('I');

/** A letter of strokes that swell and taper like reeds. */
export const reeds = drawnLetters({
  family: 'reeds',
  look: 'reed',
  drawn,
  kept: ({ letters }) => (weak.has(likeOf(letters)) ? 0.35 : strong.has(likeOf(letters)) ? 0.64 : 0.5),
  isAgainst: (words) => mostAre(words, 'hard'),
});
