import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, bow, cut, disc, flip, poly, turn } from '../things/pen.ts';
import { band } from '../skeleton/parallels.ts';
import { mostAre } from '../voices.ts';
import { likeOf } from './alike.ts';
import { drawnLetters } from './drawn-letters.ts';

/** A half, and the same turned by half a turn about the middle of the letter: 24 high, two units between them. */
const both = (half: readonly Outline[], x = 12, y = 12): Layer[] =>
  add(...half, ...half.map((part) => turn(part, 180, x, y)));

/** A bar that turns down aslant: half of a Z. */
const seven = poly([0, 0], [22.6, 0], [7, 15.6], [-0.6, 15.6], [8.6, 6.4], [0, 6.4]);
const upright = turn(seven, 90);

const STROKE = 4.5;
/** A way that bends back on itself and ends round, within the bend of its other half. */
const hook = (): Outline[] => {
  const bends = [
    [26, 2.25],
    [2.25, 2.25],
    [2.25, 15.25],
    [17.25, 15.25],
  ] as const;
  return [band({ bends, joined: 'both' }, 6.5, -STROKE / 2, STROKE / 2, 0), disc(17.25, 15.25, STROKE / 2)];
};

const drawn: Readonly<Record<string, () => Layer[]>> = {
  H: () => both([poly([0, 0], [7, 0], [7, 6.4], [14.8, 6.4], [14.8, 10.9], [7, 10.9], [7, 24], [0, 24])]),
  I: () => [
    ...add(bar(0, 0, 20, 6), bar(6, 0, 8, 24), bar(0, 18, 20, 6)),
    ...cut(poly([-2, 15], [22, 6.4], [22, 9], [-2, 17.6])),
  ],
  N: () => both([upright]),
  O: () => both([bow(11, 13.5, 4.8, 10.5, 90, 270)], 12.2),
  S: () => both(hook(), 13),
  Z: () => both([seven]),
  И: () => both([flip(upright)]),
  Σ: () => {
    const half = poly([0, 0], [22, 0], [22, 6], [12, 6], [16.9, 10.9], [7, 10.9], [0, 3.9]);
    return add(half, turn(flip(half), 180));
  },
};

/** What a designer would show before others. */
const strong = new Set('HNOSZИΣ');

/** A letter of two equal halves that lie a hair apart. */
export const halves = drawnLetters({
  family: 'halves',
  look: 'turned',
  drawn,
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.86 : 0.72),
  isAgainst: (words) => mostAre(words, 'tender'),
});
