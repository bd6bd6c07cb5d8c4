import type { Layer } from '../grid.ts';
import { add, bar, bow, cut, disc, pill, poly } from '../things/pen.ts';
import { slab } from '../things/slab.ts';

/** Letters of plain parts that were drawn last, 24 high: two arcs, a rhythm of three. */
type Drawn = Readonly<Record<string, () => Layer[]>>;

export const fourth: Drawn = {
  O: () => [...add(disc(12, 12, 12)), ...cut(bow(1, 23, 8, 10.3, 225, 405), bow(1, 23, 14.6, 16.9, 225, 405))],
  Щ: () => [
    ...add(...[0, 10.6, 21.2].map((x) => pill(x, 0, 7, 16.2, 3.5))),
    ...add(bar(0, 18.6, 32.2, 5.4), bar(27.2, 18.6, 5, 9)),
  ],
};

const bowl = [...slab(0, 0, 20, 14, [0, 7, 7, 0]), ...cut(pill(7.4, 4.8, 6.6, 4.4, 2.2))];

/** One stroke of the letter is a disc. */
export const twelfth: Drawn = {
  E: () => add(bar(0, 0, 7, 24), bar(0, 0, 21, 6.2), bar(0, 17.8, 21, 6.2), disc(13, 12, 3.6)),
  K: () =>
    add(bar(0, 0, 7, 24), poly([9.2, 10.8], [15.4, 0], [24, 0], [14.4, 15.6], [9.2, 15.6]), disc(18.4, 19.6, 4.4)),
  R: () => [...add(bar(0, 0, 7.4, 24)), ...bowl, ...add(disc(14.4, 20.4, 4.4))],
  S: () =>
    add(
      bow(8, 6.9, 2.2, 6.9, 90, 270),
      bar(8, 9.1, 4, 4.7),
      bow(12, 17.1, 2.2, 6.9, -90, 90),
      disc(13.6, 3.5, 3.5),
      disc(6.4, 20.5, 3.5),
    ),
  Б: () => add(bar(0, 0, 6.8, 24), bar(0, 0, 20, 6.2), disc(15.6, 16.2, 6.8)),
  Ц: () => [...slab(0, 0, 21, 19.6, [0, 0, 0, 6]), ...cut(bar(7, -1, 7, 14)), ...add(disc(22, 24.4, 3.6))],
  Щ: () => [
    ...slab(0, 0, 27, 19.6, [0, 0, 0, 6]),
    ...cut(bar(6, -1, 4.5, 14), bar(16.5, -1, 4.5, 14)),
    ...add(disc(28, 24.4, 3.6)),
  ],
  Э: () => [
    ...slab(0, 0, 21, 24, [0, 12, 12, 0]),
    ...cut(bar(-1, 6, 10.4, 12), disc(9.4, 12, 6)),
    ...add(disc(8, 12, 3.6)),
  ],
  Я: () => [
    ...add(bar(12.6, 0, 7.4, 24)),
    ...slab(0, 0, 20, 14, [7, 0, 0, 7]),
    ...cut(pill(6, 4.8, 6.6, 4.4, 2.2)),
    ...add(disc(5.6, 20.4, 4.4)),
  ],
  Ω: () => add(bow(12, 11, 5, 11.4, 150, 390), disc(4.4, 21.6, 3.8), disc(19.6, 21.6, 3.8)),
  Ξ: () => add(bar(0, 0, 22, 6.2), disc(11, 12, 3.6), bar(0, 17.8, 22, 6.2)),
};
