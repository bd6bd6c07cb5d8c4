import type { Brain, Keyword, Trait } from '@signet/brain';
import { typeAnchors } from '@signet/type';
import type { TypeAnchor } from '@signet/type';
import { rowsOf } from '../input.ts';
import type { EngineInput } from '../input.ts';
import { familiesOf } from './families.ts';
import type { Family } from './families.ts';

export interface WishPart {
  readonly anchor: TypeAnchor;
  /** Place of the anchor in `typeAnchors`. */
  readonly at: number;
  readonly weight: number;
  readonly source: Trait['source'];
}
/** What one answer asks of type. */
export interface TypeWish {
  /** `_id` of the keyword or industry, or the lifecycle. */
  readonly input: string;
  readonly name: string;
  readonly parts: readonly WishPart[];
  /** Over the regular faces of all families of the brain. */
  readonly mean: number;
  readonly deviation: number;
  /** What each of them comes to, in the brain's order. */
  readonly sums: readonly number[];
}
/** What a founder's answers ask of type; those that are silent on it are absent. */
export interface TypeWishes {
  readonly keywords: readonly TypeWish[];
  readonly industry: TypeWish | undefined;
  readonly lifecycle: TypeWish | undefined;
}

const places = new Map<string, number>(typeAnchors.map((anchor, at) => [anchor, at]));

/** The part of some traits that is about type, strongest first. */
export const typeParts = (traits: readonly Trait[]): WishPart[] =>
  traits
    .flatMap(({ anchor, weight, source }) => {
      const at = places.get(anchor);
      const name = at === undefined ? undefined : typeAnchors[at];
      return at === undefined || name === undefined ? [] : [{ anchor: name, at, weight, source }];
    })
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight) || one.at - other.at);

const raw = (parts: readonly WishPart[], ratings: Float64Array): number =>
  parts.reduce((sum, { at, weight }) => sum + weight * (ratings[at] ?? 0), 0);

const wishOf = (brain: Brain, input: string, name: string, traits: readonly Trait[]): TypeWish | undefined => {
  const parts = typeParts(traits);
  const sums = familiesOf(brain).map(({ ratings }) => raw(parts, ratings));
  const mean = sums.reduce((sum, value) => sum + value, 0) / Math.max(sums.length, 1);
  const deviation = Math.sqrt(sums.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(sums.length, 1));
  return parts.length === 0 || deviation === 0 ? undefined : { input, name, parts, mean, deviation, sums };
};

const keywordWish = (brain: Brain, { _id, name }: Keyword): TypeWish | undefined =>
  wishOf(
    brain,
    _id,
    name,
    brain.keywordTraits.filter(({ keyword_id }) => keyword_id === _id),
  );

/**
 * What these answers ask of type. The order of the keywords changes nothing; an `_id` that the brain lacks asks for
 * nothing.
 */
export const typeWishes = ({ brain, answers }: Pick<EngineInput, 'brain' | 'answers'>): TypeWishes => ({
  keywords: rowsOf(brain.keywords, answers.keywords).flatMap((keyword) => keywordWish(brain, keyword) ?? []),
  industry: rowsOf(brain.industries, [answers.industry]).flatMap(
    ({ _id, name }) =>
      wishOf(
        brain,
        _id,
        name,
        brain.industryTraits.filter(({ industry_id }) => industry_id === _id),
      ) ?? [],
  )[0],
  lifecycle: wishOf(
    brain,
    answers.lifecycle,
    answers.lifecycle,
    brain.lifecycleTraits.filter(({ lifecycle }) => lifecycle === answers.lifecycle),
  ),
});

/**
 * How well letters answer a wish, in standard deviations of the brain's families: 0 is the middle of them, 2 is rare.
 */
export const matchOf = ({ parts, mean, deviation }: TypeWish, ratings: Float64Array): number =>
  (raw(parts, ratings) - mean) / deviation;

/** How many of the brain's other families, each in its regular face, answer a wish less well than these letters do. */
export const familiesBelow = ({ parts, sums }: TypeWish, ratings: Float64Array): number => {
  const own = raw(parts, ratings);
  // a bolder face of a family can stand above its own regular
  return Math.min(sums.filter((sum) => sum < own).length, sums.length - 1);
};

/** What each part adds to the match, the most first. */
export const partsThatSpeak = ({ parts }: TypeWish, ratings: Float64Array): WishPart[] =>
  parts
    .filter(({ at, weight }) => weight * (ratings[at] ?? 0) > 0)
    .toSorted((one, other) => other.weight * (ratings[other.at] ?? 0) - one.weight * (ratings[one.at] ?? 0));

/** AUTHORED: industry and lifecycle lean, keywords decide. */
const shares = { keywords: 0.85, industry: 0.1, lifecycle: 0.05 } as const;

/**
 * AUTHORED: how well a wish can be answered before more of the same adds little. What goes against a wish counts in
 * full.
 */
const ENOUGH = 1.5;

const answered = (wish: TypeWish, ratings: Float64Array): number => {
  const match = matchOf(wish, ratings);
  return match > 0 ? ENOUGH * Math.tanh(match / ENOUGH) : match;
};

/**
 * How well letters answer everything together: the mean over the keywords, leaning a little on industry and
 * lifecycle. A face that shouts one keyword and fails another stands behind one that answers all three.
 */
export const meaningOf = ({ keywords, industry, lifecycle }: TypeWishes, ratings: Float64Array): number => {
  const mean = keywords.reduce((sum, wish) => sum + answered(wish, ratings), 0) / Math.max(keywords.length, 1);
  return (
    shares.keywords * mean +
    shares.industry * (industry ? answered(industry, ratings) : 0) +
    shares.lifecycle * (lifecycle ? answered(lifecycle, ratings) : 0)
  );
};

const known = new WeakMap<Brain, ReadonlyMap<Family, number>>();

/**
 * How well each family's regular answers the brain's keywords in general, on average over all of them; worked out
 * once a brain.
 */
export const generalMeaning = (brain: Brain): ReadonlyMap<Family, number> => {
  const kept = known.get(brain);
  if (kept) return kept;
  const wishes = brain.keywords.flatMap((keyword) => keywordWish(brain, keyword) ?? []);
  const meanings = new Map(
    familiesOf(brain).map((family) => [
      family,
      wishes.reduce((sum, wish) => sum + answered(wish, family.ratings), 0) / Math.max(wishes.length, 1),
    ]),
  );
  known.set(brain, meanings);
  return meanings;
};
