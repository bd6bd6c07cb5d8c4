import type { Layer } from '../grid.ts';
import { add, bar, bow, cut, disc, pill } from '../things/pen.ts';

/** Letters of plain parts that were drawn last, 24 high: two arcs, a rhythm of three. */
type Drawn = Readonly<Record<string, () => Layer[]>>;

export const fourth: Drawn = {
  O: () => [...add(disc(12, 12, 12)), ...cut(bow(1, 23, 8, 10.3, 225, 405), bow(1, 23, 14.6, 16.9, 225, 405))],
  Щ: () => [
    ...add(...[0, 10.6, 21.2].map((x) => pill(x, 0, 7, 16.2, 3.5))),
    ...add(bar(0, 18.6, 32.2, 5.4), bar(27.2, 18.6, 5, 9)),
  ],
};
