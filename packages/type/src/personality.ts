import { deviation, mean, median } from '@signet/statistics';
import { fontMeasureNames, typeAnchors, type FontMeasureName, type FontMeasures, type TypeAnchor } from './measures.ts';
import { featuresOf } from './personality-table.ts';

/**
 * How much of each character a face has beside the other families: standard deviations from their mean, -2.5 to 2.5.
 */
export type TypeRatings = Readonly<Record<TypeAnchor, number>>;

/** Toward which an extreme measure is drawn in, so that no single face sets the scale for all others. */
const FARTHEST_MEASURE = 3;
const FARTHEST_RATING = 2.5;
/** A normal spread in terms of the median distance from the median. */
const SPREAD = 1.4826;

/** Ratios and tails count by their logarithm; what is added keeps 0, perfectly regular, on the scale. */
const logarithmic: Readonly<Partial<Record<FontMeasureName, number>>> = {
  stem: 0,
  stemToEm: 0,
  capStem: 0,
  contrast: 0,
  ink: 0,
  extenders: 0.1,
  baselineIrregularity: 0.005,
  xHeightIrregularity: 0.005,
  stemIrregularity: 0.02,
};

const clip = (value: number, most: number) => Math.max(-most, Math.min(most, value));

const scaled = (measure: FontMeasureName, value: number): number => {
  const added = logarithmic[measure];
  return added === undefined ? value : Math.log(Math.max(value + added, 1e-3));
};

/** Distances from the median in robust spreads, far ones drawn in; 0 for all where the values do not differ. */
const robust = (values: readonly number[]): number[] => {
  const middle = median(values) ?? 0;
  const near = median(values.map((value) => Math.abs(value - middle))) ?? 0;
  // most faces join no letters and are not unicase: then the plain spread says how far the others are away
  const spread = Math.max(near * SPREAD, deviation(values) * 0.75);
  return values.map((value) =>
    spread < 1e-9 ? 0 : FARTHEST_MEASURE * Math.tanh((value - middle) / spread / FARTHEST_MEASURE),
  );
};

const standardized = (values: readonly number[]): number[] => {
  const [middle, spread] = [mean(values), deviation(values)];
  return values.map((value) => (spread < 1e-9 ? 0 : clip((value - middle) / spread, FARTHEST_RATING)));
};

/**
 * What each family's outlines let people see in it: every anchor is the sum of its features, each by its correlation,
 * and then standardized over the given families (mean 0, deviation 1 before the clip). Ratings therefore compare
 * these families with each other and no others. They are predictions from outlines: nobody was asked about these very
 * faces.
 */
export const typeRatings = (families: ReadonlyMap<string, FontMeasures>): ReadonlyMap<string, TypeRatings> => {
  const all = [...families.values()];
  const features = new Map(
    fontMeasureNames.map((measure) => [measure, robust(all.map((one) => scaled(measure, one[measure])))]),
  );
  const sumOf = (anchor: TypeAnchor, family: number) =>
    featuresOf(anchor).reduce((sum, [measure, weight]) => sum + weight * (features.get(measure)?.[family] ?? 0), 0);
  const ratings = new Map(
    typeAnchors.map((anchor) => [anchor, standardized(all.map((_, family) => sumOf(anchor, family)))]),
  );
  const ratingsOf = (family: number) =>
    Object.fromEntries(typeAnchors.map((anchor) => [anchor, ratings.get(anchor)?.[family] ?? 0])) as Record<
      TypeAnchor,
      number
    >;
  return new Map([...families.keys()].map((id, family) => [id, ratingsOf(family)]));
};
