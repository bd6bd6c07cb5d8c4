import type { Layer } from '../grid.ts';
import { flip, add, bar, bow, cut, disc, poly, segment } from '../things/pen.ts';
import { slab } from '../things/slab.ts';
import { mostAre } from '../voices.ts';
import { drawnLetters } from './drawn-letters.ts';
import type { Outline } from '../outline.ts';

/** A side of a letter, and the same mirrored about its middle. */
const both = (about: number, ...side: readonly Outline[]): Layer[] =>
  add(...side, ...side.map((part) => flip(part, about)));

const shoulder = poly([0, 24], [8, 24], [10.9, 16], [10.9, 0], [8.6, 0]);
const leaning = (): Layer[] => both(12, shoulder);

/** One side of a Д, its foot below the line. */
const legged = poly(
  [6.6, 0],
  [12.9, 0],
  [12.9, 7],
  [9.8, 16.4],
  [12.9, 16.4],
  [12.9, 21],
  [5, 21],
  [5, 25.4],
  [-1, 25.4],
  [-1, 16.4],
  [2.6, 16.4],
);

/** Letters 24 high, split from top to foot: two sides that nearly touch. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  M: () => both(14.1, poly([0, 0], [5, 0], [13, 11.6], [13, 21.4], [7, 12.6], [7, 24], [0, 24])),
  Q: () => [
    ...add(bow(10.9, 12, 4.8, 12, 90, 270)),
    ...slab(13.1, 0, 11.6, 24, [0, 11.6, 0, 0]),
    ...cut(disc(12, 12, 4.8)),
  ],
  T: () => both(12, poly([0, 0], [10.9, 0], [10.9, 24], [6.6, 24], [6.6, 6.6], [0, 6.6])),
  U: () => [
    ...slab(0, 0, 10.9, 24, [0, 0, 0, 10.9]),
    ...slab(13.1, 0, 10.9, 24, [0, 0, 10.9, 0]),
    ...cut(bar(7, -1, 10, 14)),
  ],
  V: () => both(12, poly([0, 0], [8, 0], [10.9, 8], [10.9, 24], [8.6, 24])),
  W: () => both(14.1, poly([0, 24], [5, 24], [13, 12.4], [13, 2.6], [7, 11.4], [7, 0], [0, 0])),
  X: () => both(12, poly([0, 0], [8, 0], [10.9, 6], [10.9, 18], [8, 24], [0, 24], [5.6, 12])),
  Y: () => both(12, poly([0, 0], [8, 0], [10.9, 6], [10.9, 24], [6.4, 24], [6.4, 14.4])),
  Д: () => both(14, legged),
  Л: leaning,
  П: () => both(12, poly([0, 0], [10.9, 0], [10.9, 4], [7.6, 9], [7.6, 24], [0, 24])),
  Ф: () => both(13.5, bar(8, -2, 4.4, 28), segment(9, 12, 9.6, 90, 270)),
  Ц: () =>
    add(
      poly([0, 0], [7.2, 0], [7.2, 14], [10.9, 14], [10.9, 20.6], [0, 20.6]),
      poly([13.1, 0], [20.2, 0], [20.2, 14], [25, 14], [25, 26], [18.4, 26], [18.4, 20.6], [13.1, 20.6]),
    ),
  Ш: () => [
    ...slab(0, 0, 13, 24, [0, 0, 0, 10]),
    ...slab(15.2, 0, 13, 24, [0, 0, 10, 0]),
    ...cut(bar(6.4, -1, 3.2, 15), bar(18.6, -1, 3.2, 15)),
  ],
  Щ: () => [
    ...slab(0, 0, 13, 21, [0, 0, 0, 9]),
    ...add(bar(15.2, 0, 13, 21), bar(25, 14, 7, 12)),
    ...cut(bar(6.4, -1, 3.2, 13), bar(18.6, -1, 3.2, 13)),
  ],
  Ю: () =>
    add(
      bar(0, 0, 6, 24),
      bar(5, 9.6, 8, 4.8),
      bow(19.4, 10.2, 4.6, 10.2, 90, 270),
      bow(21.6, 13.8, 4.6, 10.2, -90, 90),
    ),
  Δ: () => both(13.1, poly([8.2, 0], [12, 0], [12, 7.4], [8.6, 17.8], [12, 17.8], [12, 24], [0, 24])),
  Λ: leaning,
  Ψ: () => [
    ...slab(0, 0, 12.9, 17, [0, 0, 0, 8.5]),
    ...slab(15.1, 0, 12.9, 17, [0, 0, 8.5, 0]),
    ...cut(bar(6, -1, 3, 11.4), bar(19, -1, 3, 11.4)),
    ...add(bar(9, 0, 3.9, 24), bar(15.1, 0, 3.9, 24)),
  ],
  Ω: () => [
    ...both(12, segment(10.9, 11, 11, 90, 270), bar(0, 18.4, 10.9, 5.6), bar(4, 16, 6.9, 4)),
    ...cut(segment(12, 11, 4.4, 0, 180), segment(12, 11, 4.4, 180, 360), bar(8.6, 11, 6.8, 20)),
  ],
};

/** A letter in two sides. */
export const split = drawnLetters({
  family: 'split',
  look: 'sides',
  drawn,
  kept: 0.72,
  isAgainst: (words) => mostAre(words, 'childish'),
});
