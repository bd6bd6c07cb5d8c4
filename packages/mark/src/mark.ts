import type { PathCommand } from '@signet/type';
import type { MarkFamily } from '@signet/contract';
import type { Recipe } from './family.ts';
import type { FormQuality } from './form.ts';
import type { MarkMeasures } from './gates.ts';
import type { Nearest } from './known/known-marks.ts';

/** Why a mark looks as it does; the words are the caller's. */
export type MarkReason =
  /** How it is made of which letters; `value` is how often they are repeated, where they are. */
  | { kind: 'construction'; subject: MarkFamily; value: string; bound: number | undefined }
  /** The word that its form serves best: `value` of 100 marks drawn for nobody have less of the quality. */
  | { kind: 'form'; subject: { word: string; quality: FormQuality; more: boolean }; value: number; bound: 100 }
  /** The known mark that it comes nearest to, and the distance below which none is shown. */
  | { kind: 'nearest'; subject: string; value: number; bound: number; of: number };

/** A mark drawn out: one path of one color in a box as wide and high as its ink. */
export type Mark = {
  /** Draws the same mark again with the same face. */
  readonly recipe: Recipe;
  readonly path: readonly PathCommand[];
  readonly width: number;
  readonly height: number;
  readonly measures: MarkMeasures;
  /** Of 1: the share of marks drawn for nobody that have less. */
  readonly form: Readonly<Record<FormQuality, number>>;
  readonly nearest: Nearest | undefined;
  readonly reasons: readonly MarkReason[];
  /** Its worth beside the others of its name, 0 to 1. */
  readonly score: number;
};
