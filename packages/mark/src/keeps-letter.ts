import type { Candidate } from './candidate.ts';
import type { MarkFamily } from '@signet/contract';
import type { Letter, Letters } from './letter.ts';
import { contoursOf } from './outline.ts';

/** What a family has to leave of the letter that it is drawn from. */
type Rule = (candidate: Candidate, letter: Letter) => boolean;

/** The pieces of ink that a letter has: one, of most. */
const partsOf = ({ path, counters }: Letter): number => contoursOf(path).length - counters.length;

/** How like its letter a drawing has to be, and how much more than any other. */
const reads =
  (likeness: number, lead: number): Rule =>
  ({ reading }) =>
    reading === undefined || (reading.likeness >= likeness && reading.lead >= lead);

/** Letters of cells this like their own may lack a hole, or have their limbs apart. */
const SURE = 0.8;
/** Letters whose limbs may stand apart. */
const loose = new Set('KkSsXxКкЖжХхЅΚκΧ');

/** Of a letter of cells its holes and parts are left, unless it is very like itself. */
const hasItsShape: Rule = ({ reading, recipe, measures }, letter) => {
  const isSure = (reading?.likeness ?? 0) >= SURE;
  const hasHoles = measures.holes === letter.counters.length || (isSure && recipe.values[2] === 'cut');
  return hasHoles && (measures.parts <= partsOf(letter) || (isSure && loose.has(recipe.letters)));
};

/** A dot stands apart, and the letter is still in one piece. */
const hasOneMore: Rule = ({ measures }, letter) => measures.parts === partsOf(letter) + 1;

/** Petals that stand close make a figure, those around a void make dots. */
const CLOSE = 0.6;
const standsClose: Rule = ({ form }) => form.heavy >= CLOSE;

/** A figure that breaks out of its letter is a fault. */
const keepsHoles: Rule = ({ measures }, letter) =>
  measures.holes === letter.counters.length && measures.parts === partsOf(letter);

/** The least share of the ink that a piece of a cut letter may be: crumbs look broken. */
const LARGE = 0.27;
/** One cut makes one piece more, and both are large. */
const isCutOnce: Rule = ({ measures }, letter) =>
  measures.parts === partsOf(letter) + 1 && measures.smallestPart >= LARGE;

const all =
  (...rules: readonly Rule[]): Rule =>
  (candidate, letter) =>
    rules.every((rule) => rule(candidate, letter));

const rules: Partial<Record<MarkFamily, Rule>> = {
  modules: all(reads(0.86, 0.2), hasItsShape),
  crop: reads(0.6, 0.15),
  seed: all(reads(0.6, 0.1), hasOneMore),
  nest: all(reads(0.5, 0), hasOneMore),
  slant: reads(0.6, 0.08),
  counter: all(reads(0.6, 0.1), keepsHoles),
  flower: standsClose,
  slice: all(reads(0.5, 0.08), isCutOnce),
  stencil: all(reads(0.6, 0.1), isCutOnce),
};

/** Whether the letter is still what it was, for families that change it; the others leave it whole. */
export const keepsLetter = (candidate: Candidate, letters: Letters): boolean => {
  const rule = rules[candidate.recipe.family];
  const letter = rule && letters(candidate.recipe.letters);
  return !rule || !letter || rule(candidate, letter);
};
