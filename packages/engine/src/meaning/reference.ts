import { colorAnchors } from '@signet/color';
import type { SchemeColors } from '@signet/color';
import { seededRandom } from '../random.ts';
import { composeScheme } from '../schemes/compose-scheme.ts';
import { drawMains, planSchemes } from '../schemes/plan-schemes.ts';
import { schemeRatings } from './scheme-ratings.ts';

/** Enough that a standard deviation is known to a few percent. */
const REFERENCE_SCHEMES = 600;

/** Mean and standard deviation of something over the reference schemes. */
export interface Scale {
  mean: number;
  deviation: number;
}

export const scaleOf = (values: readonly number[]): Scale => {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(values.length, 1);
  // what never varies tells nothing: it counts as lying at its mean
  return { mean, deviation: Math.sqrt(variance) || Infinity };
};

/** The share of these ascending values that lie below, 0 to 1. */
export const placeAmong = (sorted: readonly number[], value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return sorted.length === 0 ? 0 : low / sorted.length;
};

export interface Reference {
  readonly schemes: readonly SchemeColors[];
  /** The ratings of each scheme. */
  readonly ratings: readonly Float64Array[];
  /** In the order of `colorAnchors`. */
  readonly scales: readonly Scale[];
}

let made: Reference | undefined;

/**
 * What schemes are like when nobody has asked for anything: drawn once, always the same, by the rules that all
 * schemes are drawn by. "Rated high for calm" means high among these, so that every keyword speaks equally loudly.
 */
export const reference = (): Reference => {
  if (made) return made;
  const random = seededRandom('reference');
  const plans = planSchemes(drawMains(random), [{}], REFERENCE_SCHEMES, random);
  const schemes = plans.flatMap((plan) => composeScheme(plan, { allowed: () => true, liveliness: 1 }) ?? []);
  const ratings = schemes.map(schemeRatings);
  made = { schemes, ratings, scales: colorAnchors.map((_, at) => scaleOf(ratings.map((one) => one[at] ?? 0))) };
  return made;
};
