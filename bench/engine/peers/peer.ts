import type { SchemeColors } from '@signet/color';
import type { EngineInput } from '@signet/engine';
import { distance, labOf } from '../color-math.ts';
import { isExcluded, favoritesOf } from '../checks/wishes.ts';
import { rivalColors, nearestTo } from '../checks/competitors.ts';
import { oneOf, type Random } from '../quizzes.ts';

/** Another way to come to 30 schemes for a quiz. */
export type Peer = {
  name: string;
  schemesFor(quiz: EngineInput): SchemeColors[];
};

export const SCHEMES = 30;

/** Main colors this near to a competitor's are left out where there is choice, and so are two seeds that look alike. */
const RIVAL_APART = 0.15;
const SEEDS_APART = 0.1;
const TRIES = 400;

/**
 * What a library that grows a scheme from one color is given, so that it can do its best: the founder's favorites,
 * then brand colors that are not disliked, not a competitor's and not alike. Fewer than `count` where chance finds no
 * more; at least one.
 */
export const seedColors = (
  quiz: EngineInput,
  brandColors: readonly string[],
  count: number,
  random: Random,
): string[] => {
  const [excluded, rivals] = [isExcluded(quiz), rivalColors(quiz)];
  const seeds = favoritesOf(quiz).map(({ hex }) => hex);
  for (let attempt = 0; attempt < TRIES && seeds.length < count; attempt++) {
    const hex = oneOf(brandColors, random);
    const lab = labOf(hex);
    if (
      !excluded(lab) &&
      nearestTo(lab, rivals) >= RIVAL_APART &&
      seeds.every((seed) => distance(labOf(seed), lab) >= SEEDS_APART)
    )
      seeds.push(hex);
  }
  return seeds.length > 0 ? seeds : [oneOf(brandColors, random)];
};
