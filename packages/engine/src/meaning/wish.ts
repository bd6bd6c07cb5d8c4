import { colorAnchors } from '@signet/color';
import type { ColorAnchor } from '@signet/color';
import type { Trait, TraitSource } from '@signet/brain';
import { placeAmong, reference, scaleOf } from './reference.ts';
import type { Scale } from './reference.ts';

/** What one answer asks of a whole color scheme. */
export interface Wish {
  parts: readonly { anchor: ColorAnchor; at: number; weight: number; source: TraitSource }[];
  /** Over the reference schemes. */
  scale: Scale;
  /** What the reference schemes come to, ascending. */
  sorted: readonly number[];
}

const places = new Map<string, number>(colorAnchors.map((anchor, at) => [anchor, at]));

/** What one anchor adds: its standardized rating, weighted. */
const addedBy = ({ at, weight }: Wish['parts'][number], ratings: Float64Array, scales: readonly Scale[]): number => {
  const { mean = 0, deviation = Infinity } = scales[at] ?? {};
  return (weight * ((ratings[at] ?? 0) - mean)) / deviation;
};

/** The weighted sum of a scheme's standardized ratings, not yet standardized itself. */
const raw = (parts: Wish['parts'], ratings: Float64Array): number => {
  const { scales } = reference();
  return parts.reduce((sum, part) => sum + addedBy(part, ratings, scales), 0);
};

/** What these traits ask of color; undefined when they are silent on it. */
export const wishOf = (traits: readonly Trait[]): Wish | undefined => {
  const parts = traits.flatMap(({ anchor, weight, source }) => {
    const at = places.get(anchor);
    const name = at === undefined ? undefined : colorAnchors[at];
    return at === undefined || name === undefined ? [] : [{ anchor: name, at, weight, source }];
  });
  if (parts.length === 0) return undefined;
  const sums = reference().ratings.map((ratings) => raw(parts, ratings));
  return { parts, scale: scaleOf(sums), sorted: sums.toSorted((one, other) => one - other) };
};

/** How well a scheme fulfills a wish, in standard deviations of the reference schemes: 0 is the average, 2 is rare. */
export const fulfillment = ({ parts, scale }: Wish, ratings: Float64Array): number =>
  (raw(parts, ratings) - scale.mean) / scale.deviation;

/** The share of the reference schemes that fulfill the wish less well, 0 to 1. */
export const shareBelow = ({ parts, sorted }: Wish, ratings: Float64Array): number =>
  placeAmong(sorted, raw(parts, ratings));

/** What each anchor adds to the fulfillment, the most first. */
export const contributions = (
  { parts }: Wish,
  ratings: Float64Array,
): { anchor: ColorAnchor; weight: number; source: TraitSource; adds: number }[] => {
  const { scales } = reference();
  return parts
    .map((part) => ({
      anchor: part.anchor,
      weight: part.weight,
      source: part.source,
      adds: addedBy(part, ratings, scales),
    }))
    .toSorted((one, other) => other.adds - one.adds);
};
