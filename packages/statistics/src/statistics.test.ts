import { expect, test } from 'vitest';
import {
  deviation,
  mean,
  median,
  percentile,
  rankCorrelation,
  rankOf,
  ranks,
  scaleOf,
  standardScore,
  upperMedian,
  variation,
} from './index.ts';

test('the mean, the deviation of a whole population and its share of the mean', () => {
  expect([mean([2, 4, 4, 4, 5, 5, 7, 9]), deviation([2, 4, 4, 4, 5, 5, 7, 9])]).toEqual([5, 2]);
  expect(variation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(0.4);
  expect([mean([]), deviation([]), variation([-1, 1])]).toEqual([0, 0, 0]);
});

test('the median lies between the middle two; a percentile is one of the values', () => {
  expect([median([9, 1, 5]), median([1, 9, 5, 3]), median([])]).toEqual([5, 4, undefined]);
  expect([0, 0.5, 0.95, 1].map((share) => percentile([10, 30, 20, 50, 40], share))).toEqual([10, 30, 50, 50]);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the upper median is one of the values: the higher of the middle two', () => {
  expect([upperMedian([9, 1, 5]), upperMedian([1, 9, 5, 3]), upperMedian([])]).toEqual([5, 5, undefined]);
});

test('the rank of a value is the number of those below it, equal ones not counted', () => {
  expect([0, 1, 2, 3, 9].map((value) => rankOf([1, 2, 2, 3], value))).toEqual([0, 0, 1, 3, 4]);
  expect(rankOf([], 5)).toBe(0);
});

test('equal values share their ranks, and a rank correlation looks at the order alone', () => {
  expect(ranks([10, 30, 10, 20])).toEqual([0.5, 3, 0.5, 2]);
  expect(rankCorrelation([1, 2, 3], [1, 4, 1000])).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12);
  expect(rankCorrelation([1, 2, 3], [5, 5, 5])).toBeNaN();
});

test('a standard score counts deviations from the mean; where nothing varies everything is average', () => {
  expect(standardScore(9, scaleOf([2, 4, 4, 4, 5, 5, 7, 9]))).toBe(2);
  expect(standardScore(8, scaleOf([7, 7, 7]))).toBe(0);
});
