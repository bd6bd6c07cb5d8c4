import type { Outline } from '../outline.ts';
import { add, bar, bow, cut, disc, drop, flip, inside, lens, line, pill, poly, segment } from '../things/pen.ts';
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

const rocket: Outline = [
  ['M', 12, -2],
  ['C', 17.4, 2.4, 19.6, 8, 19.6, 13.4],
  ['L', 19.6, 22],
  ['L', 4.4, 22],
  ['L', 4.4, 13.4],
  ['C', 4.4, 8, 6.6, 2.4, 12, -2],
  ['Z'],
];
const sail: Outline = [['M', 9.6, 0], ['C', 16, 3.6, 20.4, 9.6, 21.4, 16.2], ['L', 9.6, 16.2], ['Z']];

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
  boat: {
    L: () => add(bar(2, 0, 5.4, 16.2), sail, poly([0, 18.4], [25, 18.4], [20.4, 25], [4, 25])),
  },
  hammer: {
    T: () => [
      ...add(poly([5, 1.4], [19, 1.4], [19, 8], [5, 8], [-1, 6]), pill(18, 0, 7, 9.4, 1.4)),
      ...add(pill(8.4, 10.2, 8, 16, 2)),
    ],
  },
  flag: {
    P: () => add(bar(0, 0, 6.4, 25), pennant),
  },
  umbrella: {
    J: () => [
      ...add(segment(13, 12, 13, 180, 360)),
      ...cut(disc(4.4, 13, 4.6, 3.4), disc(13, 13, 4.6, 3.4), disc(21.6, 13, 4.6, 3.4)),
      ...add(bar(11.2, 9, 3.8, 12), bow(7.6, 20.6, 3.6, 7.4, 0, 180)),
    ],
  },
  mushroom: {
    T: () => add(segment(13, 12, 13, 180, 360), poly([9.4, 14.2], [16.6, 14.2], [18.6, 25], [7.4, 25])),
  },
  cat: {
    M: () => [
      ...slab(0, 3, 26, 21, [0, 0, 9, 9]),
      ...add(poly([0, -2], [9, 4], [0, 10]), poly([26, -2], [17, 4], [26, 10])),
      ...cut(disc(8, 13.4, 2), disc(18, 13.4, 2)),
    ],
  },
  crown: {
    W: () =>
      add(poly([0, 1], [7.4, 9], [14, -1], [20.6, 9], [28, 1], [26.4, 16.6], [1.6, 16.6]), bar(2, 18.8, 24, 4.6)),
    Ш: () =>
      add(poly([0, 1], [7.4, 9], [14, -1], [20.6, 9], [28, 1], [26.4, 16.6], [1.6, 16.6]), bar(2, 18.8, 24, 4.6)),
  },
  pencil: {
    I: () => [
      ...add(poly([6.8, -0.4], [13.6, 10], [13.6, 25], [0, 25], [0, 10])),
      ...cut(bar(-1, 9.4, 16, 2.2), bar(-1, 19, 16, 2.2)),
    ],
  },
  rook: {
    I: () => [
      ...add(bar(0, 0, 18, 7.4), poly([3.4, 7], [14.6, 7], [13.2, 18], [4.8, 18]), bar(0, 20, 18, 4.6)),
      ...add(bar(4.2, 16, 9.6, 6)),
      ...cut(bar(4.4, -1, 2.6, 4.4), bar(11, -1, 2.6, 4.4)),
    ],
  },
  cactus: {
    Ψ: () => [
      ...add(pill(9.6, -1, 6.8, 25, 3.4), bar(9.6, 20, 6.8, 4)),
      ...slab(0, 9, 26, 8, [0, 0, 7, 7]),
      ...cut(pill(5.2, 2, 4.4, 10.2, 0), pill(16.4, 2, 4.4, 10.2, 0)),
      ...add(pill(0, 4, 5.2, 9, 2.6), pill(20.8, 4, 5.2, 9, 2.6)),
    ],
  },
  rocket: {
    A: () => [
      ...add(rocket),
      ...add(poly([4.4, 12], [4.4, 20], [-1, 25], [-1, 18]), poly([19.6, 12], [19.6, 20], [25, 25], [25, 18])),
      ...cut(disc(12, 9, 2.7), poly([12, 17], [16, 26], [8, 26])),
    ],
  },
  goblet: {
    Y: () => [
      ...add(bar(10.2, 12, 3.6, 12), bar(5, 21, 14, 3.6)),
      ...slab(2, 0, 20, 14, [0, 0, 10, 10]),
      ...cut(poly([6, -1], [18, -1], [12, 7.4])),
    ],
  },
};
