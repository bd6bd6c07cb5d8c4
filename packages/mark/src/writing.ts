import type { Font } from '@signet/type';
import { lettersOf, type Letters } from './letter.ts';
import type { NamedThing } from './things/things-in.ts';

/** A name as marks see it: the letters that they may be drawn from. */
export type Writing = {
  readonly letters: Letters;
  /** The first letter of the name, large and, where its script has both, small. */
  readonly initials: readonly string[];
  /** The first letters of its first two words, large, of one script; empty for a name of one word. */
  readonly pair: readonly string[];
  /** Every letter of the name, large or small as written, each once. */
  readonly all: readonly string[];
  /** What its words are, where they are things that can be drawn. */
  readonly things: readonly NamedThing[];
  /** The founder's own words. */
  readonly words: readonly string[];
};

const small = new Set(['and', 'of', 'the', 'und', 'et', 'y', 'и', 'και', 'de', 'da', 'la', 'le']);
/** What a company is, behind its name. */
const legal = new Set(['co', 'inc', 'ltd', 'llc', 'gmbh', 'ag', 'bv', 'corp', 'sons', 'ооо', 'ае']);
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

/** Small letters that are signs of their own: by themselves they say a number, an angle. */
const sign = /[πφ]/u;
/** A face that draws this one without its tail draws a Latin n. */
const descending = /η/u;
const DESCENT = 0.06;

const scripts = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Nd}/u];
/** Initials that nobody puts over a door. */
const burdened = /^(?:SS|SA|NS|HH|AH|HJ|KZ|KK|WC|BS)$/u;

/** Whether two initials are of one script and say nothing else. */
const isSpeakable = (pair: readonly string[]): boolean =>
  scripts.some((script) => pair.every((one) => script.test(one))) && !burdened.test(pair.join(''));

/** Reads a name with a face: letters that the face lacks are left out. */
export const writingOf = (
  name: string,
  font: Font,
  things: readonly NamedThing[] = [],
  wordsAsked: readonly string[] = [],
): Writing => {
  const letters = lettersOf(font);
  const draws = (letter: string | undefined): letter is string => {
    const drawn = letter === undefined ? undefined : letters(letter);
    return drawn !== undefined && (!descending.test(drawn.character) || drawn.box.bottom > DESCENT);
  };
  const words = wordsOf(name);
  const [first, second] = words.filter((word, at) => at === 0 || !legal.has(word.toLowerCase())).map(initialOf);
  // a number is no initial: the first letter behind it stands beside it
  const behind = /^\p{Nd}/u.test(first ?? '') ? name.match(/\p{L}/u)?.[0] : undefined;
  const letter = behind === undefined ? [] : [plain(behind).toUpperCase(), plain(behind).toLowerCase()];
  const both = first === undefined ? [] : [first, first.toLowerCase(), ...letter];
  const pair = [first, second].filter(draws);
  return {
    letters,
    initials: [...new Set(both)].filter((one) => draws(one) && !sign.test(one)),
    pair: pair.length === 2 && isSpeakable(pair) ? pair : [],
    all: [...new Set(Array.from(name.normalize('NFC')))].filter((one) => letterOrDigit.test(one)).filter(draws),
    things,
    words: wordsAsked,
  };
};
