import type { Outline } from '../outline.ts';
import { add, bar, cut, disc, drop, flip, inside, lens, line, pill, poly } from '../things/pen.ts';
import type { Layer } from '../grid.ts';
import { slab, square } from '../things/slab.ts';

/*
 * Letters of uprights, bars and gates that are things: 24 units high, two between what stands apart, and more where a
 * letter is wider than high.
 */

type Drawn = () => Layer[];

/** Three uprights on a foot, or two; a foot runs out into a tail where the letter has one. */
const [UPRIGHT, STEP, FOOT] = [6.4, 10.8, 18.8];
const wide = (count: number): number => UPRIGHT + STEP * (count - 1);
const foot = (count: number, tail: boolean): Outline[] => [
  bar(0, FOOT, wide(count) + (tail ? 4 : 0), 5.2),
  ...(tail ? [bar(wide(count) - 1, FOOT, 5, 9.6)] : []),
];
const rack =
  (upright: (x: number) => Outline[]) =>
  (count: number, tail = false): Drawn =>
  () =>
    add(...foot(count, tail), ...Array.from({ length: count }, (_, at) => upright(at * STEP)).flat());

const candles = rack((x) => [bar(x, 8.6, UPRIGHT, 12), drop(x + 3.2, 3.1, 2.9, -3.6)]);
const pickets = rack((x) => [poly([x, 4.6], [x + 3.2, 0], [x + 6.4, 4.6], [x + 6.4, 20], [x, 20])]);
const books =
  (tail: boolean): Drawn =>
  () => [
    ...add(...foot(3, tail), bar(0.4, 2, 6.4, 14.4), bar(9.2, -1, 6.4, 17.4)),
    ...inside(bar(10, -8, 30, 24.4), line(21.9, -2, 27.3, 20, 6.2)),
  ];
/** Petals that stand on a foot: the outer ones open. */
const tulip =
  (tail: boolean): Drawn =>
  () => [
    ...add(...foot(3, tail)),
    ...add(lens([14, -2], [14, 21], 4.4), lens([-0.6, 0], [6.4, 21], 2.6, 4.4), lens([28.6, 0], [21.6, 21], 4.4, 2.6)),
  ];

const stones: Readonly<Record<string, Drawn>> = {
  П: () => add(pill(-1.4, 0, 28.8, 7.4, 3.4), pill(1, 9.6, 8.6, 14.4, 3), pill(16.4, 9.6, 8.6, 14.4, 3)),
  B: () => add(pill(0, 0, 7.4, 24, 3.2), disc(16.4, 5.5, 6.8, 5.5), disc(17.6, 18.5, 8, 5.5)),
};

/** Half of a stage: a curtain that is held aside. */
const curtain: Outline = [
  ['M', 0, 6.8],
  ['L', 12.9, 6.8],
  ['C', 12.9, 12.4, 9.6, 15.8, 5.2, 17.2],
  ['L', 7, 24],
  ['L', 0, 24],
  ['Z'],
];

/** What hangs to the right of a pole. */
const pennant: Outline = [
  ['M', 0, 0],
  ['L', 7, 0],
  ['C', 12, 0, 12.4, 2.4, 16.6, 2.4],
  ['C', 19, 2.4, 21, 1.6, 23, 0.6],
  ['L', 23, 14.4],
  ['C', 21, 15.4, 19, 16.2, 16.6, 16.2],
  ['C', 12.4, 16.2, 12, 13.8, 7, 13.8],
  ['L', 0, 13.8],
  ['Z'],
];

export const uprightGuises: Readonly<Record<string, Readonly<Record<string, Drawn>>>> = {
  candles: {
    Ш: candles(3),
    Щ: candles(3, true),
    Ц: candles(2, true),
  },
  fence: { Ш: pickets(3), Щ: pickets(3, true), Ц: pickets(2, true) },
  books: { Ш: books(false), Щ: books(true) },
  tulip: { Ш: tulip(false), Щ: tulip(true) },
  stones,
  door: {
    П: () => [
      ...slab(0, 0, 26, 24, square),
      ...cut(bar(6.4, 6.4, 13.2, 20)),
      ...add(poly([8.6, 8.6], [15.4, 11.6], [15.4, 27.4], [8.6, 24])),
    ],
  },
  stage: { П: () => add(bar(0, 0, 28, 4.6), curtain, flip(curtain, 14)) },
  flag: {
    P: () => add(bar(0, 0, 6.4, 25), pennant),
  },
  goblet: {
    Y: () => [
      ...add(bar(10.2, 12, 3.6, 12), bar(5, 21, 14, 3.6)),
      ...slab(2, 0, 20, 14, [0, 0, 10, 10]),
      ...cut(poly([6, -1], [18, -1], [12, 7.4])),
    ],
  },
};
