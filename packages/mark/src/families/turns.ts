import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { band, type Bend } from '../skeleton/parallels.ts';
import { add, bar, bow, cut, disc, flip, pill, poly, segment } from '../things/pen.ts';
import { slab } from '../things/slab.ts';
import { mostAre } from '../voices.ts';
import { likeOf } from './alike.ts';
import { drawnLetters } from './drawn-letters.ts';

/** Lanes of one width, two units apart: four of them are 24 high. */
const LANE = 4.5;
const lane = (radius: number, width: number, ...bends: readonly Bend[]): Outline =>
  band({ bends, joined: 'both' }, radius, -width / 2, width / 2, 0);
/** A lane that turns back beside itself to the right, from a height on. */
const hairpin = (x: number, y: number, right: number): Outline =>
  lane(3.25, LANE, [x, y], [right, y], [right, y + 6.5], [x, y + 6.5]);

const lanesOfR = (): Outline[] => [
  lane(4.87, LANE, [2.25, 24], [2.25, 2.25], [19.75, 2.25], [19.75, 12], [8.75, 12]),
  lane(LANE, LANE, [6.5, 18.5], [19.75, 18.5], [19.75, 24]),
];

/** Half of the lane around the disc of a Ю. */
const west = bow(21, 12, 7.2, 12, 90, 270);

/** Letters 24 high of lanes that run side by side and turn round. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  B: () => add(bar(0, 0, 4.6, 24), hairpin(6.8, 2.25, 19), hairpin(6.8, 15.25, 21)),
  D: () => add(bar(0, 0, 6, 24), bow(8, 12, 7.4, 12, -90, 90), segment(8, 12, 5.2, -90, 90)),
  G: () => add(lane(6.6, 4.9, [22, 2.45], [2.45, 2.45], [2.45, 21.55], [20.6, 21.55], [20.6, 11.6], [10.4, 11.6])),
  J: () => add(lane(11, 5, [20, 0], [20, 21.6], [0, 21.6]), lane(6, 5, [13, 0], [13, 14.6], [0, 14.6])),
  L: () =>
    add(lane(6.5, LANE, [2.25, 0], [2.25, 21.75], [22, 21.75]), lane(4, LANE, [8.75, 0], [8.75, 15.25], [22, 15.25])),
  R: () => add(...lanesOfR()),
  T: () =>
    add(
      poly([10.4, 0], [24, 0], [24, 7], [17.4, 7]),
      poly([0, 0], [7.4, 0], [16, 8.6], [16, 24], [8.4, 24], [8.4, 8.4], [7, 7], [0, 7]),
    ),
  U: () => add(lane(8, 6, [3, 0], [3, 21], [21, 21], [21, 13.6]), bar(18, 0, 6, 11.4)),
  Z: () => add(lane(3, 5.2, [0, 2.6], [20, 2.6], [4, 21.4], [24, 21.4])),
  Г: () =>
    add(lane(6.5, LANE, [2.25, 24], [2.25, 2.25], [22, 2.25]), lane(4, LANE, [8.75, 24], [8.75, 8.75], [22, 8.75])),
  З: () => [
    ...slab(0, 0, 20, 10.9, [0, 5.45, 5.45, 0]),
    ...slab(0, 13.1, 22, 10.9, [0, 5.45, 5.45, 0]),
    ...cut(pill(-6, 4.2, 16, 2.5, 9), pill(-6, 17.3, 17, 2.5, 9)),
  ],
  Л: () => add(lane(5, 5.6, [0, 21.2], [7, 21.2], [7, 2.8], [19, 2.8], [19, 24])),
  У: () => add(lane(6.5, 5, [2.5, 0], [2.5, 11.5], [10.6, 11.5]), lane(7, 6, [16, 0], [16, 21.5], [2, 21.5])),
  Ф: () =>
    add(
      bar(12.6, -2, 5.4, 28),
      ...[bow(10.4, 12, 6.2, 10.4, 90, 270), segment(10.4, 12, 4, 90, 270)].flatMap((one) => [one, flip(one, 15.3)]),
    ),
  Ц: () => add(lane(7, 5.6, [2.8, 0], [2.8, 17.2], [22.2, 17.2], [22.2, 25]), bar(15.2, 0, 6.4, 12.2)),
  Ч: () => add(lane(6.5, 5, [2.5, 0], [2.5, 11.5], [11, 11.5]), bar(13.2, 0, 6, 24)),
  Щ: () =>
    add(lane(7, 5.4, [2.7, 0], [2.7, 17.4], [28, 17.4], [28, 25.4]), bar(10.4, 0, 5.4, 12.4), bar(18.6, 0, 5.4, 12.4)),
  Ю: () => add(bar(0, 0, 5.4, 24), bar(5, 9.6, 6, 4.8), west, flip(west, 21), disc(21, 12, 4.8)),
  Σ: () =>
    add(lane(0, 5.4, [21, 2.7], [6, 2.7], [14.6, 12], [6, 21.3], [21, 21.3]), poly([0, 6.4], [6.6, 12], [0, 17.6])),
  Я: () => add(...lanesOfR().map((one) => flip(one, 11))),
};

/** What a designer would show before others. */
const strong = new Set('BGJLRTUГУЦЧЩЯ');

/** A letter of lanes that run side by side and turn. */
export const turns = drawnLetters({
  family: 'turns',
  look: 'lane',
  drawn,
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.82 : 0.7),
  isAgainst: (words) => mostAre(words, 'rooted'),
});
