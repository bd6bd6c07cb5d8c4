import type { Brain, MarketingKit, Trait } from '@signet/brain';
import { typeAnchors } from '@signet/type';
import { typeParts } from '../fonts/type-wish.ts';
import type { WishPart } from '../fonts/type-wish.ts';
import { rowsOf } from '../input.ts';
import type { EngineInput } from '../input.ts';

/**
 * What one answer, or one kit, says of character: the part of its traits that is about type, as one vector of length
 * 1 over `typeAnchors`.
 */
export interface Character {
  /** `_id` of the keyword, industry or kit. */
  readonly input: string;
  readonly name: string;
  readonly parts: readonly WishPart[];
  readonly vector: Float64Array;
}

const unit = (vector: Float64Array): Float64Array => {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
};

const characterOf = (input: string, name: string, traits: readonly Trait[]): Character | undefined => {
  const parts = typeParts(traits);
  const vector = new Float64Array(typeAnchors.length);
  for (const { at, weight } of parts) vector[at] = (vector[at] ?? 0) + weight;
  return parts.length === 0 ? undefined : { input, name, parts, vector: unit(vector) };
};

/** What a founder's answers say of character; those that are silent on it are absent. */
export interface AskedCharacter {
  readonly keywords: readonly Character[];
  readonly industry: Character | undefined;
}

/** The order of the keywords changes nothing; an `_id` that the brain lacks says nothing. */
export const askedCharacter = ({ brain, answers }: Pick<EngineInput, 'brain' | 'answers'>): AskedCharacter => ({
  keywords: rowsOf(brain.keywords, answers.keywords).flatMap(
    ({ _id, name }) =>
      characterOf(
        _id,
        name,
        brain.keywordTraits.filter(({ keyword_id }) => keyword_id === _id),
      ) ?? [],
  ),
  industry: rowsOf(brain.industries, [answers.industry]).flatMap(
    ({ _id, name }) =>
      characterOf(
        _id,
        name,
        brain.industryTraits.filter(({ industry_id }) => industry_id === _id),
      ) ?? [],
  )[0],
});

/** A kit's own character; undefined when its traits say nothing. */
export const kitCharacter = (brain: Brain, { _id, name }: MarketingKit): Character | undefined =>
  characterOf(
    _id,
    name,
    brain.marketingKitTraits.filter(({ marketingKit_id }) => marketingKit_id === _id),
  );

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

/** What two characters have in common, the most first. */
export const sharedParts = (asked: Character, kit: Character): WishPart[] =>
  asked.parts
    .filter(({ at, weight }) => weight * (kit.vector[at] ?? 0) > 0)
    .toSorted((one, other) => other.weight * (kit.vector[other.at] ?? 0) - one.weight * (kit.vector[one.at] ?? 0));
