import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, bow, cut, disc, pie, poly } from '../things/pen.ts';
import { from, slab } from '../things/slab.ts';
import { mostAre } from '../voices.ts';
import { drawnLetters } from './drawn-letters.ts';

/** How wide a cut is, of letters 24 high. */
const WIDE = 2.5;
/** A cut that rises from one side of a letter to the other: its upper edge at both of its ends. */
const rising = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Outline =>
  poly([x1, y1], [x2, y2], [x2, y2 + WIDE], [x1, y1 + WIDE]);

/** Heavy letters that are whole but for one cut, which runs where nothing of the letter is lost. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => [
    ...add(poly([7.6, 0], [17.4, 0], [27, 24], [-2, 24])),
    ...cut(poly([12.2, 13.8], [17.4, 26], [7.4, 26]), rising([-4, 19], [30, 8])),
  ],
  C: () => [...add(disc(12, 12, 12)), ...cut(disc(12, 12, 4.6), bar(12, 8.4, 20, 7.2), rising([-1, 14.1], [13, 9.7]))],
  I: () => [
    ...add(bar(0, 0, 20, 6.2), bar(5.6, 0, 8.8, 24), bar(0, 17.8, 20, 6.2)),
    ...cut(bow(-4, 26, 14.6, 17, 270, 360)),
  ],
  J: () => [
    ...slab(0, 0, 21, 24, [0, 0, 10.5, 10.5]),
    ...cut(bar(-1, -1, 14, 12), from.above(10, 6, 15), rising([10, 9.5], [30, 2])),
  ],
  L: () => [
    ...add(bar(0, 0, 24, 24)),
    ...cut(bar(11.4, -1, 20, 12.4), poly([-1, 25], [10.4, 12.6], [12.4, 14.6], [1, 27])),
  ],
  Q: () => [
    ...slab(0, 0, 24, 24, [12, 12, 0, 12]),
    ...cut(disc(12, 12, 4.8), poly([11, 12.8], [12.8, 11], [27, 25.2], [25.2, 27])),
  ],
  T: () => [...add(bar(0, 0, 23, 6.6), bar(6.5, 0, 10, 24)), ...cut(bow(6.5, 24, 10.6, 13.1, 270, 360))],
  U: () => [...slab(0, 0, 24, 24, [0, 0, 12, 12]), ...cut(from.above(12, 8, 15.4), rising([-1, 12.4], [30, 2]))],
  Г: () => [
    ...add(bar(0, 0, 24, 24)),
    ...cut(bar(11.4, 12.6, 20, 20), poly([-1, -1], [1, -3], [12.4, 9.4], [10.4, 11.4])),
  ],
  Л: () => [
    ...add(bar(14, 0, 10, 24), bar(0, 14, 10, 10), pie(14, 14, 14, 180, 270)),
    ...cut(bar(7.4, 7, 9.4, 20), poly([7.4, 8], [14.1, -1], [17.1, -1], [10.4, 8])),
  ],
  П: () =>
    add(
      poly([0, 0], [15.6, 0], [11, 7], [7.2, 7], [7.2, 24], [0, 24]),
      poly([18.2, 0], [24, 0], [24, 24], [16.8, 24], [16.8, 7], [13.6, 7]),
    ),
  Ц: () =>
    add(
      poly([0, 0], [7, 0], [7, 14], [13, 14], [8.6, 20.6], [0, 20.6]),
      poly([15.2, 0], [22.2, 0], [22.2, 14], [26, 14], [26, 26], [19.8, 26], [19.8, 20.6], [11.4, 20.6], [15.2, 14.6]),
    ),
  Ч: () => [
    ...slab(0, 0, 21, 14.4, [0, 0, 0, 9]),
    ...add(bar(13, 0, 8, 24)),
    ...cut(from.above(10, 6, 7.6), rising([8, 17.6], [30, 8])),
  ],
  Щ: () => [
    ...add(bar(0, 0, 28, 21), bar(25, 14, 7, 12)),
    ...cut(bar(7.4, -1, 3, 14), bar(17.6, -1, 3, 14), poly([-1, 18], [7.6, 9.6], [10.2, 10.4], [-1, 21.6])),
  ],
};

/** A heavy letter with one cut. */
export const cleft = drawnLetters({
  family: 'cleft',
  look: 'cut',
  drawn,
  kept: 0.84,
  isAgainst: (words) => mostAre(words, 'tender') || mostAre(words, 'childish'),
});
