import type { FontMeasures } from '../measures.ts';
import type { Face, Letter } from './letter.ts';
import { rowSpans } from './spans.ts';
import { deviation, median } from '@signet/statistics';

/** Straight between these shares of the height, with serifs and tails left out. */
const [LOW, HIGH] = [0.3, 0.7];
/** Where a foot is looked for, as shares of the cap height. */
const FEET = [0.01, 0.02, 0.03];
/** A foot twice as wide as its stem is a serif beyond doubt. */
const FULL_SERIF = 1;

/** The first stroke at a height above the baseline. */
const strokeAt = ({ edges }: Letter, height: number) => rowSpans(edges, -height)[0];

/** Degrees to the right of the first stroke's middle line. */
const slantOf =
  (height: number) =>
  (letter: Letter): number[] => {
    const [low, high] = [strokeAt(letter, height * LOW), strokeAt(letter, height * HIGH)];
    return low && high
      ? [(Math.atan2((high.from + high.to - low.from - low.to) / 2, height * (HIGH - LOW)) * 180) / Math.PI]
      : [];
  };

/** How much wider the first stroke's foot is than its middle, 0 to 1. */
const footOf =
  (middle: number, capHeight: number) =>
  (letter: Letter): number[] => {
    const stem = strokeAt(letter, middle);
    const feet = FEET.flatMap((share) => strokeAt(letter, capHeight * share) ?? []).map(({ from, to }) => to - from);
    return stem && feet.length > 0
      ? [Math.min(1, Math.max(0, (Math.max(...feet) / (stem.to - stem.from) - 1) / FULL_SERIF))]
      : [];
  };

/** How letters stand: slant, serifs, and whether feet and heads keep to their lines. */
export const measurePosture = (face: Face) => {
  const { xHeight, capHeight } = face;
  const feet = [
    ...face.letters('I').flatMap(footOf(capHeight / 2, capHeight)),
    ...face.letters('n').flatMap(footOf(xHeight * 0.4, capHeight)),
  ];
  return {
    // of three letters, because the I of a script may be a flourish
    slant: median(face.letters('lhI').flatMap(slantOf(capHeight))) ?? 0,
    // the lesser of both: the I of many a sans has bars, and the n of a script a connecting stroke
    serif: feet.length === 0 ? 0 : Math.min(...feet),
    baselineIrregularity: deviation(face.letters('hikmnrx').map(({ box }) => box.bottom)) / xHeight,
    xHeightIrregularity: deviation(face.letters('vwxyz').map(({ box }) => box.top)) / xHeight,
  } satisfies Partial<FontMeasures>;
};
