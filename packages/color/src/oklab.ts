import { linearOf, type LinearRgb } from './linear-rgb.ts';

/** A color in OKLab: lightness 0 to 1, a (green to red) and b (blue to yellow) within about .33 of 0. */
export type Oklab = {
  lightness: number;
  a: number;
  b: number;
};

/*
 * The two conversions are Björn Ottosson's, "A perceptual color space for image processing" (2020), with the
 * coefficients of CSS Color 4, which close the round trip to double precision. They are here and not culori's because
 * a quiz converts tens of thousands of colors.
 */

/** Linear sRGB, also beyond the gamut, into OKLab. */
export const oklabOfLinear = ({ r, g, b }: LinearRgb): Oklab => {
  const l = Math.cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
  const m = Math.cbrt(0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b);
  const s = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
  return {
    lightness: 0.210454268309314 * l + 0.7936177747023054 * m - 0.0040720430116193 * s,
    a: 1.9779985324311684 * l - 2.4285922420485799 * m + 0.450593709617411 * s,
    b: 0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s,
  };
};

const cube = (root: number): number => root * root * root;

/** OKLab into linear sRGB; channels below 0 or above 1 say that sRGB lacks the color. */
export const linearOfOklab = ({ lightness, a, b }: Oklab): LinearRgb => {
  const l = cube(lightness + 0.3963377773761749 * a + 0.2158037573099136 * b);
  const m = cube(lightness - 0.1055613458156586 * a - 0.0638541728258133 * b);
  const s = cube(lightness - 0.0894841775298119 * a - 1.2914855480194092 * b);
  return {
    r: 4.0767416360759574 * l - 3.3077115392580616 * m + 0.2309699031821044 * s,
    g: -1.2684379732850317 * l + 2.6097573492876887 * m - 0.3413193760026573 * s,
    b: -0.0041960761386756 * l - 0.7034186179359362 * m + 1.7076146940746117 * s,
  };
};

/** The color in OKLab; to compare many, convert each once and use `labDistance`. Throws as `deltaEOk` does. */
export const oklabOf = (hex: string): Oklab => {
  const linear = linearOf(hex);
  const lab = oklabOfLinear(linear);
  // A gray has no hue at all, not the hue of a rounding error.
  return linear.r === linear.g && linear.g === linear.b ? { lightness: lab.lightness, a: 0, b: 0 } : lab;
};

/** Delta-E OK between colors that are in OKLab already. */
export const labDistance = (one: Oklab, other: Oklab): number =>
  Math.sqrt((one.lightness - other.lightness) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2);

/**
 * How different two sRGB colors look: delta-E OK, the Euclidean distance in OKLab. No unit; black to white is 1, and
 * .02 is just noticeable. Source: Ottosson, as above; the .02 is that of CSS Color 4, gamut mapping. Throws a
 * TypeError for a hex that `parseHex` would refuse: read what people write with `parseHex` first.
 */
export const deltaEOk = (hex: string, otherHex: string): number => labDistance(oklabOf(hex), oklabOf(otherHex));

/**
 * An sRGB color as lightness (0 to 1), chroma (0 to about .32) and hue (degrees from 0 up to 360; undefined for a
 * gray).
 */
export type Oklch = {
  lightness: number;
  chroma: number;
  hue: number | undefined;
};

/** The same color in OKLCH, OKLab's polar form. Throws as `deltaEOk` does. */
export const oklchOf = (hex: string): Oklch => {
  const { lightness, a, b } = oklabOf(hex);
  const chroma = Math.sqrt(a * a + b * b);
  return { lightness, chroma, hue: chroma === 0 ? undefined : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
};
