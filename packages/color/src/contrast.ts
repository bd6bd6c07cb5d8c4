import { linearOf } from './linear-rgb.ts';

/** The least contrast ratio of text, and of large text, icons and edges (WCAG 2.2, 1.4.3 and 1.4.11, level AA). */
export const textContrast = 4.5;
export const largeTextContrast = 3;

/** What each channel of linear light adds to the relative luminance of WCAG 2.2. */
export const luminanceShares = { r: 0.2126, g: 0.7152, b: 0.0722 } as const;

/**
 * WCAG 2.2 relative luminance of a hex, 0 for black to 1 for white. Throws a TypeError for a hex that `parseHex`
 * would refuse.
 */
export const relativeLuminance = (hex: string): number => {
  const { r, g, b } = linearOf(hex);
  return luminanceShares.r * r + luminanceShares.g * g + luminanceShares.b * b;
};

/** WCAG 2.2 contrast ratio of two luminances, 1 to 21, the same both ways, unrounded. */
export const luminanceRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG 2.2 contrast ratio of two hexes, as `luminanceRatio`. Throws as `relativeLuminance` does. */
export const contrastRatio = (hex: string, otherHex: string): number =>
  luminanceRatio(relativeLuminance(hex), relativeLuminance(otherHex));

/**
 * A ratio as people see it, two decimals. A founder's own color is judged by this one (spec results §5); ours by the
 * unrounded.
 */
export const roundRatio = (ratio: number): number => Math.round(ratio * 100) / 100;
