import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { add, bar, bow, cut, disc, flip, inside, lens, line, pie, poly, segment, turn } from '../things/pen.ts';
import { from, slab } from '../things/slab.ts';
import { speaks } from '../voices.ts';
import { likeOf } from './alike.ts';

/** Letters by hand, 24 high, each one idea of its own; two of them where a letter has two. */
const first: Readonly<Record<string, () => Layer[]>> = {
  A: () => [
    ...add(poly([8.6, 0], [16.4, 0], [25.6, 24], [16.6, 24], [16.6, 24], [-1.6, 24])),
    ...cut(from.below(11.2, 9, 9.4), bar(6.7, 20, 9, 10)),
  ],
  B: () => [
    ...add(bar(0, 0, 12, 24), disc(13, 6.4, 6.4), disc(14, 17, 7)),
    ...cut(segment(12.4, 6.6, 2.6, -90, 90), segment(12.8, 16.8, 3, -90, 90)),
  ],
  D: () => [...slab(0, 0, 23, 24, [0, 12, 12, 0]), ...cut(segment(7.6, 12, 7, -90, 90))],
  H: () => [...add(bar(0, 0, 24, 24)), ...cut(disc(12, -3, 6.4, 11.6), disc(12, 27, 6.4, 11.6))],
  M: () => [
    ...add(poly([-2, 24], [9, 0], [13.4, 0], [24.4, 24]), poly([18.1, 3.6], [19.8, 0], [24, 0], [35, 24], [27.5, 24])),
    ...cut(poly([9.4, 25], [14.2, 14.2], [19, 25])),
  ],
  N: () => [
    ...add(bar(0, 0, 24, 24)),
    ...cut(poly([7.4, 25], [7.4, 9.4], [17, 25]), poly([16.6, -1], [16.6, 14.6], [7, -1])),
  ],
  O: () => [...add(disc(12, 12, 12)), ...cut(turn(disc(12, 12, 4.4, 8.8), 35))],
  Q: () => [
    ...add(disc(12, 12, 12)),
    ...cut(disc(12, 12, 5), bar(12.6, 12.6, 20, 20)),
    ...add(pie(14.6, 14.6, 9.4, 0, 90)),
  ],
  T: () => [
    ...add(bar(0, 0, 25, 24)),
    ...cut(disc(-1.6, 26, 9.4, 18.8), disc(26.6, 26, 9.4, 18.8), bar(11.4, -1, 2.2, 30)),
  ],
  V: () => [
    ...add(poly([0, 0], [8.6, 0], [16.4, 24], [7.8, 24])),
    ...add(poly([17, 0], [25.4, 0], [19, 19.4], [14.2, 7.8])),
  ],
  X: () => [...add(bow(-6, 12, 11, 17, -44.9, 44.9)), ...add(bow(31, 12, 11, 17, 135.1, 224.9))],
  Y: () => [
    ...add(poly([0, 0], [8.2, 0], [16, 13], [16, 24], [8.8, 24], [8.8, 14.6])),
    ...add(poly([16.8, 0], [25, 0], [18.8, 10.2], [14.4, 3.8])),
  ],
  Z: () => [
    ...add(poly([15.4, 0], [25, 0], [9.6, 24], [0, 24])),
    ...add(poly([0.4, 0], [12.6, 0], [8.2, 6.8], [0.4, 6.8]), poly([24.6, 24], [12.4, 24], [16.8, 17.2], [24.6, 17.2])),
  ],
};

const second: Readonly<Record<string, () => Layer[]>> = {
  A: () => [
    ...add(poly([8.4, 0], [16.8, 0], [25.4, 24], [16.8, 24])),
    ...add(poly([7.4, 3.6], [12, 16.2], [9.2, 24], [0, 24])),
  ],
  C: () => [...add(bow(12, 12, 5.4, 12, 90, 270)), ...add(pie(14.2, 10, 10, -90, 0), pie(14.2, 14, 10, 0, 90))],
  D: () => [
    ...add(bar(0, 0, 6, 24)),
    ...add(disc(9, 12, 12)),
    ...cut(disc(6.4, 12, 9.2), bar(-20, -2, 20, 30), bar(6, -1, 2.4, 30)),
    ...add(bar(0, 0, 6, 24)),
  ],
  H: () => add(bar(0, 0, 6.6, 24), bar(17.4, 0, 6.6, 24), lens([5, 12], [19, 12], 3.6)),
  L: () => add(poly([0, 0], [7.4, 0], [7.4, 15], [0, 22.4]), poly([2.2, 24], [9.6, 16.6], [22, 16.6], [22, 24])),
  M: () => add(bar(0, 0, 6.4, 24), bar(21.6, 0, 6.4, 24), segment(14, 0, 5.8, 0, 180)),
  Q: () => [
    ...add(disc(11.4, 11.4, 11.4)),
    ...cut(disc(10, 10, 5.8), lens([9, 9], [29, 29], 5)),
    ...add(lens([12, 12], [25.4, 25.4], 2.6)),
  ],
  X: () =>
    add(
      poly([0, 0], [7.4, 0], [11.2, 12], [7.4, 24], [0, 24], [3.8, 12]),
      poly([24.4, 0], [17, 0], [13.2, 12], [17, 24], [24.4, 24], [20.6, 12]),
    ),
  Z: () => [...add(bar(0, 0, 24, 24)), ...cut(pie(-1, 19, 12, -90, 0), bar(-20, 7, 19, 20), pie(25, 5, 12, 90, 180))],
};

const looks = { first, second } as const;
type Look = keyof typeof looks;
const drawingOf = (letter: string, look: Look): (() => Layer[]) | undefined => looks[look][likeOf(letter)];

const lookNames = Object.keys(looks) as Look[];

/** Straight strokes apart are the contrary of tender. */
const cutApart: Readonly<Record<Look, string>> = { first: 'MQVYZ', second: 'ACMX' };
const isCut = (letter: string, look: Look): boolean => cutApart[look].includes(likeOf(letter));

/** What a designer would show before others. */
const strong: Readonly<Record<Look, string>> = { first: 'HOTX', second: 'DHQ' };

/** A letter of a few plain parts, one idea each. */
export const sculpt: Family = {
  kept: ({ letters, values: [look] }) => (strong[look as Look].includes(likeOf(letters)) ? 0.85 : 0.65),
  legible: false,
  choices: [Object.keys(looks)],
  propose: ({ initials, words }) =>
    lookNames.flatMap((look) =>
      recipesOf(
        'sculpt',
        initials.filter((one) => drawingOf(one, look) && !(isCut(one, look) && speaks(words, 'quiet'))),
        [look],
      ),
    ),
  draw: ({ letters, values }) => {
    const layers = drawingOf(letters, values[0] as Look)?.();
    return layers && { layers };
  },
};
