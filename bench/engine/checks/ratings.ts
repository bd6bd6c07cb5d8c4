import type { Brain } from '@signet/brain';
import { colorAnchorRatings, colorAnchors, type SchemeColors } from '@signet/color';
import { rankFonts, type EngineInput } from '@signet/engine';
import { typeAnchors, typeRatings, type TypeRatings } from '@signet/type';
import { chromaOf, labOf } from '../color-math.ts';
import type { Rated, Ratings } from './keyword-lift.ts';

/** Shares of a brand's surface. */
const covering = [
  ['p1', 0.3],
  ['p2', 0.1],
  ['s1', 0.15],
  ['a1', 0.1],
  ['a2', 0.05],
  ['n1', 0.1],
  ['n2', 0.1],
  ['n3', 0.1],
] as const;
const TOP = 10;

const planeGap = (one: string, other: string): number => {
  const [[, a, b], [, otherA, otherB]] = [labOf(one), labOf(other)];
  return chromaOf([0, a - otherA, b - otherB]);
};
/** Mean distance of p1, s1 and a1 in the plane of hue and chroma. */
const varietyOf = ({ p1, s1, a1 }: SchemeColors): number =>
  (planeGap(p1, s1) + planeGap(p1, a1) + planeGap(s1, a1)) / 3;

const schemeRatings = (colors: SchemeColors): Ratings => {
  const parts = covering.map(([role, area]) => ({ area, ratings: colorAnchorRatings(colors[role]) }));
  return colorAnchors.map((anchor, at) =>
    anchor === 'scheme:variety'
      ? varietyOf(colors)
      : parts.reduce((sum, { area, ratings }) => sum + area * (ratings[at] ?? 0), 0),
  );
};

/** The colors that somebody recommends, rated as whole schemes. */
export const ratedSchemes = (recommend: (quiz: EngineInput) => readonly SchemeColors[]): Rated => ({
  anchors: colorAnchors,
  topTen: (quiz) => recommend(quiz).slice(0, TOP).map(schemeRatings),
});

const known = new WeakMap<Brain, ReadonlyMap<string, TypeRatings>>();
const familyRatings = (brain: Brain): ReadonlyMap<string, TypeRatings> => {
  const ratings = known.get(brain) ?? typeRatings(new Map(brain.fontMeasures.map((row) => [row.font_id, row])));
  known.set(brain, ratings);
  return ratings;
};
const fontRatings = ({ brain }: EngineInput, fontId: string): Ratings => {
  const ratings = familyRatings(brain).get(fontId);
  if (!ratings) throw new Error(`The brain has no measures of ${fontId}.`);
  return typeAnchors.map((anchor) => ratings[anchor]);
};

/** The engine's headline families, rated by their regular faces. */
export const ratedHeadlines: Rated = {
  anchors: typeAnchors,
  topTen: (quiz) =>
    rankFonts(quiz)
      .headline.slice(0, TOP)
      .map(({ fontId }) => fontRatings(quiz, fontId)),
};
