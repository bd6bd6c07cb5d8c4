import { pairHarmony } from '@signet/color';
import { areas } from '../meaning/scheme-ratings.ts';
import type { SchemeSwatches } from '../swatch.ts';

const pairs = [
  ['p1', 's1'],
  ['p1', 'a1'],
  ['s1', 'a1'],
] as const;
const weightSum = pairs.reduce((sum, [one, other]) => sum + areas[one] * areas[other], 0);

/** Ou and Luo (2006), all pairs of p1, s1 and a1 weighted by both areas; about -.6 to .6. */
export const harmonyOf = (scheme: Pick<SchemeSwatches, 'p1' | 's1' | 'a1'>): number => {
  let sum = 0;
  for (const [one, other] of pairs)
    sum += areas[one] * areas[other] * pairHarmony(scheme[one].cielab, scheme[other].cielab);
  return sum / weightSum;
};
