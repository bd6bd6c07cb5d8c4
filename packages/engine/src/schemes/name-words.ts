import type { Brain, ColorFamily } from '@signet/brain';

/** A word of a company's name that plainly names a color. */
export type ColorWord = {
  family: ColorFamily;
  /** As the brain writes it. */
  word: string;
  /** As the name has it. */
  asWritten: string;
  strength: number;
};

/** AUTHORED: below this a word names a color only to who looks for one. */
const PLAINLY = 0.75;

/** A word as names are searched for it: lower case, without accents and vowel signs. */
export const plain = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a name is written in: `Saltmarsh` and `saltmarsh` are one word. */
export const wordsOf = (name: string): ReadonlyMap<string, string> =>
  new Map(
    name
      .normalize('NFKC')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => [plain(word), word]),
  );

/** Shorter words are parts of too many others. */
const LEAST_LETTERS = 4;
/** AUTHORED: what a word counts that is only part of one: switchgrass is a grass, and a bullfinch hardly a bull. */
const IN_PART = { end: 0.85, beginning: 0.4 } as const;
/** What a word counts in one of a name: 1 where it is that word, less at its end or its beginning, else 0. */
export const shareOf = (whole: string, word: string): number => {
  if (whole === word) return 1;
  if (word.length < LEAST_LETTERS || whole.length < word.length + LEAST_LETTERS - 1) return 0;
  if (whole.endsWith(word)) return IN_PART.end;
  return whole.startsWith(word) ? IN_PART.beginning : 0;
};

type NameWord = Brain['nameWords'][number];
const plainly = new WeakMap<readonly NameWord[], ReadonlyMap<string, readonly NameWord[]>>();
/** The rows of a table that plainly name a color, by their word as it is looked for. */
const plainlyOf = (rows: readonly NameWord[]): ReadonlyMap<string, readonly NameWord[]> => {
  const found =
    plainly.get(rows) ??
    Map.groupBy(
      rows.filter(({ strength }) => strength >= PLAINLY),
      ({ word }) => plain(word),
    );
  plainly.set(rows, found);
  return found;
};

/** The words of a name that plainly name a color, the strongest first; of equals as the name has them. */
export const colorsNamed = ({ nameWords, colorFamilies }: Brain, name: string): ColorWord[] => {
  const rows = plainlyOf(nameWords);
  return [...wordsOf(name)]
    .flatMap(([found, asWritten]) => (rows.get(found) ?? []).map((row) => ({ ...row, asWritten })))
    .toSorted((one, other) => other.strength - one.strength)
    .flatMap(({ word, strength, colorFamily_id, asWritten }) => {
      const family = colorFamilies.find(({ _id }) => _id === colorFamily_id);
      return family ? [{ family, word, asWritten, strength }] : [];
    });
};
