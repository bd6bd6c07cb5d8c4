import { colorAnchors, colorRoles, type ColorRole } from '@signet/color';
import type { SchemeSwatches } from '../swatch.ts';

/**
 * AUTHORED: how much of a brand's surface each role covers. What loves light is felt in the neutrals, so a scheme is
 * judged whole.
 */
export const areas: Record<ColorRole, number> = {
  p1: 0.3,
  p2: 0.1,
  s1: 0.15,
  a1: 0.1,
  a2: 0.05,
  n1: 0.1,
  n2: 0.1,
  n3: 0.1,
  b1: 0,
  w1: 0,
};
const covering = colorRoles.filter((role) => areas[role] > 0);

const VARIETY = colorAnchors.indexOf('scheme:variety');
const varietyPairs = [
  ['p1', 's1'],
  ['p1', 'a1'],
  ['s1', 'a1'],
] as const;

/**
 * How far primary, secondary and accent color lie apart in OKLab's plane of hue and chroma, mean of the three pairs: 0
 * for tones of one gray, about .25 for three strong hues.
 */
export const varietyOf = (scheme: Pick<SchemeSwatches, 'p1' | 's1' | 'a1'>): number => {
  let variety = 0;
  for (const [one, other] of varietyPairs) {
    const [here, there] = [scheme[one].lab, scheme[other].lab];
    variety += Math.hypot(here.a - there.a, here.b - there.b) / varietyPairs.length;
  }
  return variety;
};

/**
 * A whole scheme's rating for each of `colorAnchors`, in that order: that of its colors, weighted by area.
 * @param sum Where they are written; for who asks often and keeps none.
 */
export const schemeRatings = (scheme: SchemeSwatches, sum = new Float64Array(colorAnchors.length)): Float64Array => {
  sum.fill(0);
  for (const role of covering) {
    const { ratings } = scheme[role];
    const area = areas[role];
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + area * (ratings[at] ?? 0);
  }
  sum[VARIETY] = varietyOf(scheme);
  return sum;
};
