import { colorTraitWords } from './color-trait-words.ts';
import { letterTraitWords } from './letter-trait-words.ts';
import { wordsFor } from './trait-words.ts';

type Traits = Parameters<typeof wordsFor>[1];

/** Words of either kind that are told; more would be a list. */
const MOST = 2;

const told = (words: readonly string[]): string | undefined => {
  const distinct = [...new Set(words)].slice(0, MOST);
  return distinct.length > 0 ? distinct.join(' and ') : undefined;
};

/** What a keyword asks of colors and letters, the strongest wishes first; empty where it asks for nothing. */
export const lookSentence = (traits: Traits): string => {
  const byStrength = traits.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const colors = told(wordsFor(colorTraitWords, byStrength));
  const letters = told(wordsFor(letterTraitWords, byStrength));
  const parts = [colors && `colors that are ${colors}`, letters && `letters that are ${letters}`].filter(Boolean);
  const sentence = parts.join(', and ');
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
};
