import type { Reading } from '@signet/contract';
import { contributions, type Wish, type WishPart } from './wish.ts';

/** What a sentence needs of the parts of a wish. */
export const traitsOf = (parts: readonly Pick<WishPart, 'anchor' | 'weight'>[]): Reading['traits'] =>
  parts.map(({ anchor, weight }) => ({ anchor, weight }));

/** A part that weighs less than this share of the weightiest is not worth a word. */
const WORTH_A_WORD = 0.5;
const MOST = 2;

/**
 * What a keyword was taken to ask of colors, going by what these ratings show of it: the weightiest first. People
 * rated it where what weighs most is a rating of the word itself.
 */
export const readingOf = (wish: Wish, ratings: Float64Array): Reading => {
  const shown = contributions(wish, ratings).toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const most = Math.abs(wish.parts[0]?.weight ?? 0);
  const parts = shown.filter(({ weight }, at) => at === 0 || Math.abs(weight) >= WORTH_A_WORD * most).slice(0, MOST);
  return { isRated: parts[0]?.source === 'measured', traits: traitsOf(parts) };
};
