import { findByWord, type SearchWords } from '@signet/brand';
import type { IndustryRecord } from '@signet/contract';

/** The industry of a founder whose field is missing from the list. */
const WAY_OUT = 'something-else';

/**
 * The industries that fit what was typed, nearest first, and at the end always the one for a founder who finds no
 * other; all of them for nothing typed.
 */
export const matchingIndustries = (
  industries: readonly IndustryRecord[],
  words: SearchWords,
  text: string,
): readonly IndustryRecord[] => {
  if (text.trim() === '') return industries;
  const found = findByWord(industries, words, text).filter(({ _id }) => _id !== WAY_OUT);
  return [...found, ...industries.filter(({ _id }) => _id === WAY_OUT)];
};
