import { lettersOf } from './letter.ts';
import type { Font } from '@signet/type';
import type { FormWish } from './rank.ts';

/** The stem that a mark's letters should have, in cap heights: as it is, and where the words ask for heavy or light. */
const STEM = 0.23;
const [LIGHT, HEAVY] = [0.18, 0.28];
/** From here on the words ask. */
const ASKS = 0.35;

/** The stem that marks of these wishes want, in cap heights. */
export const wantedStem = (wishes: readonly FormWish[]): number => {
  const asked = wishes.reduce((sum, { form }) => sum + (form.heavy ?? 0), 0);
  return asked >= ASKS ? HEAVY : asked <= -ASKS ? LIGHT : STEM;
};

/** How thick the stem of a face's capital is, in cap heights; undefined for a face without the letter. */
export const stemOf = (font: Font, initial: string): number | undefined =>
  (lettersOf(font)('H') ?? lettersOf(font)(initial))?.stem;
