import type { Layer } from '../grid.ts';
import { transform, type Outline } from '../outline.ts';
import { add, bar, flip, poly, turn } from '../things/pen.ts';
import { mostAre } from '../voices.ts';
import { likeOf } from './alike.ts';
import { drawnLetters } from './drawn-letters.ts';

/** How far a side falls, a unit of its width; from the middle of a letter that is 24 wide and high. */
const SLOPE = 0.42;
const leant = (side: readonly Outline[], slope: number): Outline[] =>
  side.map((part) => transform(part, [1, slope, 0, 1, 0, -12 * slope]));

/** Two sides with a fold between them that lies deeper than their edges, as in an open book, or higher. */
const book = (left: readonly Outline[], right: readonly Outline[]): Layer[] =>
  add(...leant(left, SLOPE), ...leant(right, -SLOPE));
const ridge = (left: readonly Outline[], right: readonly Outline[]): Layer[] =>
  add(...leant(left, -SLOPE), ...leant(right, SLOPE));
const mirrored = (side: readonly Outline[]): Outline[] => side.map((part) => flip(part));
const openBook = (...left: readonly Outline[]): Layer[] => book(left, mirrored(left));
const ridged = (...left: readonly Outline[]): Layer[] => ridge(left, mirrored(left));

/** The left side as one wide stem, and a bar of the right side. */
const spine = bar(3, 0, 7.9, 24);
const arm = (y: number, width = 10.9, height = 5.8): Outline => bar(13.1, y, width, height);
/** Two sides of what turns twice: S, Б. */
const hooked = [bar(0, 0, 10.9, 5.4), bar(0, 9.3, 10.9, 5.4), bar(0, 18.6, 10.9, 5.4)];
const lowHook = [arm(9.3, 10.9, 5.4), bar(18.2, 9.3, 5.8, 14.7), arm(18.6, 10.9, 5.4)];
const shell = [bar(0, 0, 10.9, 5.8), bar(0, 0, 6, 24), bar(0, 18.2, 10.9, 5.8)];
/** One side of an N: its post and half of what lies aslant. */
const slanted = poly([0, 0], [5.8, 0], [10.9, 5], [10.9, 13.4], [5.8, 8.4], [5.8, 24], [0, 24]);
const [turnedBack, reversed] = [turn(slanted, 180), flip(turn(slanted, 180))];
/** The right side of an R. */
const legged = [
  arm(0, 10.9, 5.4),
  bar(18.2, 2, 5.8, 10),
  arm(9.6, 10.9, 5.4),
  poly([14, 12], [20.6, 12], [24.4, 24], [17.8, 24]),
];

/** Letters on both sides of a fold. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  B: () => ridge([spine], [arm(0), arm(9.1), arm(18.2), bar(18.4, 0, 5.6, 24)]),
  C: () => book(shell, [arm(0, 9.4), arm(18.2, 9.4)]),
  E: () => ridge([spine], [arm(0), arm(9.1, 8), arm(18.2)]),
  F: () => ridge([spine], [arm(0, 11.6, 6.2), arm(9.4, 8.6, 6)]),
  G: () => book(shell, [arm(0, 10), arm(18.2), bar(18, 10.4, 6, 13.6), bar(14.6, 10.4, 9, 4.6)]),
  H: () => openBook(bar(0, 0, 6, 22), bar(0, 8, 10.9, 6.4)),
  J: () => book([bar(0, 18, 10.9, 6), bar(0, 9, 6, 15)], [bar(18, 0, 6, 24), arm(18, 10.9, 6)]),
  K: () =>
    book(
      [bar(2, 0, 8.9, 24)],
      [poly([13.1, 8], [16.6, 0], [24, 0], [24, 2], [18.6, 12], [24, 22], [24, 24], [16.6, 24], [13.1, 16])],
    ),
  M: () => openBook(bar(0, 0, 5.8, 22), bar(0, 0, 10.9, 6.8)),
  N: () => book([slanted], [turnedBack]),
  O: () => ridged(...shell),
  P: () => ridge([spine], [arm(0, 10.9, 5.6), arm(10.2, 10.9, 5.6), bar(18.2, 0, 5.8, 15.8)]),
  R: () => ridge([spine], legged),
  S: () => book([...hooked, bar(0, 0, 5.8, 14.7)], [arm(0, 10.9, 5.4), ...lowHook]),
  T: () => openBook(bar(0, 0, 10.9, 6.4), bar(6.2, 0, 4.7, 22)),
  U: () => openBook(bar(0, 0, 6, 22), bar(0, 16, 10.9, 6)),
  W: () => ridged(bar(0, 0, 5.8, 22), bar(0, 15, 10.9, 7)),
  Y: () => openBook(bar(0, 0, 6, 12), bar(0, 6.6, 10.9, 6), bar(6, 6.6, 4.9, 15.4)),
  Б: () => ridge([...hooked, bar(0, 0, 5.8, 24)], [arm(0, 9, 5.4), ...lowHook]),
  Д: () => ridged(bar(3, 0, 7.9, 5.6), bar(3, 0, 5.6, 20), bar(-1, 15.6, 11.9, 5.6), bar(-1, 15.6, 5.4, 10)),
  З: () =>
    book(
      [bar(0, 0, 10.9, 5.4), bar(4, 9.3, 6.9, 5.4), bar(0, 18.6, 10.9, 5.4)],
      [arm(0, 9.6, 5.4), bar(16.9, 0, 5.8, 10), ...lowHook],
    ),
  И: () => book([reversed], [flip(slanted)]),
  П: () => ridged(bar(0, 0, 10.9, 6), bar(0, 0, 6, 22)),
  У: () =>
    book(
      [bar(0, 0, 6, 14.4), bar(0, 8.6, 10.9, 5.8), bar(2, 18.6, 8.9, 5.4)],
      [bar(18, 0, 6, 24), arm(8.6), arm(18.6)],
    ),
  Ц: () =>
    book([bar(0, 0, 6, 20), bar(0, 14.4, 10.9, 5.8)], [bar(17, 0, 6, 20), arm(14.4, 12.5), bar(20.4, 14.4, 5.4, 11)]),
  Ч: () => book([bar(0, 0, 6, 14.4), bar(0, 8.6, 10.9, 5.8)], [bar(18, 0, 6, 24), arm(8.6)]),
  Ш: () => openBook(bar(-1, 0, 5, 20), bar(-1, 14, 11.9, 6), bar(7, 0, 3.9, 20)),
  Щ: () =>
    book(
      [bar(-2, 0, 5, 20), bar(-2, 14.2, 12.9, 5.8), bar(7, 0, 3.9, 18)],
      [bar(13.1, 0, 3.9, 18), bar(21, 0, 5, 20), arm(14.2, 15), bar(24, 14.2, 5, 11)],
    ),
  Э: () =>
    book(
      [bar(1, 0, 9.9, 5.8), bar(5, 9.1, 5.9, 5.8), bar(1, 18.2, 9.9, 5.8)],
      mirrored([bar(0, 9.1, 10.9, 5.8), ...shell]),
    ),
  Ю: () =>
    book(
      [bar(0, 0, 6.4, 24), bar(6, 9.2, 4.9, 5.6)],
      [arm(0, 11.9), bar(13.1, 0, 4.4, 24), bar(20.6, 0, 4.4, 24), arm(18.2, 11.9)],
    ),
  Я: () => ridge(mirrored(legged), mirrored([spine])),
  Ξ: () => openBook(bar(0, 0, 10.9, 5.6), bar(3.4, 9.2, 7.5, 5.6), bar(0, 18.4, 10.9, 5.6)),
  Σ: () =>
    book(
      [
        poly([0, 0], [10.9, 0], [10.9, 5.6], [7.8, 5.6], [10.9, 10.6], [10.9, 13.4]),
        poly([10.9, 13.4], [7.8, 18.4], [10.9, 18.4], [10.9, 24], [0, 24], [0, 19], [4.4, 12], [0, 5], [0, 0]),
      ],
      [arm(0, 10.9, 5.6), arm(18.4, 10.9, 5.6)],
    ),
  Ψ: () => openBook(bar(-1, 0, 5, 12), bar(-1, 7.6, 11.9, 5.2), bar(6.8, 0, 4.1, 22)),
};

/** What a designer would show before others. */
const strong = new Set('EFMPUWΞΨ');

/** A letter folded along its middle like a card. */
export const card = drawnLetters({
  family: 'card',
  look: 'fold',
  drawn,
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.74 : 0.6),
  isAgainst: (words) => mostAre(words, 'tender'),
});
