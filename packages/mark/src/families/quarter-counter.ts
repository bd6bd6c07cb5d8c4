import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, cut, disc, flip, pie, poly } from '../things/pen.ts';
import { slab } from '../things/slab.ts';
import { likeOf } from './alike.ts';

/** A quarter of a disc that opens up and to the right from its right corner, and to the left. */
const east = (x: number, y: number, radius: number): Outline => pie(x, y, radius, 270, 360);
const west = (x: number, y: number, radius: number): Outline => pie(x, y, radius, 180, 270);
const mirrored = (layers: readonly Layer[], about: number): Layer[] =>
  layers.map(({ op, path }) => ({ op, path: flip(path, about) }));

const letterR = (): Layer[] => [
  ...slab(0, 0, 22, 15, [0, 7.5, 7.5, 0]),
  ...add(bar(0, 0, 7, 24), poly([7, 13], [14, 13], [23.4, 24], [13.6, 24])),
  ...cut(east(7, 11, 7), poly([7, 18.4], [11, 24.4], [7, 24.4])),
];
const letterB = (): Layer[] => [
  ...slab(0, 6, 22.6, 18, [0, 9, 9, 0]),
  ...add(bar(0, 0, 7.2, 24)),
  ...cut(east(7.2, 18.8, 8)),
];

/** Letters 24 high whose counter is a quarter of a disc. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => [...slab(0, 0, 24, 24, [12, 12, 0, 0]), ...cut(east(7, 13.4, 8.4), bar(7, 18.6, 10, 10))],
  B: () => [
    ...slab(0, 0, 20.4, 13, [0, 6.2, 6.2, 0]),
    ...slab(0, 11, 23, 13, [0, 6.5, 6.5, 0]),
    ...cut(east(6.8, 9.6, 5.6), east(6.8, 20, 6)),
  ],
  D: () => [...slab(0, 0, 23, 24, [0, 12, 12, 0]), ...cut(east(7, 17.4, 11))],
  P: () => [...slab(0, 0, 22, 17, [0, 8.5, 8.5, 0]), ...add(bar(0, 0, 7, 24)), ...cut(east(7, 12.4, 7.6))],
  Q: () => [...slab(0, 0, 24, 24, [12, 12, 0, 12]), ...cut(east(7.4, 16.6, 10.6))],
  R: letterR,
  Я: () => mirrored(letterR(), 11.7),
  a: () => [...slab(0, 0, 23, 22, [11, 0, 0, 11]), ...cut(west(15.6, 15.4, 9.2))],
  b: letterB,
  d: () => mirrored(letterB(), 11.3),
  Б: () => [
    ...slab(0, 8, 22.6, 16, [0, 8, 8, 0]),
    ...add(bar(0, 0, 20, 6), bar(0, 0, 7, 24)),
    ...cut(east(7, 19.4, 7.4)),
  ],
  Ю: () => [...add(disc(21, 12, 12), bar(0, 0, 6.4, 24), bar(6, 9.2, 6, 5.6)), ...cut(east(16.6, 16.6, 10.4))],
  Ф: () => [
    ...add(disc(15, 12, 15, 10), bar(11.6, -1.6, 6.8, 27.2)),
    ...cut(east(18.4, 15.4, 6.8), west(11.6, 15.4, 6.8)),
  ],
  Ь: () => [...slab(0, 8, 22.6, 16, [0, 8, 8, 0]), ...add(bar(0, 0, 7, 24)), ...cut(east(7, 19.4, 7.4))],
  Д: () => [
    ...slab(3, 0, 20, 18, [10, 0, 0, 0]),
    ...add(bar(0, 15.6, 26, 5), bar(0, 15.6, 5.6, 9), bar(20.4, 15.6, 5.6, 9)),
    ...cut(west(17, 15.6, 8.6)),
  ],
};

/** What a designer would show before others. */
const strong = new Set('DRbdБЮЯ');

/** A letter whose counter is a quarter of a disc. */
export const quarterCounter: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.66 : 0.5),
  legible: false,
  choices: [['bowl']],
  propose: ({ initials }) =>
    recipesOf(
      'window',
      initials.filter((one) => drawn[likeOf(one)]),
      ['bowl'],
    ),
  draw: ({ letters }) => {
    const layers = drawn[likeOf(letters)]?.();
    return layers && { layers };
  },
};
