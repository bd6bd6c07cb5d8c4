import type { Weighed } from '@signet/contract';
import type { Candidate } from './candidate.ts';

type Part = Weighed['of'];

/** What speaks for a scheme, by the answer that it comes from; what speaks against it is no reason to show it. */
const partsOf = ({ fit, asked }: Pick<Candidate, 'fit' | 'asked'>): readonly [Part, number][] => [
  ['favorites', fit.favorites],
  ['keywords', Math.max(0, fit.keywords) + Math.max(0, asked)],
  ['rivals', fit.rivals],
  ['trade', Math.max(0, fit.industry) + Math.max(0, fit.usual)],
  ['stage', fit.lifecycle],
  ['dislikes', fit.dislikes],
  ['harmony', fit.harmony],
];

/**
 * How much each answer weighed in a scheme's place, in whole hundredths that add up to 100, the weightiest first; empty
 * where nothing speaks for it.
 */
export const weighedOf = (candidate: Pick<Candidate, 'fit' | 'asked'>): Weighed[] => {
  const parts = partsOf(candidate).filter(([, worth]) => worth > 0);
  const whole = parts.reduce((sum, [, worth]) => sum + worth, 0);
  const exact = parts.map(([of, worth]) => ({ of, exact: (worth / whole) * 100 }));
  const left = 100 - exact.reduce((sum, one) => sum + Math.floor(one.exact), 0);
  // what rounding down leaves goes to those that lost most by it
  const byLoss = exact.toSorted((one, other) => (other.exact % 1) - (one.exact % 1));
  return exact
    .map((one) => ({ of: one.of, share: Math.floor(one.exact) + (byLoss.indexOf(one) < left ? 1 : 0) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share);
};
