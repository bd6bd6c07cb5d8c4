import { parseHex } from './hex.ts';

/** sRGB's 256 channel values in linear light (WCAG 2.2, "relative luminance"; .04045 as in IEC 61966-2-1, which changes no 8-bit value). */
const linear = Array.from({ length: 256 }, (_, byte) => {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

const channel = (value: number, shift: number): number => linear[(value >> shift) & 0xff] ?? 0;

/** WCAG 2.2 relative luminance of a hex, 0 for black to 1 for white. Throws a TypeError for a hex that `parseHex` would refuse. */
export const relativeLuminance = (hex: string): number => {
  const parsed = parseHex(hex);
  if (!parsed) throw new TypeError(`Not a hex color of six digits: ${hex}`);
  const value = Number.parseInt(parsed.slice(1), 16);
  return 0.2126 * channel(value, 16) + 0.7152 * channel(value, 8) + 0.0722 * channel(value, 0);
};

/** WCAG 2.2 contrast ratio of two hexes, 1 to 21, the same both ways, unrounded. */
export const contrastRatio = (hex: string, otherHex: string): number => {
  const [one, other] = [relativeLuminance(hex), relativeLuminance(otherHex)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** A ratio as people see it, two decimals. A founder's own color is judged by this one (spec results §5); ours by the unrounded. */
export const roundRatio = (ratio: number): number => Math.round(ratio * 100) / 100;
