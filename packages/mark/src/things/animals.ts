import type { Layer } from '../grid.ts';
import { add, bar, bow, cut, disc, flip, lens, pie, poly, segment, turn } from './pen.ts';

export const animals = {
  /** Two ears, two cheeks, a snout. */
  fox: (): Layer[] => {
    const cheek = poly([0.6, 0], [10.9, 8.6], [10.9, 13], [6.8, 20], [0.6, 13.6]);
    return add(cheek, flip(cheek), poly([12, 16.2], [16, 22.6], [12, 26], [8, 22.6]));
  },
  /** Two eyes as large as its face. */
  owl: (): Layer[] => [
    ...add(poly([2, 0.6], [12, 5], [22, 0.6], [22, 13], [2, 13]), segment(12, 13, 10, 0, 180)),
    ...cut(disc(7.3, 10, 3.6), disc(16.7, 10, 3.6)),
    ...add(disc(7.3, 10, 1.7), disc(16.7, 10, 1.7)),
    ...cut(poly([10, 14.4], [14, 14.4], [12, 18.4])),
  ],
  /** A head, a back of a quarter of a disc, a wing laid on it. */
  bird: (): Layer[] => [
    ...add(disc(15, 7, 5.8, 14.6)),
    ...cut(bar(0, -9, 24, 16)),
    ...add(pie(15.1, 7, 14.6, 90, 180), disc(15, 7, 5.8), bar(9, 6.8, 11, 2)),
    ...cut(bow(15, 7, 7.4, 9.5, 104, 190)),
    ...add(poly([19.8, 3.8], [24.8, 7], [19.8, 10]), poly([7.8, 7.2], [10, 4.2], [12, 7.2])),
    ...cut(disc(16.4, 6, 1.3), poly([2.6, 6.4], [7, 6.4], [7, 12.4])),
  ],
  /** Two sides of a leaf for its body, a tail apart. */
  fish: (): Layer[] => [
    ...add(lens([-1, 12], [17.6, 12], 7.6)),
    ...cut(bow(-4, 12, 11.2, 13.2, -60, 60), disc(3.8, 10.6, 1.3)),
    ...add(poly([24, 4.6], [24, 19.4], [15.6, 12])),
  ],
  /** A striped body under two wings. */
  bee: (): Layer[] => {
    const wing = turn(disc(12, 2.6, 3.5, 6.4), -62, 12, 10.4);
    return [
      ...add(wing, flip(wing)),
      ...cut(disc(12, 15.4, 6.8, 10)),
      ...add(disc(12, 16, 5, 8.6), disc(12, 4.4, 2.6)),
      ...cut(bar(5, 12.2, 14, 2.1), bar(5, 17, 14, 2.1)),
    ];
  },
  /** A disc in two halves, with its dots. */
  beetle: (): Layer[] => [
    ...add(disc(12, 14.2, 9.6), segment(12, 5.4, 5, 180, 360)),
    ...cut(
      bar(11.05, 6, 1.9, 20),
      bar(0, 6, 24, 1.9),
      disc(7, 13, 1.6),
      disc(17, 13, 1.6),
      disc(7.8, 18.4, 1.5),
      disc(16.2, 18.4, 1.5),
    ),
  ],
} as const satisfies Record<string, () => Layer[]>;
