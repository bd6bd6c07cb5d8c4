import { colorAnchors, type ColorAnchor } from '@signet/color';
import { scaleOf, type Scale } from '@signet/statistics';
import { schemeRatings } from '../meaning/scheme-ratings.ts';
import type { Population } from '../meaning/wish.ts';
import { seededRandom } from '../random.ts';
import type { SchemeSwatches } from '../swatch.ts';
import { composeScheme } from './compose-scheme.ts';
import { compositions } from './compositions.ts';
import { harmonyOf } from './harmony.ts';
import { drawMains, planSchemes } from './plan-schemes.ts';

/** Enough that a standard deviation is known to a few percent. */
const REFERENCE_SCHEMES = 600;

/** What schemes are like when nobody has asked for anything: what a scheme is compared with. */
export type ReferenceSchemes = {
  /** How well their primary, secondary and accent colors go together. */
  readonly harmony: Scale;
  /** The same of each, ascending. */
  readonly harmonies: readonly number[];
} & Population<ColorAnchor>;

/** A set of schemes as a population to compare others with. */
export const referenceOf = (schemes: readonly SchemeSwatches[]): ReferenceSchemes => {
  const ratings = schemes.map((scheme) => schemeRatings(scheme));
  const harmonies = schemes.map(harmonyOf);
  return {
    anchors: colorAnchors,
    ratings,
    scales: colorAnchors.map((_, at) => scaleOf(ratings.map((one) => one[at] ?? 0))),
    harmony: scaleOf(harmonies),
    harmonies: harmonies.toSorted((one, other) => one - other),
  };
};

let drawn: ReferenceSchemes | undefined;

/**
 * About 700 schemes, drawn once and always the same, by the rules that all schemes are drawn by. "Rated high for
 * calm" means high among these, so that every keyword counts alike.
 */
export const drawReference = (): ReferenceSchemes => {
  if (drawn) return drawn;
  const random = seededRandom('reference');
  const each = Math.ceil(REFERENCE_SCHEMES / compositions.length);
  const plans = compositions.flatMap((one) => planSchemes(one, drawMains(one, random), [{}], each, random));
  drawn = referenceOf(
    plans.flatMap((plan) => composeScheme(plan, { allowed: () => true, distinct: () => true, liveliness: 1 }) ?? []),
  );
  return drawn;
};
