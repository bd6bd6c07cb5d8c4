import { deviation, mean } from './statistics.ts';

/** Each value's place in ascending order from 0; equal ones share the mean of their places. */
export const ranks = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
};

const correlation = (one: readonly number[], other: readonly number[]): number => {
  const [center, otherCenter] = [mean(one), mean(other)];
  const together = mean(one.map((value, at) => (value - center) * ((other[at] ?? 0) - otherCenter)));
  return together / (deviation(one) * deviation(other));
};

/** Spearman's rank correlation of two lists of one length, -1 to 1; NaN where either does not vary. */
export const rankCorrelation = (one: readonly number[], other: readonly number[]): number =>
  correlation(ranks(one), ranks(other));
