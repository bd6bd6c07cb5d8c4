import { typeAnchors, type TypeAnchor } from '@signet/type';
import { mean } from '@signet/statistics';
import type { Family } from './families.ts';
import type { LetterKind } from './letter-kinds.ts';

/** A family in one weight. */
export type Face = {
  readonly family: Family;
  readonly weight: number;
  /** In the order of `typeAnchors`. */
  readonly ratings: Float64Array;
};

/**
 * What heavier strokes do to a face's ratings: the rank correlation of stem/em with each trait over 1,523 fonts
 * (O'Donovan et al. 2014 and Google Fonts tag groups against outlines). Traits that do not follow the stem are
 * absent.
 */
const followsStem: Partial<Record<TypeAnchor, number>> = {
  'type:strong': 0.92,
  'type:soft': -0.8,
  'type:warm': 0.79,
  'type:attention': 0.76,
  'type:calm': -0.65,
  'type:delicate': -0.63,
  'type:loud': 0.4,
};
/**
 * AUTHORED: a hundred of CSS weight thickens stems by about this many standard deviations of the families' regular
 * ones.
 */
const STEM_PER_HUNDRED = 0.5;
/** Ratings stay within the range that families measured at their own weight have. */
const FURTHEST = 2.5;

const pulls = Float64Array.from(typeAnchors, (anchor) => (followsStem[anchor] ?? 0) * STEM_PER_HUNDRED);

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The weight of a family's that its measures were taken of: the one nearest 400. */
const measuredWeight = (weights: readonly number[]): number => nearest(weights, 400);

const nearest = (weights: readonly number[], wanted: number): number =>
  weights.reduce(
    (best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best),
    weights[0] ?? 400,
  );

/** A family set in one of its weights: ratings follow the thicker or thinner strokes. */
export const faceOf = (family: Family, weight: number): Face => {
  const heavier = (weight - measuredWeight(family.font.weights)) / 100;
  const ratings =
    heavier === 0
      ? family.ratings
      : family.ratings.map((rating, at) =>
          clamp(rating + heavier * (pulls[at] ?? 0), Math.max(FURTHEST, Math.abs(rating))),
        );
  return { family, weight, ratings };
};

/** AUTHORED: how much each trait asks for heavy strokes in a headline. */
const asksForWeight: Partial<Record<TypeAnchor, number>> = {
  'type:strong': 1,
  'type:loud': 0.7,
  'type:attention': 0.6,
  'type:rugged': 0.3,
  'type:delicate': -1,
  'type:soft': -0.4,
  'type:calm': -0.4,
  'type:graceful': -0.4,
};
/** AUTHORED: headlines are set semi-bold unless the keywords ask for more or less, by up to this much. */
const headline = { usual: 600, most: 250 } as const;

/** How heavy these traits ask a headline to be, as a CSS weight; several keywords are averaged. */
export const wishedWeight = (keywords: readonly (readonly { anchor: TypeAnchor; weight: number }[])[]): number => {
  const asked = keywords.map((traits) =>
    traits.reduce((sum, { anchor, weight }) => sum + weight * (asksForWeight[anchor] ?? 0), 0),
  );
  return headline.usual + headline.most * clamp(1.5 * mean(asked.map((one) => clamp(one, 1))), 1);
};

/** AUTHORED: letters with fine strokes lose them in a bold; those without want to be seen. */
const SANS = 90;

const byKind: Partial<Record<LetterKind, number>> = { book: 10, contrasted: -20, engraved: -120, script: 0 };

/**
 * AUTHORED: the least of letters without fine strokes; white on a color they look thinner than they are. Words that ask
 * for light letters and nothing else get them.
 */
const PLAIN = 460;
const LIGHT = { wish: 350, least: 300 } as const;
/** A lighter headline is lost on a phone, fine strokes first, and a heavier one clogs. */
const seenWeight = (letters: LetterKind, wished: number): number => {
  const turned = byKind[letters] ?? SANS;
  const plain = wished <= LIGHT.wish ? LIGHT.least : PLAIN;
  const seen = wished + (wished < 400 ? Math.min(0, turned) : turned);
  return Math.min(800, Math.max(turned < 0 ? 400 : plain, seen));
};

/** The headline face of a family: the weight that it has nearest the wished one. */
export const headlineFace = (family: Family, wished: number): Face =>
  faceOf(family, nearest(family.font.weights, seenWeight(family.letters, wished)));

/** The text face of a family: its regular. */
export const textFace = (family: Family): Face => faceOf(family, nearest(family.font.weights, 400));
