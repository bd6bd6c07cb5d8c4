import type { Layer } from '../grid.ts';
import type { Outline } from '../outline.ts';
import { add, disc, flip, pill, turn } from '../things/pen.ts';
import { slab } from '../things/slab.ts';
import { mostAre, speaks } from '../voices.ts';
import { likeOf } from './alike.ts';
import { drawnLetters } from './drawn-letters.ts';

/** A stone that stands or lies, and one that leans to the right by so many degrees about its middle. */
const stone = (x: number, y: number, width: number, height: number): Outline => pill(x, y, width, height, 3.3);
const leaning = (x: number, y: number, height: number, degrees: number, width = 6.8): Outline =>
  turn(pill(x - width / 2, y - height / 2, width, height, 3.3), degrees, x, y);
const mirrored = (layers: readonly Layer[], about: number): Layer[] =>
  layers.map(({ op, path }) => ({ op, path: flip(path, about) }));

const stem = stone(0, 0, 7.2, 24);
const letterB = (): Layer[] => add(stem, disc(16.6, 16.4, 7.2, 7.6));
const roof = (): Layer[] => add(leaning(5.4, 12, 25, 17), leaning(22.2, 12, 25, -17));

/** Letters of stones, 24 high, two units and more between them. */
const drawn: Readonly<Record<string, () => Layer[]>> = {
  A: () => add(leaning(5.4, 12, 25, 17), leaning(22.4, 12, 25, -17), disc(13.9, 18, 3.7)),
  B: () => add(stone(0, 0, 7.4, 24), disc(16.4, 5.5, 6.8, 5.5), disc(17.6, 18.5, 8, 5.5)),
  D: () => [...add(stem), ...slab(9.4, 0, 13.6, 24, [3, 12, 12, 3])],
  E: () => add(stone(0, 0, 6.8, 24), stone(9, 0, 13, 6.4), stone(9, 8.8, 10, 6.4), stone(9, 17.6, 13, 6.4)),
  H: () => add(stone(0, 0, 7, 24), disc(13, 12, 3.8), stone(19, 0, 7, 24)),
  K: () => add(stem, leaning(15.6, 5.7, 14.4, 44), leaning(15.6, 18.3, 14.4, -44)),
  V: () => add(leaning(5.4, 12, 25, -17), leaning(22.2, 12, 25, 17)),
  b: letterB,
  d: () => mirrored(letterB(), 11.9),
  Л: () => add(leaning(5.6, 12, 25, 14), stone(14.6, 0, 7.2, 24)),
  П: () => add(pill(-1.4, 0, 28.8, 7.4, 3.4), stone(1, 9.6, 8.6, 14.4), stone(16.4, 9.6, 8.6, 14.4)),
  Ф: () => add(pill(10.4, -2, 7.2, 28, 3.6), disc(3.6, 12, 4.8, 7), disc(24.4, 12, 4.8, 7)),
  Ц: () => add(stone(0, 0, 7.4, 15.4), stone(14, 0, 7.4, 15.4), stone(0, 17.6, 26, 6.4), stone(19.6, 17.6, 6.4, 11)),
  Ш: () => add(...[0, 10.6, 21.2].map((x) => stone(x, 0, 7, 16)), stone(0, 18.4, 28.2, 5.6)),
  Щ: () => add(...[0, 10.6, 21.2].map((x) => stone(x, 0, 7, 16)), stone(0, 18.4, 33, 6), stone(27, 18.4, 6, 10)),
  Δ: () => add(leaning(5.8, 8.2, 19, 24), leaning(21.2, 8.2, 19, -24), stone(-1.6, 20.2, 30.2, 6.4)),
  Λ: roof,
};

/** What a designer would show before others. */
const strong = new Set('ABKПЦШЩΔ');

/** A letter of round stones that lie apart. */
export const pebbles = drawnLetters({
  family: 'pebbles',
  look: 'stone',
  drawn,
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.82 : 0.6),
  isAgainst: (words) => mostAre(words, 'hard') || !speaks(words, 'earthy'),
});
