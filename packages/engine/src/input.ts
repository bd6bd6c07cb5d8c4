import type { Brain } from '@signet/brain';
import type { NameFit } from '@signet/type';

/** All that a recommendation may depend on. Nothing else is read: no clock, no chance but the seed. */
export interface EngineInput {
  /** The quiz's id; the only source of variety. */
  seed: string;
  brain: Brain;
  answers: EngineAnswers;
  companyName: string;
  research: EngineResearch;
  /** How the company's name sets in each font family, by `_id`; a family without an entry lacks a letter of it. */
  nameFits: ReadonlyMap<string, NameFit>;
}

/** `_id`s of the brain's rows, in any order; one that the brain lacks is passed over. */
export interface EngineAnswers {
  favoriteColors: readonly string[];
  dislikedColors: readonly string[];
  keywords: readonly string[];
  industry: string;
  lifecycle: string;
  /** From fitting in (0) to standing out (1); absent, the industry's norm counts. */
  standOut?: number | undefined;
}

/** What was read of the competitors. */
export interface EngineResearch {
  competitors: readonly Competitor[];
}
export interface Competitor {
  id: string;
  name: string;
  /** `#rrggbb`, the main color first; none where nothing could be read. */
  colors: readonly string[];
}

/**
 * Why something is recommended. `value` is a number that the engine used and that anybody can compute again from the
 * recommendation and the quiz.
 */
export interface Reason<Kind extends string = string> {
  kind: Kind;
  /**
   * The part of this quiz that it speaks of: the `_id` of a family, keyword, industry or competitor; empty when it
   * speaks of none.
   */
  input: string;
  value: number;
  /** For a founder to read. */
  sentence: string;
}

/** The rows with these ids, in the brain's order, so that the order of answers changes nothing. */
export const rowsOf = <Row extends { _id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.filter((row) => ids.includes(row._id));
