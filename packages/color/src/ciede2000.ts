import { differenceCiede2000 } from 'culori/fn';
import { labOf, type Lab } from './emotion.ts';

const difference = differenceCiede2000();

/** CIEDE2000 between two colors in CIELAB: no unit, about 2 is just noticeable on a screen, black to white is 100. */
export const labDifference2000 = (one: Lab, other: Lab): number =>
  difference(
    { mode: 'lab65', l: one.lightness, a: one.a, b: one.b },
    { mode: 'lab65', l: other.lightness, a: other.a, b: other.b },
  );

/**
 * CIEDE2000 between two hexes, the difference that print and paint are specified in. The engine compares with
 * `deltaEOk`, which is cheaper; this one is for whoever has to agree with figures published elsewhere. Throws as
 * `deltaEOk` does.
 */
export const ciede2000 = (hex: string, otherHex: string): number => labDifference2000(labOf(hex), labOf(otherHex));
