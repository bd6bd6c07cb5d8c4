export { neverRising } from './never-rising.ts';
export { ranks, rankCorrelation } from './ranks.ts';
export { scaleOf, standardScore, type Scale } from './scale.ts';
export { deviation, mean, median, percentile, rankOf, variation } from './statistics.ts';
