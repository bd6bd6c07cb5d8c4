import type { Brain } from '@signet/brain';

/** All that a recommendation may depend on. Nothing else is read: no clock, no chance but the seed. */
export interface EngineInput {
  /** The quiz's id; the only source of variety. */
  seed: string;
  brain: Pick<Brain, 'colorFamilies' | 'keywords' | 'fonts'>;
  answers: EngineAnswers;
  companyName: string;
  /** Whether the font family of this `_id` has every letter of the company's name. */
  coverage: (fontId: string) => boolean;
}

/** `_id`s of the brain's rows, in any order; one that the brain lacks is passed over. */
export interface EngineAnswers {
  favoriteColors: readonly string[];
  dislikedColors: readonly string[];
  keywords: readonly string[];
  /** Not weighed yet, nor is the lifecycle. */
  industry: string;
  lifecycle: string;
}

/** Why something is recommended. `value` is a number that the engine used and that anybody can compute again from the recommendation. */
export interface Reason {
  kind: 'favorite' | 'favorite-as-accent' | 'warm' | 'heavy' | 'vivid' | 'harmony' | 'font-trait' | 'font-match';
  /** The `_id` of the family or keyword it speaks of; empty when it speaks of none. */
  input: string;
  value: number;
  /** For a founder to read. */
  sentence: string;
}

/** The rows with these ids, in the brain's order, so that the order of answers changes nothing. */
export const rowsOf = <Row extends { _id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] => rows.filter((row) => ids.includes(row._id));
