import type { Layer } from '../grid.ts';
import { add, bar, bow, cut, disc, turn } from '../things/pen.ts';
import { from, slab } from '../things/slab.ts';

/*
 * Round letters that are things: 24 units high, two between what stands apart.
 */

type Drawn = () => Layer[];

/** The same so many times around the middle. */
const around = <One>(count: number, make: (degrees: number) => One): One[] =>
  Array.from({ length: count }, (_, at) => make((360 * at) / count));

export const roundGuises: Readonly<Record<string, Readonly<Record<string, Drawn>>>> = {
  vessel: {
    U: () => [
      ...slab(0, 0, 24, 24, [0, 0, 12, 12]),
      ...cut(from.above(12, 15.2, 19.6)),
      ...slab(6.7, 8.4, 10.6, 8.9, [0, 0, 5.3, 5.3]),
    ],
  },
  scallop: {
    O: () => [
      ...add(disc(12, 12, 8), ...around(7, (degrees) => turn(disc(12, 3.6, 4.6), degrees))),
      ...cut(disc(12, 12, 4.6)),
    ],
  },
  lantern: {
    Ф: () => [
      ...add(disc(13, 13, 13, 9.6), bar(9.4, -0.4, 7.2, 26.8)),
      ...cut(bow(13, 13, 6.2, 8.2, 130, 230), bow(13, 13, 6.2, 8.2, -50, 50)),
    ],
  },
  sling: {
    Y: () => [
      ...add(bar(9.4, 12, 5.6, 13)),
      ...slab(1.4, 3, 21.6, 14.4, [0, 0, 9, 9]),
      ...cut(from.above(12.2, 10.4, 11.6)),
      ...add(bar(-0.6, 0, 24, 2.6)),
    ],
  },
};
