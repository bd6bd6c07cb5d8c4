import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bow, disc, pill, turn } from '../things/pen.ts';
import { mostAre } from '../voices.ts';
import { likeOf } from './alike.ts';
import { drawnLetters } from './drawn-letters.ts';

/** Half a stroke. */
const HALF = 3.2;
type Point = readonly [x: number, y: number];

/** A straight stroke with round ends, from the middle of one of them to that of the other. */
const rod = (...[[x1, y1], [x2, y2]]: readonly [Point, Point]): Outline => {
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const long = Math.hypot(x2 - x1, y2 - y1) + 2 * HALF;
  return turn(pill(x1 - HALF, y1 - HALF, long, 2 * HALF, HALF), degrees, x1, y1);
};
/** A bent one, along a circle. */
const hoop = (x: number, y: number, radius: number, from: number, to: number): Outline[] => [
  bow(x, y, radius - HALF, radius + HALF, from, to),
  ...[from, to].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return disc(x + radius * Math.cos(angle), y + radius * Math.sin(angle), HALF);
  }),
];
const stem = rod([HALF, HALF], [HALF, 20.8]);
const roof = rod([HALF, HALF], [20.8, HALF]);

/** Letters 24 high of round strokes that lie apart, a bead for the shortest of them. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  B: () => add(stem, disc(13.8, 5.5, 5.4), pill(8.6, 13.2, 14, 10.8, 5.4)),
  C: () => add(...hoop(12, 12, 8.8, 45, 262), disc(18.54, 6.1, 3.7)),
  D: () => add(stem, ...hoop(12.2, 12, 8.8, -90, 90), disc(12.4, 12, 3)),
  E: () => add(stem, rod([12, 3.2], [19, 3.2]), disc(12.4, 12, 3.4), rod([12, 20.8], [19, 20.8])),
  F: () => add(stem, rod([12, 3.2], [18.4, 3.2]), disc(14, 14, 5)),
  H: () => add(stem, disc(12, 12, 3.4), rod([20.8, 3.2], [20.8, 20.8])),
  I: () => add(rod([3.2, 3.2], [16.8, 3.2]), pill(5.8, 8.8, 8.4, 12, 4.2), rod([3.2, 26.4], [16.8, 26.4])),
  L: () => add(stem, rod([3.2, 20.8], [14, 20.8]), disc(17, 9, 5)),
  M: () => add(stem, rod([11.4, 3.4], [15, 10.6]), rod([18.6, 3.4], [15, 10.6]), rod([26.8, 3.2], [26.8, 20.8])),
  P: () => add(stem, ...hoop(11.6, 8.4, 5.2, -90, 90)),
  Q: () => add(...hoop(12, 12, 8.8, 104, 346), disc(19.6, 19.6, 3.7)),
  R: () => add(stem, ...hoop(12, 7.2, 4, -90, 90), rod([13, 19], [17.6, 21])),
  T: () => add(roof, pill(7.6, 8.8, 8.8, 17, 4.4)),
  U: () => add(rod([3.2, 3.2], [3.2, 12]), ...hoop(12, 12, 8.8, 0, 180), disc(20.8, 3, 3.7)),
  V: () => add(rod([3.2, 3.2], [10, 20.8]), rod([22.4, 3.2], [18.6, 13])),
  W: () => add(rod([3.2, 3.2], [8, 20.8]), rod([16.4, 8], [16.4, 16]), rod([29.6, 3.2], [24.8, 20.8])),
  X: () => add(rod([3.2, 3.2], [20.8, 20.8]), rod([20.8, 3.2], [18.6, 5.4]), rod([3.2, 20.8], [5.4, 18.6])),
  Y: () => add(rod([3.2, 3.2], [7.6, 9.4]), rod([20.8, 3.2], [16.4, 9.4]), disc(12, 19.2, 4.6)),
  Z: () => add(roof, rod([18.4, 12], [5.6, 17.2]), rod([3.2, 26], [20.8, 26])),
  Д: () =>
    add(
      rod([12.6, 3.2], [7.4, 13]),
      rod([12.6, 3.2], [17.8, 13]),
      rod([3.2, 21.6], [22, 21.6]),
      rod([3.2, 21.6], [3.2, 25]),
      rod([22, 21.6], [22, 25]),
    ),
  Ж: () =>
    add(
      rod([14, 3.2], [14, 20.8]),
      rod([4, 3.6], [5.6, 5.6]),
      rod([4, 20.4], [5.6, 18.4]),
      rod([24, 3.6], [22.4, 5.6]),
      rod([24, 20.4], [22.4, 18.4]),
    ),
  Л: () => add(rod([3.2, 20.8], [9.6, 3.4]), rod([17.8, 3.2], [17.8, 20.8])),
  П: () => add(roof, rod([3.6, 12], [3.6, 20.8]), rod([20.4, 12], [20.4, 20.8])),
  Ч: () => add(rod([3.2, 3.2], [3.2, 6.4]), ...hoop(9, 6.4, 5.8, 90, 180), rod([17.8, 3.2], [17.8, 20.8])),
};

/** What a designer would show before others. */
const strong = new Set('BCDEFMPQRUXЖЧ');

/** What stands behind other constructions of the letter: bars above and below are a Ξ first. */
const weak = new Set('I');

/** A letter of round strokes that lie apart. */
export const rods = drawnLetters({
  family: 'rods',
  look: 'round',
  drawn,
  kept: ({ letters }) => (weak.has(likeOf(letters)) ? 0.5 : strong.has(likeOf(letters)) ? 0.76 : 0.7),
  isAgainst: (words) => mostAre(words, 'hard'),
});
