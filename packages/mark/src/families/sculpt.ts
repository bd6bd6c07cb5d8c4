import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { add, bar, cut, disc, lens, pie, poly, segment, turn } from '../things/pen.ts';
import { from, slab } from '../things/slab.ts';
import { mostAre, speaks } from '../voices.ts';
import { likeOf } from './alike.ts';
import { eleventh, tenth } from './sculpt-arcs.ts';
import { fourth, twelfth } from './sculpt-letters.ts';
import { eighth, fifth, ninth, seventh, sixth } from './sculpt-parts.ts';
import { fourteenth, thirteenth } from './sculpt-solids.ts';

/** Letters by hand, 24 high, each one idea of its own; two of them where a letter has two. */
const first: Readonly<Record<string, () => Layer[]>> = {
  A: () => [
    ...add(poly([8.6, 0], [16.4, 0], [25.6, 24], [16.6, 24], [16.6, 24], [-1.6, 24])),
    ...cut(from.below(11.2, 9, 9.4), bar(6.7, 20, 9, 10)),
  ],
  O: () => [...add(disc(12, 12, 12)), ...cut(turn(disc(12, 12, 4.4, 8.8), 35))],
  G: () => [...add(disc(12, 12, 12)), ...cut(disc(12, 12, 5), bar(11, 6.4, 20, 20)), ...add(pie(13, 12, 11.6, 0, 90))],
  Q: () => [
    ...add(disc(12, 12, 12)),
    ...cut(disc(12, 12, 5), bar(12.4, 12.4, 20, 20)),
    ...add(pie(15.4, 15.4, 8.6, 0, 90)),
  ],
  V: () => [
    ...add(poly([0, 0], [8.6, 0], [16.4, 24], [7.8, 24])),
    ...add(poly([17, 0], [25.4, 0], [19, 19.4], [14.2, 7.8])),
  ],
  Y: () => [
    ...add(poly([0, 0], [8.2, 0], [16, 13], [16, 24], [8.8, 24], [8.8, 14.6])),
    ...add(poly([16.8, 0], [25, 0], [18.8, 10.2], [14.4, 3.8])),
  ],
  Z: () => [
    ...add(poly([15.4, 0], [25, 0], [9.6, 24], [0, 24])),
    ...add(poly([0.4, 0], [12.6, 0], [8.2, 6.8], [0.4, 6.8]), poly([24.6, 24], [12.4, 24], [16.8, 17.2], [24.6, 17.2])),
  ],
  E: () => [
    ...add(bar(0, 0, 22, 24)),
    ...cut(bar(7, 6.7, 40, 2.4), bar(7, 14.9, 40, 2.4), poly([22.6, -1], [22.6, 25], [14, 12])),
  ],
  Б: () => [...add(bar(0, 0, 6.6, 24), bar(0, 0, 20, 6.6)), ...slab(8.6, 8.8, 13.4, 15.2, [0, 7.6, 7.6, 0])],
  R: () => [
    ...add(bar(0, 0, 7, 24)),
    ...slab(7, 0, 14.6, 13.4, [0, 6.7, 6.7, 0]),
    ...add(poly([9.4, 15.6], [17.6, 15.6], [22.6, 24], [14.4, 24])),
  ],
  N: () =>
    add(
      poly([0, 0], [8.6, 0], [24, 24], [15.4, 24]),
      poly([0, 8.4], [2.7, 8.4], [7, 15.1], [7, 24], [0, 24]),
      poly([17, 0], [24, 0], [24, 15.6], [21.3, 15.6], [17, 8.9]),
    ),
  W: () =>
    add(
      poly([0, 0], [7, 0], [10.2, 13], [11.68, 7], [13.93, 7], [16.2, 15.27], [13.8, 24], [6.6, 24]),
      poly([14.6, 0], [21.6, 0], [24.8, 13], [28, 0], [35, 0], [28.4, 24], [21.2, 24]),
    ),
  M: () =>
    add(
      poly([0, 24], [7, 24], [10.2, 11], [11.68, 17], [13.93, 17], [16.2, 8.73], [13.8, 0], [6.6, 0]),
      poly([14.6, 24], [21.6, 24], [24.8, 11], [28, 24], [35, 24], [28.4, 0], [21.2, 0]),
    ),
};

/** Two strokes that lean on each other: an A without its bar, a Λ, a Л. */
const leaning = () => [
  ...add(poly([8.4, 0], [16.8, 0], [25.4, 24], [16.8, 24])),
  ...add(poly([7.4, 3.6], [12, 16.2], [9.2, 24], [0, 24])),
];

const second: Readonly<Record<string, () => Layer[]>> = {
  A: leaning,
  Λ: leaning,
  Л: leaning,
  Y: () => add(poly([15.4, 0], [24, 0], [13, 24], [4.4, 24]), poly([0, 0], [8, 0], [11, 4.8], [6.9, 13.6])),
  D: () => [...add(disc(9, 12, 12)), ...cut(disc(6.4, 12, 9.2), bar(-20, -2, 28.2, 30)), ...add(bar(0, 0, 6.2, 24))],
  O: () => [...add(disc(12, 12, 12)), ...cut(bar(-1, 11.8, 26, 2), bar(-1, 16.6, 26, 2.2))],
  Q: () => [
    ...add(disc(11.4, 11.4, 11.4)),
    ...cut(disc(10, 10, 5.8), lens([9, 9], [29, 29], 5.2)),
    ...add(lens([12.2, 12.2], [25.4, 25.4], 2.6)),
  ],
};

const third: Readonly<Record<string, () => Layer[]>> = {
  C: () => [...add(disc(12, 12, 12)), ...cut(lens([5.6, 12], [28.6, 12], 6), bar(20.8, 0, 9, 24))],
  W: () =>
    add(
      poly([0, 0], [7.4, 0], [11.2, 13], [15, 0], [22.4, 0], [15, 24], [7.4, 24]),
      poly([21.8, 11], [23.6, 11], [24.2, 13], [28, 0], [35.4, 0], [28, 24], [20.4, 24], [19.1, 19.8]),
    ),
  Ф: () => add(segment(9, 12, 9.6, 90, 270), bar(11.4, -1.6, 5.8, 27.2), segment(19.6, 12, 9.6, -90, 90)),
  H: () => [
    ...add(bar(0, 0, 6.6, 24), bar(19.4, 0, 6.6, 24), bar(6, 8.4, 14, 10)),
    ...cut(segment(13, 18.5, 6.4, 180, 360)),
  ],
};

/** One idea for letters, and what is known of them. Letters are named as they are drawn: a Cyrillic В is a B. */
type Look = {
  readonly drawn: Readonly<Record<string, () => Layer[]>>;
  /** What a designer would show before others. */
  readonly strong?: string;
  /** What stands behind other constructions of the letter. */
  readonly weak?: string;
  /** Straight strokes apart: the contrary of tender. */
  readonly apart?: string;
  /** Rings with two cuts, notches, an I with four corners: what was chosen once is still drawn. */
  readonly gone?: string;
};

const looks = {
  first: { drawn: first, strong: 'VYZБ', apart: 'NVYZ', gone: 'EGMOQW' },
  second: { drawn: second, strong: 'ADOQYΛЛ', apart: 'AYΛЛ' },
  third: { drawn: third, strong: 'HФ', gone: 'CW' },
  fourth: { drawn: fourth, weak: 'O' },
  fifth: { drawn: fifth, strong: 'BELRЯ', weak: 'P', apart: 'FL', gone: 'I' },
  sixth: { drawn: sixth, strong: 'DKWЭ', weak: 'П', apart: 'BDKW' },
  seventh: { drawn: seventh, strong: 'S', apart: 'Z' },
  eighth: { drawn: eighth, strong: 'RT' },
  ninth: { drawn: ninth, apart: 'Σ' },
  tenth: { drawn: tenth, strong: 'FIQVПЦЮΞ', weak: 'EZ', apart: 'MWИΛ' },
  eleventh: { drawn: eleventh, strong: 'ISФЦΘΞΩ', apart: 'WΣ' },
  twelfth: { drawn: twelfth, strong: 'EБЭЯΞΩ' },
  thirteenth: { drawn: thirteenth, strong: 'BFHQДЖЗΔΛΣ', apart: 'ΛΣ' },
  fourteenth: { drawn: fourteenth, strong: 'BFGiJSЖФΛ' },
} as const satisfies Readonly<Record<string, Look>>;
type LookName = keyof typeof looks;
const lookNames = Object.keys(looks) as LookName[];
const lookOf = (name: LookName): Look => looks[name];

/** A disc that sinks into lines is a sun: only where the words speak of one. */
const isSunless = (letter: string, look: LookName, words: readonly string[]): boolean =>
  look === 'second' && likeOf(letter) === 'O' && !speaks(words, 'open');

const keptOf = (letter: string, { strong, weak }: Look): number => {
  if (strong?.includes(letter)) return 0.85;
  return weak?.includes(letter) ? 0.5 : 0.65;
};

/** Whether a letter is proposed in one of its looks. */
const suits = (letter: string, name: LookName, words: readonly string[]): boolean => {
  const like = likeOf(letter);
  const { drawn, apart, gone } = lookOf(name);
  return (
    drawn[like] !== undefined &&
    // three bars are the Greek Ξ
    !(name === 'eighth' && letter === 'Ι') &&
    // a Latin Y is no У, and the other way round
    (like !== 'Y' || (letter === 'У') === (name === 'second')) &&
    !gone?.includes(like) &&
    !(apart?.includes(like) && mostAre(words, 'tender')) &&
    !isSunless(letter, name, words)
  );
};

/** A letter of a few plain parts, one idea each. */
export const sculpt: Family = {
  kept: ({ letters, values: [name] }) => keptOf(likeOf(letters), lookOf(name as LookName)),
  legible: false,
  choices: [lookNames],
  propose: ({ initials, words }) =>
    lookNames.flatMap((name) =>
      recipesOf(
        'sculpt',
        initials.filter((one) => suits(one, name, words)),
        [name],
      ),
    ),
  draw: ({ letters, values: [name] }) => {
    const layers = lookOf(name as LookName).drawn[likeOf(letters)]?.();
    return layers && { layers };
  },
};
