import type { Layer } from '../grid.ts';
import { add, bar, blade, bow, cut, disc, flip, lens, line, pill, poly, segment, turn } from './pen.ts';

const leafShape = lens([2, 22], [22, 2], 5.86);

/** One half of a kernel, mirrored for the other. */
const kernels = (y: number) => {
  const one = lens([10.4, y + 6.4], [2.4, y - 1.6], 2.3, 1);
  return [one, flip(one)];
};

/** Seen from the side, as a child would cut it from paper: a thing is told by its outline. */
export const plants = {
  /** A leaf with its rib. */
  leaf: (): Layer[] => [...add(leafShape), ...cut(line(-1, 25, 16.6, 7.4, 2.1))],
  /** Two leaves on a stalk. */
  sprout: (): Layer[] =>
    add(flip(blade(11, 1.6, 11.6, 11.6), 16.8), blade(1.4, 6.6, 10.6, 10.6), bar(10.6, 11.8, 3.2, 12)),
  /** A trunk that reaches into its crown. */
  tree: (): Layer[] => [
    ...add(disc(12, 6.6, 6.4), disc(6.2, 12.6, 6), disc(17.8, 12.6, 6), bar(7, 9, 10, 8)),
    ...cut(pill(8.3, 11, 7.4, 20, 3.7)),
    ...add(pill(10.3, 13, 3.4, 6, 1.7), bar(10.3, 15, 3.4, 9)),
  ],
  /** Two sides of a fir, one a step below the other. */
  pine: (): Layer[] =>
    add(
      poly([11, 0.5], [11, 8.3], [4.6, 8.3]),
      poly([11, 7.2], [11, 16], [2.2, 16]),
      poly([11, 14.6], [11, 23.5], [0.4, 23.5]),
      poly([13, 4.4], [13, 12.2], [19.4, 12.2]),
      poly([13, 11], [13, 19.8], [21.8, 19.8]),
    ),
  /** Seven kernels. */
  grain: (): Layer[] => [...add(...kernels(3.4), ...kernels(11.2), ...kernels(19), lens([12, 5], [12, -4.4], 2.3))],
  /** Six berries and a leaf. */
  berry: (): Layer[] =>
    add(
      ...[4, 12, 20].map((x) => disc(x, 9, 3.1)),
      ...[8, 16].map((x) => disc(x, 15.9, 3.1)),
      disc(12, 22.8, 3.1),
      lens([12.4, 4], [22, 0.6], 2.6),
    ),
  /** Half its skin, half its flesh and its stone. */
  fruit: (): Layer[] => [
    ...add(segment(10.9, 14.3, 9.5, 90, 270), segment(13.1, 14.3, 9.5, -90, 90)),
    ...cut(segment(13.1, 14.3, 6.7, -90, 90)),
    ...add(segment(13.1, 14.3, 3.6, -90, 90), lens([12.4, 2.8], [20.6, -2], 2.2)),
  ],
  /** Two on one stalk. */
  cherry: (): Layer[] => [
    ...add(disc(5.6, 18.4, 5.6), disc(18.6, 18.4, 5.6)),
    ...add(bow(22, 16, 15, 17.4, 180, 240), bow(1.4, 12.4, 15.6, 18, 312, 362)),
    ...add(lens([14.6, 1.6], [23.6, 4.6], 1.4, 2.8)),
  ],
  /** A tulip: a cup of three petals, and two leaves. */
  flower: (): Layer[] => [
    ...add(segment(12, 7, 7, 0, 180), poly([5, 7.2], [5, -1], [8.5, 3.6], [12, -1], [15.5, 3.6], [19, -1], [19, 7.2])),
    ...add(bar(10.6, 13, 2.8, 11.4), lens([8.8, 24.4], [0.6, 15], 0.4, 3.4), lens([15.2, 24.4], [23.4, 15], 3.4, 0.4)),
  ],
  /** A cap, and a nut that comes to a point. */
  acorn: (): Layer[] => [
    ...add(disc(12, 11.6, 7.8, 11.6), poly([9, 20.6], [15, 20.6], [12, 25])),
    ...cut(bar(-1, -5, 26, 16.6)),
    ...add(segment(12, 9.6, 9.6, 180, 360), bar(10.2, -2, 3.6, 4)),
  ],
  /** Half a disc on a stalk. */
  mushroom: (): Layer[] => [
    ...add(segment(12, 12.4, 11.6, 180, 360), poly([8.6, 12], [15.4, 12], [17.4, 23.6], [6.6, 23.6])),
    ...cut(disc(6.4, 8.4, 1.7), disc(12, 4.8, 2), disc(17.6, 8.4, 1.7)),
  ],
  /** Seven petals around their middle. */
  blossom: (): Layer[] => {
    const petal = lens([12, 9], [12, -1], 3);
    return [
      ...Array.from({ length: 7 }, (_, at) => add(turn(petal, (at * 360) / 7))).flat(),
      ...cut(disc(12, 12, 5.4)),
      ...add(disc(12, 12, 3.4)),
    ];
  },
  /** Two halves and the line between them. */
  bean: (): Layer[] => [
    ...add(turn(disc(12, 12, 8.4, 11.6), 32)),
    ...cut(turn(bow(22.4, 6, 11, 13, 148, 226), 32), turn(bow(1.6, 18, 11, 13, -32, 46), 32)),
  ],
} as const satisfies Record<string, () => Layer[]>;
