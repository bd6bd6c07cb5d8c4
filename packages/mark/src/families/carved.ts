import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, bar, bow, cut, disc, lens } from '../things/pen.ts';
import { band, type Bend } from '../skeleton/parallels.ts';
import { slab } from '../things/slab.ts';
import { speaks } from '../voices.ts';
import { likeOf } from './alike.ts';

/** A line of ground, so wide. */
const way = (wide: number, ...bends: readonly Bend[]): Outline =>
  band({ bends, joined: 'both' }, 0, -wide / 2, wide / 2, 0);
const inDisc = (...ways: readonly Outline[]): Layer[] => [...add(disc(12, 12, 12)), ...cut(...ways)];

const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => inDisc(way(3.2, [2, 28], [12, 1.5], [22, 28])),
  F: () => inDisc(way(3.4, [8.6, 28], [8.6, 6.6], [28, 6.6]), bar(8.6, 12.4, 20, 3.2)),
  J: () => inDisc(bar(12.6, -1, 3.6, 14), bow(10, 13, 2.6, 6.2, 0, 160)),
  K: () => inDisc(bar(6, -1, 3.2, 26), way(3.2, [22.4, -1], [10.6, 12], [22.4, 25])),
  L: () => inDisc(way(3.4, [8, -4], [8, 16.6], [28, 16.6])),
  M: () => inDisc(way(3.2, [5.4, 28], [5.4, 3.4], [12, 13], [18.6, 3.4], [18.6, 28])),
  N: () => inDisc(way(3.4, [7, 28], [7, 5.6], [17, 18.4], [17, -4])),
  T: () => inDisc(bar(-1, 5.6, 26, 3.4), bar(10.2, 6, 3.6, 20)),
  V: () => inDisc(way(3.2, [2, -4], [12, 22.5], [22, -4])),
  W: () => [...add(bar(0, 0, 32, 24)), ...cut(way(3.4, [3.4, -4], [9.8, 18.6], [16, 5.4], [22.2, 18.6], [28.6, -4]))],
  Z: () => inDisc(way(3.4, [-4, 7], [17, 7], [7, 17], [28, 17])),
  Г: () => inDisc(way(3.4, [8, 28], [8, 7.4], [28, 7.4])),
  П: () => inDisc(way(3.6, [6.8, 28], [6.8, 6.6], [17.2, 6.6], [17.2, 28])),
  Λ: () => inDisc(way(3.2, [2, 28], [12, 1.5], [22, 28])),
  Л: () => inDisc(way(3.2, [2, 28], [12, 1.5], [22, 28])),
  И: () => inDisc(way(3.4, [7, -4], [7, 18.4], [17, 5.6], [17, 28])),
  Σ: () => inDisc(way(3.2, [28, 6.4], [7.2, 6.4], [13, 12], [7.2, 17.6], [28, 17.6])),
  I: () => [...add(bar(0, 0, 24, 24)), ...cut(bar(5, -1, 14, 5), bar(5, 20, 14, 5), bar(9.8, 0, 4.4, 24))],
  Ω: () => [
    ...add(disc(13, 11, 11), bar(0, 18, 26, 6)),
    ...cut(disc(13, 11, 4.8, 5.2), bar(11.2, 11, 3.6, 14), bar(-4, 14, 4, 4)),
  ],
  X: () => [
    ...slab(0, 0, 24, 24, [0, 0, 0, 0]),
    ...cut(
      lens([12, -4], [12, 9.6], 4),
      lens([12, 28], [12, 14.4], 4),
      lens([-4, 12], [9.6, 12], 4),
      lens([28, 12], [14.4, 12], 4),
    ),
  ],
};

/** A letter that lines of ground cut out of one form. */
export const carved: Family = {
  kept: 0.75,
  legible: false,
  choices: [['line']],
  propose: ({ initials, words }) =>
    recipesOf('carved', speaks(words, 'tender') ? [] : initials.filter((one) => drawn[likeOf(one)]), ['line']),
  draw: ({ letters }) => {
    const layers = drawn[likeOf(letters)]?.();
    return layers && { layers };
  },
};
