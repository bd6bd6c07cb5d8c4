import { colorAnchorRatings, deficientOklab, labOf, oklabOf } from '@signet/color';
import type { Lab, Oklab } from '@signet/color';

/** A color with all that the engine asks of it, worked out once. */
export type Swatch = {
  readonly hex: string;
  readonly lab: Oklab;
  readonly cielab: Lab;
  readonly chroma: number;
  /** OKLCH degrees from 0 up to 360; of no meaning where the chroma is near 0. */
  readonly hue: number;
  /** In the order of `colorAnchors`. */
  readonly ratings: Float64Array;
  /** As people with protanopia, deuteranopia and tritanopia see it. */
  readonly deficient: readonly Oklab[];
};

const known = new Map<string, Swatch>();
// About 1 KB each. Quizzes share most of their colors, so few are ever dropped.
const MOST_KNOWN = 20_000;

const measure = (hex: string): Swatch => {
  const lab = oklabOf(hex);
  return {
    hex,
    lab,
    cielab: labOf(hex),
    chroma: Math.hypot(lab.a, lab.b),
    hue: ((Math.atan2(lab.b, lab.a) * 180) / Math.PI + 360) % 360,
    ratings: colorAnchorRatings(hex),
    deficient: (['protan', 'deutan', 'tritan'] as const).map((kind) => deficientOklab(hex, kind)),
  };
};

/**
 * The swatch of a hex. Remembered over quizzes, which changes nothing but the time. Throws a TypeError for a hex that
 * `parseHex` would refuse.
 */
export const swatchOf = (hex: string): Swatch => {
  const found = known.get(hex);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const swatch = measure(hex);
  known.set(hex, swatch);
  return swatch;
};

/** Below this OKLCH chroma a color has no hue to speak of. */
export const GRAY = 0.04;

/** Between two hues, 0 to 180 degrees. */
export const hueGap = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
