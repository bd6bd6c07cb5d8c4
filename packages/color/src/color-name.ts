import type { Lab } from './emotion.ts';

/**
 * Where people's names for colors lie in CIELAB (D65): centroids of the eleven basic color terms (Berlin and Kay,
 * 1969), from the 3.4 million answers behind J. Heer and M. Stone, "Color naming models for color selection, image
 * editing and palette design" (2012).
 */
export const nameCenters = {
  red: [46, 62, 40],
  orange: [63, 36, 60],
  yellow: [87, -15, 74],
  green: [68, -50, 47],
  blue: [45, 22, -54],
  purple: [42, 53, -45],
  pink: [61, 58, -12],
  brown: [42, 15, 33],
  black: [11, 2, 0],
  gray: [61, -2, 2],
  white: [94, -3, 5],
} as const satisfies Record<string, readonly [lightness: number, a: number, b: number]>;
export type BasicColorTerm = keyof typeof nameCenters;

const centers = Object.entries(nameCenters) as [BasicColorTerm, readonly [number, number, number]][];

/** AUTHORED: how many times as far the next name must lie; between names people disagree. */
const CLEAR = 1.2;

/**
 * What people would call a color, where one name lies clearly nearest (CIELAB distance); undefined between two names.
 */
export const clearNameOf = ({ lightness, a, b }: Lab): BasicColorTerm | undefined => {
  let [name, nearest, next]: [BasicColorTerm | undefined, number, number] = [undefined, Infinity, Infinity];
  for (const [term, center] of centers) {
    const away = Math.hypot(lightness - center[0], a - center[1], b - center[2]);
    if (away < nearest) [name, nearest, next] = [term, away, nearest];
    else if (away < next) next = away;
  }
  return nearest * CLEAR <= next ? name : undefined;
};
