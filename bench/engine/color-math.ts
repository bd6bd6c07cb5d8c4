/*
 * The color formulas that the engine bench judges with, written out once more so that the engine does not mark its
 * own homework. `ownFormulas` in checks/own-formulas.ts holds them against those of the product.
 */

/** Red, green and blue in linear light, 0 to 1. */
type Linear = readonly [red: number, green: number, blue: number];
/** OKLab: lightness 0 to 1, a and b around 0. */
export type Lab = readonly [lightness: number, a: number, b: number];

type Matrix = readonly [Linear, Linear, Linear];

const times = (matrix: Matrix, [red, green, blue]: Linear): Linear => {
  const [top, middle, bottom] = matrix.map(([one, two, three]) => one * red + two * green + three * blue);
  return [top ?? 0, middle ?? 0, bottom ?? 0];
};

/** IEC 61966-2-1, from the channel's 8 bits. */
const linearChannel = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
const linearOf = (hex: string): Linear => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linearChannel(value >> 16), linearChannel((value >> 8) & 255), linearChannel(value & 255)];
};

const luminanceOf = (hex: string): number => {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2 contrast ratio of two `#rrggbb`, unrounded. */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

// Ottosson, "A perceptual color space for image processing" (2020): linear sRGB to cone responses, their cube roots
// to Lab.
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labOfLinear = (color: Linear): Lab => {
  const [long, middle, short] = times(toCones, color);
  return times(toLab, [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)]);
};

export const labOf = (hex: string): Lab => labOfLinear(linearOf(hex));

/** Delta-E OK. */
export const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** OKLCH chroma. */
export const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);

// Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB.
const deficiencies = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;
export type Deficiency = keyof typeof deficiencies;
export const allDeficiencies = Object.keys(deficiencies) as Deficiency[];

const within = (channel: number): number => Math.min(1, Math.max(0, channel));

/** How somebody without one kind of cone sees a color, in OKLab. */
export const seenWith = (deficiency: Deficiency, hex: string): Lab => {
  const [red, green, blue] = times(deficiencies[deficiency], linearOf(hex));
  return labOfLinear([within(red), within(green), within(blue)]);
};

/** OKLCH hue in degrees, 0 up to 360; of no meaning for a gray. */
export const hueOf = ([, a, b]: Lab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** Between two hues, 0 to 180 degrees. */
export const hueBetween = (one: Lab, other: Lab): number => Math.abs(((hueOf(one) - hueOf(other) + 540) % 360) - 180);
