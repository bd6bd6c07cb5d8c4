import type { FontMeasureName } from '@signet/type';
import { decimal } from './column.ts';

/** A part of a whole, or a yes or no as 1 or 0. */
const share = decimal(0, 1);
/** A length in ems or x-heights; side bearings may be negative. */
const length = decimal(-5, 5);

/**
 * The columns of a family's measures (`fontMeasureNames`), bounded so that a slipped digit is caught and no real face
 * is refused.
 */
export const measureColumns = {
  xHeight: length,
  capHeight: length,
  xToCap: length,
  extenders: length,
  width: length,
  capWidth: length,
  widthVariety: length,
  stem: length,
  stemToEm: length,
  capStem: length,
  contrast: decimal(0, 100),
  counter: length,
  spaceN: length,
  spaceO: length,
  slant: decimal(-45, 45),
  serif: share,
  aperture: length,
  round: share,
  orthogonal: share,
  diagonal: share,
  complexity: decimal(0, 20),
  ink: share,
  baselineIrregularity: length,
  xHeightIrregularity: length,
  stemIrregularity: length,
  joining: share,
  unicase: share,
} satisfies Record<FontMeasureName, unknown>;
