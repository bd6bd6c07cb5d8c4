import type { Layer } from '../grid.ts';
import { transform } from '../outline.ts';
import { mitred } from '../skeleton/mitred.ts';
import { add, bar, flip, inside, poly } from '../things/pen.ts';
import { mostAre } from '../voices.ts';
import { likeOf } from './alike.ts';
import { drawnLetters } from './drawn-letters.ts';

type Point = readonly [x: number, y: number];
/** A stroke whose corners are cut as those of a frame, a hair apart. */
const frame = (width: number, ...bends: readonly Point[]) => mitred(width, 2.2, ...bends);
/** The same where a pointed corner would stand out above or below. */
const within = (width: number, ...bends: readonly Point[]): Layer[] =>
  inside(bar(-1, 0, 40, 24), ...frame(width, ...bends));
/** What a wide letter needs to be as far apart at 16 px. */
const chevron = (...bends: readonly Point[]): Layer[] => inside(bar(-1, 0, 40, 24), ...mitred(6.6, 2.7, ...bends));

/** A stem whose head is pointed, and how two arms leave room for it. */
const pointed = (top: number) => poly([12, top], [16, top + 4], [16, 24.6], [8, 24.6], [8, top + 4]);

/** Letters 24 high of straight strokes that meet in cut corners. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  C: () => add(...frame(6.4, [22, 3.2], [3.2, 3.2], [3.2, 20.8], [22, 20.8])),
  E: () => add(...frame(6.4, [22, 3.2], [3.2, 3.2], [3.2, 20.8], [22, 20.8]), bar(8.6, 9, 10.4, 6)),
  I: () => {
    const arm = poly([0, 0], [8.9, 0], [8.9, 3.2], [6.1, 6], [0, 6]);
    const above = [arm, flip(arm, 10)];
    const stem = poly([10, 5.2], [13.6, 8.8], [13.6, 15.2], [10, 18.8], [6.4, 15.2], [6.4, 8.8]);
    return add(...above, ...above.map((part) => transform(part, [1, 0, 0, -1, 0, 24])), stem);
  },
  K: () => [...add(bar(0, 0, 6.6, 24)), ...within(7.2, [25, -4], [12.6, 12], [25, 28])],
  M: () => within(6.4, [3.2, 24], [3.2, 1], [15, 16], [26.8, 1], [26.8, 24]),
  N: () => within(6.4, [3.2, 24], [3.2, 1.4], [22.8, 22.6], [22.8, 0]),
  T: () => {
    const arm = poly([0, 0], [10.9, 0], [10.9, 3.6], [7.9, 6.6], [0, 6.6]);
    return add(arm, flip(arm), pointed(5.6));
  },
  U: () => add(...frame(6.8, [3.4, 0], [3.4, 20.6], [20.6, 20.6], [20.6, 0])),
  Y: () => {
    const arm = poly([0, 0], [8, 0], [10.9, 4.4], [10.9, 8.2], [7.6, 11.6]);
    return add(arm, flip(arm), pointed(9.6));
  },
  Д: () =>
    add(
      ...frame(5.6, [5.2, 15.6], [9, 2.8], [19, 2.8], [22.8, 15.6]),
      bar(0, 17.8, 28, 5),
      bar(0, 17.8, 5.6, 9.2),
      bar(22.4, 17.8, 5.6, 9.2),
    ),
  Ж: () => [
    ...add(bar(14.4, 0, 6.4, 24)),
    ...chevron([33.6, -4], [26.4, 12], [33.6, 28]),
    ...chevron([1.6, -4], [8.8, 12], [1.6, 28]),
  ],
  И: () => within(6.4, [3.2, 0], [3.2, 22.6], [22.8, 1.4], [22.8, 24]),
  П: () => add(...frame(7, [3.5, 24], [3.5, 3.5], [20.5, 3.5], [20.5, 24])),
  У: () => add(...frame(6, [3, 0], [3, 11], [13.8, 11]), ...frame(6, [19.2, 0], [19.2, 21], [4, 21])),
  Ф: () => {
    const side = frame(5.4, [8.4, 5.2], [2.7, 5.2], [2.7, 18.8], [8.4, 18.8]);
    return add(bar(10.8, -2, 6.4, 28), ...side, ...side.map((part) => flip(part, 14)));
  },
  Ш: () => add(...frame(6, [3, 0], [3, 21], [27, 21], [27, 0]), bar(12, 0, 6, 15.8)),
  Э: () => add(...frame(6.4, [0, 3.2], [18.8, 3.2], [18.8, 20.8], [0, 20.8]), bar(3, 9, 10.4, 6)),
};

/** What a designer would show before others. */
const strong = new Set('EKMNTUYЖИПУШ');

/** A letter of strokes that meet in mitred corners. */
export const mitre = drawnLetters({
  family: 'mitre',
  look: 'joint',
  drawn,
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.66 : 0.52),
  isAgainst: (words) => mostAre(words, 'tender') || mostAre(words, 'childish'),
});
