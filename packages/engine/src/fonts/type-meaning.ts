import type { TypeAnchor } from '@signet/type';
import { mean } from '@signet/statistics';
import { askedOf } from '../meaning/asked.ts';
import { countBelow, fulfillment, type Wish } from '../meaning/wish.ts';
import { wishesOf, type Wishes } from '../meaning/wishes.ts';
import type { EngineInput } from '../input.ts';
import { familyPopulation } from './families.ts';

export type TypeWish = Wish<TypeAnchor>;
export type TypeWishes = Wishes<TypeAnchor>;

/** What a founder's answers ask of type: high is high among the brain's families, each in its regular face. */
export const typeWishes = (input: Pick<EngineInput, 'brain' | 'answers'>): TypeWishes =>
  wishesOf(askedOf(input), familyPopulation(input.brain));

/** How many of the brain's other families, each in its regular face, answer a wish less well than these letters do. */
export const familiesBelow = (wish: TypeWish, ratings: Float64Array): number =>
  // a bolder face of a family can stand above its own regular
  Math.min(countBelow(wish, ratings), wish.sorted.length - 1);

/** AUTHORED: industry and lifecycle lean, keywords decide. */
const shares = { keywords: 0.85, industry: 0.1, lifecycle: 0.05 } as const;

/**
 * AUTHORED: how well a wish can be answered before more of the same adds little. What goes against a wish counts in
 * full.
 */
const ENOUGH = 1.5;

const answered = (wish: TypeWish, ratings: Float64Array): number => {
  const match = fulfillment(wish, ratings);
  return match > 0 ? ENOUGH * Math.tanh(match / ENOUGH) : match;
};

/**
 * How well letters answer everything together: the mean over the keywords, leaning a little on industry and
 * lifecycle. A face that shouts one keyword and fails another stands behind one that answers all three.
 */
export const meaningOf = ({ keywords, industry, lifecycle }: TypeWishes, ratings: Float64Array): number =>
  shares.keywords * mean(keywords.map((wish) => answered(wish, ratings))) +
  shares.industry * (industry ? answered(industry, ratings) : 0) +
  shares.lifecycle * (lifecycle ? answered(lifecycle, ratings) : 0);
