import { converter, formatHex, toGamut } from 'culori/fn';
import type { Oklch as OklchColor, Rgb } from 'culori/fn';
import { rgbOf } from './rgb.ts';

const toOklab = converter('oklab');
const toOklch = converter('oklch');
const toRgb = converter('rgb');
const intoSrgb = toGamut('rgb', 'oklch');

// Less than half an 8-bit step: what lies this far out is a rounding error of the conversion, not a color that sRGB lacks.
const NEARLY_IN = 0.4 / 255;
const isNearlyIn = ({ r, g, b }: Rgb): boolean => [r, g, b].every((channel) => channel >= -NEARLY_IN && channel <= 1 + NEARLY_IN);

/** A color in OKLab: lightness 0 to 1, a (green to red) and b (blue to yellow) within about .33 of 0. */
export interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

/** The color in OKLab; to compare many, convert each once and use `labDistance`. Throws as `deltaEOk` does. */
export const oklabOf = (hex: string): Oklab => {
  const { l, a, b } = toOklab(rgbOf(hex));
  return { lightness: l, a, b };
};

/** Delta-E OK between colors that are in OKLab already. */
export const labDistance = (one: Oklab, other: Oklab): number => Math.sqrt((one.lightness - other.lightness) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2);

/**
 * How different two sRGB colors look: delta-E OK, the Euclidean distance in OKLab. No unit; black to white is 1, and .02 is just noticeable.
 * Source: Björn Ottosson, "A perceptual color space for image processing" (2020); the .02 is that of CSS Color 4, gamut mapping.
 * Throws a TypeError for a hex that `parseHex` would refuse: read what people write with `parseHex` first.
 */
export const deltaEOk = (hex: string, otherHex: string): number => labDistance(oklabOf(hex), oklabOf(otherHex));

/** An sRGB color as lightness (0 to 1), chroma (0 to about .32) and hue (degrees from 0 up to 360; undefined for a gray). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number | undefined;
}

/** The same color in OKLCH, OKLab's polar form. Throws as `deltaEOk` does. */
export const oklchOf = (hex: string): Oklch => {
  const { l, c, h } = toOklch(rgbOf(hex));
  return { lightness: l, chroma: c, hue: h };
};

/**
 * The sRGB color for wished OKLCH values, `#rrggbb`. What sRGB cannot show is mapped as CSS Color 4 says: less chroma at the same lightness
 * and hue, until clipping the channels makes no noticeable difference. Clipping can move the luminance a little, so whoever needs a contrast
 * measures the hex. Any number is accepted as a hue; lightness and chroma beyond their range become white, black or gray.
 */
export const hexFromOklch = ({ lightness, chroma, hue }: Oklch): string => {
  const wished: OklchColor = { mode: 'oklch', l: Math.min(Math.max(lightness, 0), 1), c: Math.max(chroma, 0), h: (((hue ?? 0) % 360) + 360) % 360 };
  const rgb = toRgb(wished);
  return formatHex(isNearlyIn(rgb) ? rgb : intoSrgb(wished));
};
