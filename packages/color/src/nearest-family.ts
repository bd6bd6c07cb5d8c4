import { deltaEOk } from './oklab.ts';

/**
 * The family that looks most like `hex`: the smallest delta-E OK, and of equal ones the first in the list, so that the answer is stable.
 * `hex` and the families' hexes are ones that `parseHex` accepts, else a TypeError; undefined only for an empty list.
 */
export const nearestFamily = <Family extends { readonly hex: string }>(hex: string, families: readonly Family[]): Family | undefined => {
  let nearest: Family | undefined;
  let smallest = Infinity;
  for (const family of families) {
    const distance = deltaEOk(hex, family.hex);
    if (distance < smallest) [nearest, smallest] = [family, distance];
  }
  return nearest;
};
