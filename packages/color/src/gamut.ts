import { clipped, hexOfLinear, linearChannel, type LinearRgb } from './linear-rgb.ts';
import { labDistance, linearOfOklab, oklabOfLinear, type Oklab, type Oklch } from './oklab.ts';

// Less than half an 8-bit step: what lies this far out is a rounding error of the conversion, not a color that sRGB
// lacks.
const NEARLY_IN = 0.4 / 255;
const LOWEST = -linearChannel(NEARLY_IN);
const HIGHEST = linearChannel(1 + NEARLY_IN);

// CSS Color 4, "sample pseudocode for the binary search gamut mapping algorithm with local MINDE"
const JUST_NOTICEABLE = 0.02;
const EPSILON = 0.0001;

const isWithin = ({ r, g, b }: LinearRgb, lowest: number, highest: number): boolean =>
  r >= lowest && r <= highest && g >= lowest && g <= highest && b >= lowest && b <= highest;

/** A share of the wished chroma at the same lightness and hue. */
const muted = ({ lightness, a, b }: Oklab, share: number): Oklab => ({ lightness, a: a * share, b: b * share });

const isLikeClipped = (lab: Oklab, linear: LinearRgb): boolean =>
  isWithin(linear, 0, 1) || labDistance(lab, oklabOfLinear(clipped(linear))) <= JUST_NOTICEABLE;

/**
 * Halves the chroma's interval until it is `EPSILON` wide: the most of it that clipping changes by no noticeable
 * difference.
 */
const lessChroma = (wished: Oklab, chroma: number): LinearRgb => {
  let [kept, lost] = [0, 1];
  let linear = linearOfOklab(wished);
  while ((lost - kept) * chroma > EPSILON) {
    const share = (kept + lost) / 2;
    const lab = muted(wished, share);
    linear = linearOfOklab(lab);
    if (isLikeClipped(lab, linear)) kept = share;
    else lost = share;
  }
  return linear;
};

/**
 * The sRGB color for wished OKLCH values, `#rrggbb`. What sRGB cannot show is mapped as CSS Color 4 says: less chroma
 * at the same lightness and hue, until clipping the channels makes no noticeable difference. Clipping can move the
 * luminance a little, so whoever needs a contrast measures the hex. Any number is accepted as a hue; lightness and
 * chroma beyond their range become white, black or gray.
 */
export const hexFromOklch = ({ lightness, chroma, hue }: Oklch): string => {
  if (lightness >= 1) return '#ffffff';
  if (lightness <= 0) return '#000000';
  const radians = ((hue ?? 0) * Math.PI) / 180;
  const wishedChroma = Math.max(chroma, 0);
  const wished = { lightness, a: wishedChroma * Math.cos(radians), b: wishedChroma * Math.sin(radians) };
  const linear = linearOfOklab(wished);
  return hexOfLinear(isWithin(linear, LOWEST, HIGHEST) ? linear : lessChroma(wished, wishedChroma));
};
