import { deviation, mean } from './statistics.ts';

/** How something is spread over a population. */
export type Scale = {
  readonly mean: number;
  /** Infinity where all are the same: what never varies tells nothing, so every value then counts as the mean. */
  readonly deviation: number;
};

export const scaleOf = (values: readonly number[]): Scale => ({
  mean: mean(values),
  deviation: deviation(values) || Infinity,
});

/** How many standard deviations a value lies above the mean. */
export const standardScore = (value: number, scale: Scale): number => (value - scale.mean) / scale.deviation;
