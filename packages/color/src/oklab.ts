import { converter, differenceEuclidean, modeOklab, modeOklch, modeRgb, parseHex as readHex, useMode } from 'culori/fn';
import type { Rgb } from 'culori/fn';
import { parseHex } from './hex.ts';

// culori/fn knows no space until it is registered; only these three reach a bundle.
for (const mode of [modeRgb, modeOklab, modeOklch]) useMode(mode);

const toOklch = converter('oklch');
const distance = differenceEuclidean('oklab');

const rgbOf = (hex: string): Rgb => {
  const rgb = readHex(parseHex(hex) ?? '');
  if (!rgb) throw new TypeError(`Not a hex color of six digits: ${hex}`);
  return rgb;
};

/**
 * How different two sRGB colors look: delta-E OK, the Euclidean distance in OKLab. No unit; black to white is 1, and .02 is just noticeable.
 * Source: Björn Ottosson, "A perceptual color space for image processing" (2020); the .02 is that of CSS Color 4, gamut mapping.
 * Throws a TypeError for a hex that `parseHex` would refuse: read what people write with `parseHex` first.
 */
export const deltaEOk = (hex: string, otherHex: string): number => distance(rgbOf(hex), rgbOf(otherHex));

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
