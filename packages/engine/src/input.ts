import type { Brain } from '@signet/brain';
import type { NameFit } from '@signet/type';

/** How a name sets in faces: by the `_id` of the family, then by the CSS weight that it was judged at. */
export type NameFits = ReadonlyMap<string, ReadonlyMap<number, NameFit>>;

/** All that a recommendation may depend on. Nothing else is read: no clock, no chance but the seed. */
export type EngineInput = {
  /** The quiz's id; the only source of variety. */
  seed: string;
  brain: Brain;
  answers: EngineAnswers;
  companyName: string;
  research: EngineResearch;
  /**
   * How the company's name sets in each font family, at the weight of `headlineWeights` at least; a family without an
   * entry lacks a letter of it.
   */
  nameFits: NameFits;
};

/** `_id`s of the brain's rows, in any order; one that the brain lacks is passed over. */
export type EngineAnswers = {
  favoriteColors: readonly string[];
  dislikedColors: readonly string[];
  keywords: readonly string[];
  industry: string;
  lifecycle: string;
  /** From fitting in (0) to standing out (1); absent, the industry's norm counts. */
  standOut?: number | undefined;
};

/** What was read of the competitors. */
export type EngineResearch = {
  competitors: readonly Competitor[];
};
export type Competitor = {
  id: string;
  name: string;
  /** `#rrggbb`, the main color first; none where nothing could be read. */
  colors: readonly string[];
};

/** The rows with these ids, in the brain's order, so that the order of answers changes nothing. */
export const rowsOf = <Row extends { _id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.filter((row) => ids.includes(row._id));
