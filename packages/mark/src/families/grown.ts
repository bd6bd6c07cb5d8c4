import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { add, bar, blade, cut, disc, flip, lens } from '../things/pen.ts';
import { slab } from '../things/slab.ts';
import { likeOf } from './alike.ts';

/** Letters are 24 high; leaves stand two units away from stems. */
const stem = bar(0, 0, 6, 24);
/** A leaf that points up to the right, and one that points down to the right. */
const up = (x: number, y: number, width: number, height: number) => flip(blade(x, y, width, height), x + width / 2);
const down = blade;

const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => add(lens([12, 0], [1, 24], 5.4, 2.6), lens([14.6, 0], [25.6, 24], 2.6, 5.4)),
  B: () => add(stem, up(8, 0, 12, 11), up(8, 13, 14, 11)),
  D: () => add(stem, up(8, 0, 15, 24)),
  E: () => add(stem, up(8, 0, 12, 6.7), up(8, 8.65, 12, 6.7), up(8, 17.3, 12, 6.7)),
  F: () => add(stem, up(8, 0, 14, 10), up(8, 12, 10, 7)),
  K: () => add(stem, up(8, 0, 13, 11), down(8, 13, 13, 11)),
  N: () => add(bar(0, 0, 5.6, 24), down(7.6, 0, 10, 24), bar(19.6, 0, 5.6, 24)),
  P: () => add(bar(0, 0, 5.4, 24), up(7.4, 0, 16.6, 17)),
  M: () => add(bar(0, 0, 5.4, 24), down(8, 0, 7, 17), up(17.6, 0, 7, 17), bar(27.2, 0, 5.4, 24)),
  L: () => add(bar(0, 0, 5.4, 24), up(7.4, 7, 16.6, 17)),
  П: () => add(bar(0, 0, 5.8, 24), bar(0, 0, 24, 5.8), up(9.8, 8, 14.2, 16)),
  Ч: () => add(down(0, 0, 16, 16), bar(18, 0, 5.4, 24)),
  d: () => add(down(0, 8, 15, 16), bar(17, 0, 6, 24)),
  R: () => [...add(stem), ...slab(8, 0, 14, 11, [0, 5.5, 5.5, 0]), ...add(down(8, 13, 14, 11))],
  S: () => add(up(0, 0, 20.6, 11.1), up(3.4, 12.9, 20.6, 11.1)),
  Z: () => add(down(3.4, 0, 20.6, 11.1), down(0, 12.9, 20.6, 11.1)),
  V: () => add(lens([0, 0], [11, 24], 2.6, 5.4), lens([26, 0], [15, 24], 5.4, 2.6)),
  X: () => add(down(0, 0, 11, 11), up(13, 0, 11, 11), up(0, 13, 11, 11), down(13, 13, 11, 11)),
  Y: () => add(down(0, 0, 11, 13), up(13, 0, 11, 13), bar(9, 15, 6, 9)),
  Б: () => add(stem, bar(8, 0, 13, 6), up(8, 8, 15, 16)),
  И: () => add(bar(0, 0, 5.6, 24), up(7.6, 0, 10, 24), bar(19.6, 0, 5.6, 24)),
  Я: () => [...slab(0, 0, 14, 11, [5.5, 0, 0, 5.5]), ...add(up(0, 13, 14, 11), bar(16, 0, 6, 24))],
  Ψ: () => add(bar(10, 0, 6, 24), down(0, 1, 8, 14), up(18, 1, 8, 14)),
  G: () => [...add(disc(12, 12, 12)), ...cut(disc(12, 12, 6.4), bar(11, 4.6, 20, 11)), ...add(up(13, 9.6, 11, 9))],
  H: () => add(bar(0, 0, 6, 24), up(8, 7, 10, 10), bar(20, 0, 6, 24)),
  U: () => add(down(0, 0, 11.4, 24), up(13.6, 0, 11.4, 24)),
  T: () => add(down(0, 0, 12, 8.6), up(14, 0, 12, 8.6), bar(9.8, 10.8, 6.4, 13.2)),
  Ф: () => add(down(0, 4, 10, 14), bar(12.2, 0, 5.6, 24), up(20, 4, 10, 14)),
  Ш: () => add(bar(0, 18.6, 28, 5.4), down(0, 0, 8.4, 16.4), lens([14, -1], [14, 16.4], 3), up(19.6, 0, 8.4, 16.4)),
  Щ: () =>
    add(
      bar(0, 18.6, 32, 5.4),
      bar(27, 18.6, 5, 9),
      down(0, 0, 8.4, 16.2),
      lens([14, -1], [14, 16.2], 3),
      up(19.6, 0, 8.4, 16.2),
    ),
  Ц: () => add(bar(0, 18.6, 27, 5.4), bar(22, 18.6, 5, 8.6), down(0, 0, 10.4, 16.4), up(12.6, 0, 10.4, 16.4)),
  Ж: () => add(down(0, 0, 9, 11), up(0, 13, 9, 11), bar(11, 0, 6, 24), up(19, 0, 9, 11), down(19, 13, 9, 11)),
};
/** A leaf for what lies aslant between two bars. */
const between: Readonly<Record<string, () => Layer[]>> = {
  Z: () => add(bar(0, 0, 24, 5), up(0, 7.2, 24, 9.6), bar(0, 19, 24, 5)),
};
const looks = { leaf: drawn, between } as const;
type Look = keyof typeof looks;
const lookNames = Object.keys(looks) as Look[];
const drawingOf = (letter: string, look: Look): (() => Layer[]) | undefined =>
  looks[look][letter === 'Λ' || letter === 'Л' ? 'A' : likeOf(letter)];

/** Words of founders that ask for leaves as plainly as a name. */
const growing = new Set(['organic', 'nurturing', 'earth-minded', 'fresh']);

/** What has leaves. */
const leafy = new Set([
  'leaf',
  'sprout',
  'flower',
  'tree',
  'berry',
  'fruit',
  'apple',
  'cherry',
  'citrus',
  'clover',
  'grain',
  'acorn',
  'rose',
  'root',
  'pine',
  'blossom',
  'bean',
]);

/**
 * With one leaf for its second post П is a Г, and of two leaves people read the S as a Z and the Z as an S. What was
 * chosen once is still drawn.
 */
const misread = /[ПΠSZΖ]/u;

/** A capital whose arms are leaves, for a name or words that speak of what grows. */
export const grown: Family = {
  kept: 0.95,
  legible: false,
  choices: [lookNames],
  propose: ({ initials, things, words }) =>
    things.some(({ motif }) => leafy.has(motif)) || words.some((one) => growing.has(one))
      ? lookNames.flatMap((look) =>
          recipesOf(
            'grown',
            initials.filter((one) => drawingOf(one, look) && !(look === 'leaf' && misread.test(one))),
            [look],
          ),
        )
      : [],
  draw: ({ letters, values: [look] }) => {
    const layers = drawingOf(letters, look as Look)?.();
    return layers && { layers };
  },
};
