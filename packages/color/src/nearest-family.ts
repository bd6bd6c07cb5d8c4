import { deltaEOk } from './oklab.ts';

/**
 * The family that looks most like `hex`: the smallest delta-E OK, and of equal ones the first in the list, so that
 * the answer is stable. There is at least one family, and all hexes are ones that `parseHex` accepts; else a
 * TypeError.
 */
export const nearestFamily = <Family extends { readonly hex: string }>(
  hex: string,
  families: readonly Family[],
): Family => {
  let nearest: Family | undefined;
  let smallest = Infinity;
  for (const family of families) {
    const distance = deltaEOk(hex, family.hex);
    if (distance < smallest) [nearest, smallest] = [family, distance];
  }
  if (!nearest) throw new TypeError('There are no families to choose from.');
  return nearest;
};
