import { scaleOf, standardScore } from '@signet/statistics';
import type { FontMeasureName, FontMeasures } from '@signet/type';

/**
 * AUTHORED: by what the eye tells two families apart, and how much each counts. The rest of the measures follow from
 * these.
 */
const axes: readonly (readonly [FontMeasureName, number])[] = [
  ['serif', 1.4],
  ['contrast', 1.1],
  ['stemToEm', 1],
  ['width', 1],
  ['xToCap', 0.8],
  ['round', 0.8],
  ['slant', 0.8],
  ['joining', 1],
  ['orthogonal', 0.6],
  ['diagonal', 0.6],
  ['aperture', 0.5],
  ['counter', 0.5],
  ['extenders', 0.5],
  ['widthVariety', 0.8],
  ['baselineIrregularity', 0.6],
  ['stemIrregularity', 0.6],
  ['unicase', 0.8],
  ['complexity', 0.5],
];

/** No axis sets a family further apart than this many standard deviations: one wild measure is not everything. */
const FURTHEST = 2.5;

/**
 * Places for families so that those who look alike lie near each other: each axis standardized over the given
 * families. Answers how to place one.
 */
export const measureSpace = (families: readonly FontMeasures[]): ((measures: FontMeasures) => Float64Array) => {
  const scales = axes.map(([name, weight]) => ({
    name,
    weight,
    scale: scaleOf(families.map((measures) => measures[name])),
  }));
  return (measures) =>
    Float64Array.from(
      scales,
      ({ name, weight, scale }) =>
        weight * Math.min(FURTHEST, Math.max(-FURTHEST, standardScore(measures[name], scale))),
    );
};

/**
 * Two grotesks such as Inter and Roboto lie about .7 apart, Roboto and Open Sans 1.5, a grotesk and a book serif 3.5,
 * a grotesk and a script 5.5.
 */
const ALIKE_WITHIN = 2.2;

/** How alike two families look: 1 the same, 0 as different as matters. */
export const likeness = (one: Float64Array, other: Float64Array): number => {
  let squares = 0;
  for (let axis = 0; axis < one.length; axis++) squares += ((one[axis] ?? 0) - (other[axis] ?? 0)) ** 2;
  return Math.max(0, 1 - Math.sqrt(squares) / ALIKE_WITHIN);
};
