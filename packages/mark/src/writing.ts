import type { Font } from '@signet/type';
import { lettersOf, type Letters } from './letter.ts';

/** A name as marks see it: the letters that they may be drawn from. */
export type Writing = {
  readonly letters: Letters;
  /** The first letter of the name, large and, where its script has both, small. */
  readonly initials: readonly string[];
  /** The first letters of its first two words, large; empty for a name of one word. */
  readonly pair: readonly string[];
  /** The first two letters of its first word, the first large, the second small; empty where it has only one. */
  readonly opening: readonly string[];
  /** Every letter of the name, large or small as written, each once. */
  readonly all: readonly string[];
};

const small = new Set(['and', 'of', 'the', 'und', 'et', 'y', 'и', 'και', 'de', 'da', 'la', 'le']);
const letterOrDigit = /[\p{L}\p{Nd}]/u;

/** A letter without its accents: a mark of sixteen pixels cannot carry them. */
const plain = (letter: string): string => Array.from(letter.normalize('NFD'))[0] ?? letter;

/** The first letter or digit of a word, large. */
const initialOf = (word: string): string | undefined => {
  const first = Array.from(word.normalize('NFC')).find((one) => letterOrDigit.test(one));
  const large = first === undefined ? undefined : Array.from(plain(first).toUpperCase());
  return large?.length === 1 ? large[0] : first;
};

const wordsOf = (name: string): string[] => {
  const words = name.split(/[\s&+./_-]+/u).filter((word) => letterOrDigit.test(word));
  const telling = words.filter((word) => !small.has(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
};

/** Reads a name with a face: letters that the face lacks are left out. */
export const writingOf = (name: string, font: Font): Writing => {
  const letters = lettersOf(font);
  const draws = (letter: string | undefined): letter is string => letter !== undefined && letters(letter) !== undefined;
  const words = wordsOf(name);
  const [first, second] = words.map(initialOf);
  const [, next] = Array.from((words[0] ?? '').normalize('NFC')).filter((one) => letterOrDigit.test(one));
  const opening = [first, next && plain(next).toLowerCase()].filter(draws);
  const both = first === undefined ? [] : [first, first.toLowerCase()];
  const pair = [first, second].filter(draws);
  return {
    letters,
    initials: [...new Set(both)].filter(draws),
    pair: pair.length === 2 ? pair : [],
    opening: opening.length === 2 ? opening : [],
    all: [...new Set(Array.from(name.normalize('NFC')))].filter((one) => letterOrDigit.test(one)).filter(draws),
  };
};
