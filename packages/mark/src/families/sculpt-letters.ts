import type { Layer } from '../grid.ts';
import { add, bar, bow, cut, disc, pie, pill, segment } from '../things/pen.ts';
import { slab } from '../things/slab.ts';

/** Letters of plain parts that were drawn last, 24 high: a cut, a corner, a rhythm. */
type Drawn = Readonly<Record<string, () => Layer[]>>;

export const fourth: Drawn = {
  B: () => [
    ...slab(0, 0, 20.6, 13, [0, 6.5, 6.5, 0]),
    ...slab(0, 11, 23, 13, [0, 6.5, 6.5, 0]),
    ...cut(pill(7.4, 10.8, 40, 2.4, 9)),
  ],
  O: () => [...add(disc(12, 12, 12)), ...cut(bow(1, 23, 8, 10.3, 225, 405), bow(1, 23, 14.6, 16.9, 225, 405))],
  I: () => add(segment(10, 0, 10, 0, 180), segment(10, 24, 10, 180, 360), bar(7, 6, 6, 12)),
  U: () => [
    ...slab(0, 0, 15, 24, [0, 0, 0, 12]),
    ...cut(bar(7.2, -1, 10, 13.4), pie(12.4, 12, 5.2, 90, 180), bar(12.2, -1, 10, 18.2)),
    ...add(bar(17.2, 0, 7, 24)),
  ],
  Щ: () => [
    ...add(...[0, 10.6, 21.2].map((x) => pill(x, 0, 7, 16.2, 3.5))),
    ...add(bar(0, 18.6, 32.2, 5.4), bar(27.2, 18.6, 5, 9)),
  ],
};

export const fifth: Drawn = {
  B: () => [
    ...slab(0, 0, 20.4, 13, [0, 6.5, 6.5, 0]),
    ...slab(0, 10.6, 23, 13.4, [0, 6.7, 6.7, 0]),
    ...cut(pill(6.6, 4.4, 9, 4.6, 9)),
  ],
};
