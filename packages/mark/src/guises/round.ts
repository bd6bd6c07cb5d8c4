import type { Layer } from '../grid.ts';
import { stroke } from '../hand/stroke.ts';
import { lineOf } from '../hand/letters.ts';
import type { Outline } from '../outline.ts';
import { add, bar, bow, cut, disc, line, pill, poly, turn } from '../things/pen.ts';
import { from, slab } from '../things/slab.ts';

/*
 * Round letters that are things: 24 units high, two between what stands apart.
 */

type Drawn = () => Layer[];

/** The same so many times around the middle. */
const around = <One>(count: number, make: (degrees: number) => One): One[] =>
  Array.from({ length: count }, (_, at) => make((360 * at) / count));

/** A hexagon, and ways that run on from its sides. */
const shutter = (): Layer[] => [
  ...add(disc(12, 12, 12)),
  ...cut(
    poly(
      ...around(
        6,
        (degrees) =>
          [12 + 5 * Math.cos((degrees * Math.PI) / 180), 12 + 5 * Math.sin((degrees * Math.PI) / 180)] as const,
      ),
    ),
    ...around(6, (degrees) => turn(line(14.5, 7.67, 23, 22.4, 1.9), degrees)),
  ),
];

/** A cut stone; by so much larger, what is kept free around it. */
const gem = (by: number): Outline =>
  poly(
    [7 - by * 0.6, -3.4 - by],
    [17 + by * 0.6, -3.4 - by],
    [20.6 + by * 1.3, 0.6],
    [12, 9 + by * 1.4],
    [3.4 - by * 1.3, 0.6],
  );

const horseshoe: Layer[] = [
  ...slab(0, 0, 24, 24, [3, 3, 12, 12]),
  ...cut(from.above(12, 9.6, 16)),
  ...cut(...[4.4, 10.4].flatMap((y) => [disc(3.7, y, 1.5), disc(20.3, y, 1.5)])),
];

/** The body, to which a neck is drawn. */
const swan: Outline = [
  ['M', 3.7, 17],
  ['C', 9, 17.6, 17, 16.6, 26, 9.6],
  ['C', 26, 19, 20.6, 25, 13, 25],
  ['C', 7, 25, 3.7, 21.6, 3.7, 17],
  ['Z'],
];

export const roundGuises: Readonly<Record<string, Readonly<Record<string, Drawn>>>> = {
  magnet: {
    U: () => [...slab(0, 0, 24, 24, [0, 0, 12, 12]), ...cut(from.above(12, 9, 15.6), bar(-1, 6, 26, 2.2))],
  },
  vessel: {
    U: () => [
      ...slab(0, 0, 24, 24, [0, 0, 12, 12]),
      ...cut(from.above(12, 15.2, 19.6)),
      ...slab(6.7, 8.4, 10.6, 8.9, [0, 0, 5.3, 5.3]),
    ],
  },
  horseshoe: { U: () => horseshoe },
  'finger ring': {
    O: () => [...add(disc(12, 17, 10)), ...cut(disc(12, 17, 6), gem(2.2)), ...add(gem(0))],
  },
  scallop: {
    O: () => [
      ...add(disc(12, 12, 8), ...around(7, (degrees) => turn(disc(12, 3.6, 4.6), degrees))),
      ...cut(disc(12, 12, 4.6)),
    ],
  },
  shutter: { O: shutter },
  lantern: {
    Ф: () => [
      ...add(disc(13, 13, 13, 9.6), bar(9.4, -0.4, 7.2, 26.8)),
      ...cut(bow(13, 13, 6.2, 8.2, 130, 230), bow(13, 13, 6.2, 8.2, -50, 50)),
    ],
  },
  headphones: {
    Ω: () => [...add(bow(13, 13, 8.6, 13, 180, 360), pill(0, 12, 9, 13, 3.4), pill(17, 12, 9, 13, 3.4))],
  },
  swan: {
    L: () =>
      add(
        swan,
        ...stroke(lineOf('6 19 -90, 9 10 -76, 9.4 6.4 -90, 5.6 3 180'), { broad: 4.6, thin: 4.6, angle: 0 }),
        poly([6.4, 0.7], [6.4, 5.3], [1.4, 6.4], [-0.6, 4.6]),
      ),
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
