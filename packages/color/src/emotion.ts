import { converter } from 'culori/fn';
import { rgbOf } from './rgb.ts';

const toLab = converter('lab65');

/** A color in CIELAB under D65: lightness 0 to 100. */
export type Lab = {
  lightness: number;
  a: number;
  b: number;
};

export const labOf = (hex: string): Lab => {
  const { l, a, b } = toLab(rgbOf(hex));
  return { lightness: l, a, b };
};

const chromaOf = ({ a, b }: Lab): number => Math.hypot(a, b);
/** Radians; 0 for a gray. */
const hueOf = ({ a, b }: Lab): number => Math.atan2(b, a);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/*
 * Ou, Luo, Woodcock and Wright, "A study of colour emotion and colour preference", parts I (2004). Of its scales only
 * these two agree well with ratings of other people (rank correlation .94 with cold-hot and .78 with light-heavy), so
 * only these two are used.
 */

/** From cool (about -1.5) over -.5 for a gray to warm (about 1.5). */
export const heatOf = (color: Lab): number =>
  -0.5 + 0.02 * chromaOf(color) ** 1.07 * Math.cos(hueOf(color) - radians(50));

/** From light (about -2) to heavy (about 2.5). */
export const weightOf = (color: Lab): number =>
  -1.8 + 0.04 * (100 - color.lightness) + 0.45 * Math.cos(hueOf(color) - radians(100));

const chromaEffect = (one: Lab, other: Lab): number => {
  const chromaGap = chromaOf(one) - chromaOf(other);
  // CIELAB's hue difference, a distance and not an angle
  const hueGapSquared = Math.max(0, (one.a - other.a) ** 2 + (one.b - other.b) ** 2 - chromaGap ** 2);
  return 0.04 + 0.53 * Math.tanh(0.8 - 0.045 * Math.sqrt(hueGapSquared + (chromaGap / 1.46) ** 2));
};

const lightnessEffect = (one: Lab, other: Lab): number =>
  0.28 +
  0.54 * Math.tanh(-3.88 + 0.029 * (one.lightness + other.lightness)) +
  0.14 +
  0.15 * Math.tanh(-2 + 0.2 * Math.abs(one.lightness - other.lightness));

const hueEffect = (color: Lab): number => {
  const hue = hueOf(color);
  const ninetyMinusHue = 90 - (((hue * 180) / Math.PI + 360) % 360);
  const chromaShare = 0.5 + 0.5 * Math.tanh(-2 + 0.5 * chromaOf(color));
  const ofHue = -0.08 - 0.14 * Math.sin(hue + radians(50)) - 0.07 * Math.sin(2 * hue + radians(90));
  const ofYellow =
    ((0.22 * color.lightness - 12.8) / 10) * Math.exp(ninetyMinusHue / 10 - Math.exp(ninetyMinusHue / 10));
  return chromaShare * (ofHue + ofYellow);
};

/**
 * How well two colors go together, from about -1 to 1.2: Ou and Luo, "A colour harmony model for two-colour
 * combinations" (2006).
 */
export const pairHarmony = (one: Lab, other: Lab): number =>
  chromaEffect(one, other) + lightnessEffect(one, other) + hueEffect(one) + hueEffect(other);
