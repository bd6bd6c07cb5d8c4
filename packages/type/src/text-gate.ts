import type { FontMeasureName, FontMeasures } from './measures.ts';

/** A figure that keeps a face from being read at length, and the bounds that it is outside of. */
export type TextGateFailure = {
  readonly measure: FontMeasureName;
  readonly value: number;
  readonly least: number;
  readonly most: number;
};

/**
 * What a face for long text keeps to. Drawn around 57 faces in wide text use (Lato, Open Sans, EB Garamond, PT,
 * Source, Noto and others), of which it accepts 48, and 182 of 747 families of every kind. Contrast is given there as
 * its logarithm, -.05 to 1.
 */
const bounds: readonly (readonly [measure: FontMeasureName, least: number, most: number])[] = [
  ['xHeight', 0.43, 0.56],
  ['xToCap', 0.63, 0.8],
  ['width', 0.4, 0.58],
  ['stem', 0.13, 0.23],
  ['contrast', Math.exp(-0.05), Math.E],
  ['counter', 0.38, 0.6],
  ['spaceO', 0.12, 0.26],
  ['stemIrregularity', 0, 0.08],
  ['baselineIrregularity', 0, 0.02],
  ['slant', -2, 2],
  ['widthVariety', 0.2, 0.35],
  ['unicase', 0, 0],
  ['joining', 0, 0.2],
];

/**
 * Every bound of the text gate that the face is outside of; none for a face that can be read at length. Measures are
 * those of its regular upright.
 */
export const textGateFailures = (measures: FontMeasures): TextGateFailure[] =>
  bounds
    .map(([measure, least, most]) => ({ measure, value: measures[measure], least, most }))
    .filter(({ value, least, most }) => !(value >= least && value <= most));

/** Whether the face can be read at length. Weights, italic and letters are asked of its family besides. */
export const passesTextGate = (measures: FontMeasures): boolean => textGateFailures(measures).length === 0;
