import type { Trait, TraitSource } from '@signet/brain';
import { rankOf, scaleOf, standardScore, type Scale } from '@signet/statistics';
import type { Asking } from './asked.ts';

/** One thing that an answer asks for: how much of an anchor, -1 (its opposite) to 1. */
export type WishPart<Anchor extends string = string> = {
  readonly anchor: Anchor;
  /** Its place among the anchors, and so in every list of ratings. */
  readonly at: number;
  readonly weight: number;
  readonly source: TraitSource;
};

/** What "high" is high among: the things that could be recommended, each with a rating for every anchor. */
export type Population<Anchor extends string = string> = {
  readonly anchors: readonly Anchor[];
  readonly ratings: readonly Float64Array[];
  /** Of each anchor's ratings, in the order of the anchors. */
  readonly scales: readonly Scale[];
};

/** What one answer asks of the things of a population, and how well they answer it. */
export type Wish<Anchor extends string = string> = {
  /** `_id` of the keyword or industry, or the lifecycle. */
  readonly id: string;
  readonly name: string;
  /** The weightiest first. */
  readonly parts: readonly WishPart<Anchor>[];
  /** Of each anchor over the population. */
  readonly scales: readonly Scale[];
  /** Of what the population comes to. */
  readonly scale: Scale;
  /** What each of it comes to, ascending. */
  readonly sorted: readonly number[];
};

/** The traits that speak of these anchors, the weightiest first. */
export const partsOf = <Anchor extends string>(
  traits: readonly Trait[],
  anchors: readonly Anchor[],
): WishPart<Anchor>[] =>
  traits
    .flatMap(({ anchor: name, weight, source }) => {
      const at = anchors.findIndex((one) => one === name);
      const anchor = anchors[at];
      return anchor === undefined ? [] : [{ anchor, at, weight, source }];
    })
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight) || one.at - other.at);

const NO_SCALE: Scale = { mean: 0, deviation: Infinity };

/** What one part adds: the weight times the standard score of the rating. */
const addedBy = ({ at, weight }: WishPart, ratings: Float64Array, scales: readonly Scale[]): number => {
  const { mean, deviation } = scales[at] ?? NO_SCALE;
  return (weight * ((ratings[at] ?? 0) - mean)) / deviation;
};

const sumOf = ({ parts, scales }: Pick<Wish, 'parts' | 'scales'>, ratings: Float64Array): number => {
  let sum = 0;
  for (const part of parts) sum += addedBy(part, ratings, scales);
  return sum;
};

const weigh = <Anchor extends string>(
  { id, name, traits }: Asking,
  { anchors, ratings, scales }: Population<Anchor>,
): Wish<Anchor> | undefined => {
  const parts = partsOf(traits, anchors);
  const sums = ratings.map((one) => sumOf({ parts, scales }, one));
  const scale = scaleOf(sums);
  return scale.deviation === Infinity
    ? undefined
    : { id, name, parts, scales, scale, sorted: sums.toSorted((one, other) => one - other) };
};

const known = new WeakMap<Population, WeakMap<Asking, { wish: Wish | undefined }>>();

/**
 * What an answer asks of a population; undefined where it is silent on it, or all of it answers alike. Remembered as
 * long as both are.
 */
export const wishOf = <Anchor extends string>(
  asking: Asking,
  population: Population<Anchor>,
): Wish<Anchor> | undefined => {
  const ofPopulation = known.get(population) ?? new WeakMap<Asking, { wish: Wish | undefined }>();
  known.set(population, ofPopulation);
  const found = ofPopulation.get(asking) ?? { wish: weigh(asking, population) };
  ofPopulation.set(asking, found);
  return found.wish as Wish<Anchor> | undefined;
};

/** How well ratings fulfill a wish, in standard deviations of the population: 0 is the average, 2 is rare. */
export const fulfillment = (wish: Wish, ratings: Float64Array): number =>
  standardScore(sumOf(wish, ratings), wish.scale);

/**
 * How well ratings fulfill these wishes on average, as one weighted sum: a fulfillment is linear in the ratings, so
 * that many wishes cost no more than one.
 */
export const averageFulfillment = (wishes: readonly Wish[]): ((ratings: Float64Array) => number) => {
  const weights = new Map<number, number>();
  let constant = 0;
  for (const { parts, scales, scale } of wishes) {
    constant -= scale.mean / scale.deviation / wishes.length;
    for (const { at, weight } of parts) {
      const { mean, deviation } = scales[at] ?? NO_SCALE;
      const each = weight / deviation / scale.deviation / wishes.length;
      weights.set(at, (weights.get(at) ?? 0) + each);
      constant -= each * mean;
    }
  }
  const [places, each] = [Int32Array.from(weights.keys()), Float64Array.from(weights.values())];
  return (ratings) => {
    let sum = constant;
    for (let at = 0; at < places.length; at++) sum += (each[at] ?? 0) * (ratings[places[at] ?? 0] ?? 0);
    return sum;
  };
};

/** How many of the population fulfill the wish less well. */
export const countBelow = (wish: Wish, ratings: Float64Array): number => rankOf(wish.sorted, sumOf(wish, ratings));

/** The share of the population that fulfills the wish less well, 0 to 1. */
export const shareBelow = (wish: Wish, ratings: Float64Array): number => countBelow(wish, ratings) / wish.sorted.length;

/** What each part that speaks for these ratings adds, the most first. */
export const contributions = <Anchor extends string>(
  { parts, scales }: Pick<Wish<Anchor>, 'parts' | 'scales'>,
  ratings: Float64Array,
): (WishPart<Anchor> & { readonly adds: number })[] =>
  parts
    .map((part) => ({ ...part, adds: addedBy(part, ratings, scales) }))
    .filter(({ adds }) => adds > 0)
    .toSorted((one, other) => other.adds - one.adds);
