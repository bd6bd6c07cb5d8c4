import type { ColorFamily } from '@signet/brain';
import { nearestFamily } from '@signet/color';
import type { Swatch } from '../swatch.ts';

const known = new WeakMap<readonly ColorFamily[], Map<string, ColorFamily>>();
/** Quizzes share most of their colors. */
const MOST_KNOWN = 20_000;

/** The family that a color looks most like; remembered over quizzes, which changes nothing but the time. */
export const familyLike = ({ hex }: Swatch, families: readonly ColorFamily[]): ColorFamily => {
  const ofFamilies = known.get(families) ?? new Map<string, ColorFamily>();
  known.set(families, ofFamilies);
  const found = ofFamilies.get(hex);
  if (found) return found;
  if (ofFamilies.size >= MOST_KNOWN) ofFamilies.clear();
  const family = nearestFamily(hex, families);
  ofFamilies.set(hex, family);
  return family;
};
