import type { Brain, MarketingKit } from '@signet/brain';
import { typeAnchors, type TypeAnchor } from '@signet/type';
import type { EngineInput } from '../input.ts';
import { askedOf, type Asking } from '../meaning/asked.ts';
import { contributions, partsOf, type WishPart } from '../meaning/wish.ts';

/**
 * What one answer, or one kit, says of character: the part of its traits that is about type, as one vector of length
 * 1 over `typeAnchors`.
 */
export type Character = {
  /** `_id` of the keyword, industry or kit. */
  readonly id: string;
  readonly name: string;
  readonly parts: readonly WishPart<TypeAnchor>[];
  readonly vector: Float64Array;
};

const unit = (vector: Float64Array): Float64Array => {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
};

const characterOf = ({ id, name, traits }: Asking): Character | undefined => {
  const parts = partsOf(traits, typeAnchors);
  const vector = new Float64Array(typeAnchors.length);
  for (const { at, weight } of parts) vector[at] = (vector[at] ?? 0) + weight;
  return parts.length === 0 ? undefined : { id, name, parts, vector: unit(vector) };
};

/** What a founder's answers say of character; those that are silent on it are absent. */
export type AskedCharacter = {
  readonly keywords: readonly Character[];
  readonly industry: Character | undefined;
};

/** The order of the keywords changes nothing; an `_id` that the brain lacks says nothing. */
export const askedCharacter = (input: Pick<EngineInput, 'brain' | 'answers'>): AskedCharacter => {
  const { keywords, industry } = askedOf(input);
  return { keywords: keywords.flatMap((one) => characterOf(one) ?? []), industry: industry && characterOf(industry) };
};

/** A kit's own character; undefined when its traits say nothing. */
export const kitCharacter = (brain: Brain, { _id, name }: MarketingKit): Character | undefined =>
  characterOf({
    id: _id,
    name,
    traits: brain.marketingKitTraits.filter(({ marketingKit_id }) => marketingKit_id === _id),
  });

/** The cosine of two characters: 1 the same, 0 nothing in common, -1 opposites. */
export const likenessOf = (one: Character, other: Character): number =>
  one.vector.reduce((sum, value, at) => sum + value * (other.vector[at] ?? 0), 0);

/** AUTHORED: the industry leans, keywords decide. */
const INDUSTRY = 0.1;

/**
 * How well a kit answers everything together, -1 to 1: the cosine with the sum of the keywords, so that no keyword
 * outweighs another, leaning a little on the industry.
 */
export const kitFit = (kit: Character | undefined, { keywords, industry }: AskedCharacter): number => {
  if (!kit) return 0;
  const together = keywords.reduce(
    (sum, { vector }) => sum.map((value, at) => value + (vector[at] ?? 0)),
    new Float64Array(typeAnchors.length),
  );
  const asked = likenessOf(kit, { ...kit, vector: unit(together) });
  return (1 - INDUSTRY) * asked + INDUSTRY * (industry ? likenessOf(kit, industry) : 0);
};

/** A kit's traits are given, not measured: they are on one scale already. */
const scales = typeAnchors.map(() => ({ mean: 0, deviation: 1 }));

/** What two characters have in common, the most first. */
export const sharedParts = ({ parts }: Character, kit: Character): WishPart<TypeAnchor>[] =>
  contributions({ parts, scales }, kit.vector);
