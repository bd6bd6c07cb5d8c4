import type { ColorFamily } from '@signet/brain';
import { labDistance } from '@signet/color';
import { swatchOf, type Swatch } from '../swatch.ts';

const known = new WeakMap<readonly ColorFamily[], Map<string, ColorFamily>>();
/** Quizzes share most of their colors. */
const MOST_KNOWN = 20_000;

/** See `nearestFamily`. */
const nearest = ({ lab }: Swatch, families: readonly ColorFamily[]): ColorFamily => {
  let [best, least]: [ColorFamily | undefined, number] = [undefined, Infinity];
  for (const family of families) {
    const distance = labDistance(lab, swatchOf(family.hex).lab);
    if (distance < least) [best, least] = [family, distance];
  }
  if (!best) throw new TypeError('There are no families to choose from.');
  return best;
};

/** The family that a color looks most like; remembered over quizzes, which changes nothing but the time. */
export const familyLike = (swatch: Swatch, families: readonly ColorFamily[]): ColorFamily => {
  const ofFamilies = known.get(families) ?? new Map<string, ColorFamily>();
  known.set(families, ofFamilies);
  const found = ofFamilies.get(swatch.hex);
  if (found) return found;
  if (ofFamilies.size >= MOST_KNOWN) ofFamilies.clear();
  const family = nearest(swatch, families);
  ofFamilies.set(swatch.hex, family);
  return family;
};
