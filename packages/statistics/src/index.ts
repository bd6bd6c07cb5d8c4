export { neverRising } from './never-rising.ts';
export { ranks, rankCorrelation } from './ranks.ts';
export { scaleOf, standardScore, type Scale } from './scale.ts';
export { deviation, mean, median, percentile, rankOf, upperMedian, variation } from './statistics.ts';
