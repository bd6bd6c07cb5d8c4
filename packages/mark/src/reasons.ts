import type { Candidate } from './candidate.ts';
import { formQualities, type Form } from './form.ts';
import { standing } from './form-table.ts';
import type { Nearest } from './known/known-marks.ts';
import type { MarkReason } from './mark.ts';
import type { FormWish } from './rank.ts';

/** Nearer than this to a known mark none is shown. */
export const REFUSED_DISTANCE = 0.12;
/** A form word is worth saying from here on: of 100 marks drawn for nobody, so many have less. */
const TELLING = 75;

export const standingOf = (form: Form): Form => standing(form);

/** The quality by which a mark serves a word best, and how far ahead of others it is. */
const formReason = (form: Form, wishes: readonly FormWish[]): MarkReason[] => {
  const stands = standing(form);
  const offers = wishes.flatMap(({ word, form: asks }) =>
    formQualities.flatMap((quality) => {
      const weight = asks[quality] ?? 0;
      const value = Math.round(100 * (weight > 0 ? stands[quality] : 1 - stands[quality]));
      return weight === 0 ? [] : [{ word, quality, more: weight > 0, value, serves: Math.abs(weight) * value }];
    }),
  );
  const best = offers.filter(({ value }) => value >= TELLING).toSorted((one, other) => other.serves - one.serves)[0];
  if (!best) return [];
  const { word, quality, more, value } = best;
  return [{ kind: 'form', subject: { word, quality, more }, value: Math.min(99, value), bound: 100 }];
};

const constructionOf = ({ recipe }: Candidate): MarkReason => ({
  kind: 'construction',
  subject: recipe.family,
  value: recipe.letters,
  bound: recipe.family === 'flower' || recipe.family === 'flower-tile' ? Number(recipe.values[0]) : undefined,
});

/** Why the mark looks as it does: its construction, the word that its form serves, the known mark nearest to it. */
export const reasonsOf = (
  candidate: Candidate,
  wishes: readonly FormWish[],
  nearest: Nearest | undefined,
  known: number,
): MarkReason[] => [
  constructionOf(candidate),
  ...formReason(candidate.form, wishes),
  ...(nearest
    ? [{ kind: 'nearest', subject: nearest.name, value: nearest.distance, bound: REFUSED_DISTANCE, of: known } as const]
    : []),
];
