import type { Layer } from '../grid.ts';
import { add, bar, bow, cut, disc, drop, flip, pill, poly, segment, turn } from './pen.ts';

/** Its tips are blunt enough for a favicon. */
export const flameShape = [
  ['M', 13, 0],
  ['C', 15.6, 4.8, 20.8, 9.4, 20.8, 15.4],
  ['C', 20.8, 20.2, 17, 24, 12.1, 24],
  ['C', 7.2, 24, 3.4, 20.2, 3.4, 15.4],
  ['C', 3.4, 11.6, 4.6, 9.2, 6.4, 6.6],
  ['C', 7.6, 7.6, 8.8, 8.8, 9.4, 10.6],
  ['C', 11.4, 8, 11.6, 3.8, 13, 0],
  ['Z'],
] as const;

/** What hands make. */
export const made = {
  /** With a smaller one in it. */
  flame: (): Layer[] => [...add(flameShape), ...cut(drop(12, 18.2, 3.6, 11.2))],
  cup: (): Layer[] => [
    ...add(disc(18.4, 9.6, 5)),
    ...cut(disc(18.4, 9.6, 2.4)),
    ...add(bar(1.4, 3.6, 17, 8), segment(9.9, 11, 8.5, 0, 180), pill(0.2, 21.4, 23.2, 2.8, 1.4)),
  ],
  house: (): Layer[] => [
    ...add(poly([12, 0.6], [23.6, 10.8], [0.4, 10.8]), bar(3, 12.8, 18, 11)),
    ...cut(bar(9.6, 17.6, 4.8, 8), segment(12, 17.6, 2.4, 180, 360)),
  ],
  bridge: (): Layer[] => [
    ...add(bow(12, 13, 7, 12, 180, 360), bar(0, 15, 5, 7), bar(19, 15, 5, 7)),
    ...cut(...[216, 252, 288, 324].map((degrees) => turn(bar(17, 12, 10, 2), degrees, 12, 13))),
  ],
  bell: (): Layer[] => [
    ...add(
      segment(12, 9, 7.6, 180, 360),
      bar(4.4, 9, 15.2, 5),
      poly([4.4, 13.8], [19.6, 13.8], [22.6, 18.6], [1.4, 18.6]),
    ),
    ...add(segment(12, 20.4, 3.6, 0, 180), disc(12, 1.4, 1.6)),
  ],
  book: (): Layer[] => {
    const page = poly([0.4, 3.4], [11, 6.2], [11, 22], [0.4, 19.2]);
    return add(page, flip(page));
  },
  key: (): Layer[] => [
    ...add(disc(6.4, 6.4, 6.2), turn(bar(10, 4.8, 19, 3.4), 45, 6.4, 6.4)),
    ...cut(disc(6.4, 6.4, 2.6)),
    ...add(turn(bar(20, 6, 3, 5.6), 45, 6.4, 6.4), turn(bar(26, 6, 3, 4.6), 45, 6.4, 6.4)),
  ],
  anvil: (): Layer[] => [
    ...add(bar(7, 3.4, 17, 5.6), poly([7, 3.4], [7, 9], [-0.6, 6], [-0.6, 3.4])),
    ...add(poly([10, 9], [20, 9], [17, 14], [21, 21], [8.4, 21], [12.4, 14])),
  ],
  crown: (): Layer[] => [
    ...add(poly([0, 3.6], [6.8, 9], [12, 1], [17.2, 9], [24, 3.6], [21.6, 17], [2.4, 17]), bar(2.4, 19.2, 19.2, 3.6)),
  ],
  /** A needle in a ring. */
  compass: (): Layer[] => [
    ...add(disc(12, 12, 11.8)),
    ...cut(disc(12, 12, 9.2)),
    ...add(turn(poly([12, 4], [15, 11.2], [9, 11.2]), 38), turn(poly([12, 20], [15, 12.8], [9, 12.8]), 38)),
  ],
} as const satisfies Record<string, () => Layer[]>;
