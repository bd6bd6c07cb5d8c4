import type { MarkFamily } from '@signet/contract';
import type { Layer } from './grid.ts';
import type { Outline } from './outline.ts';
import type { Writing } from './writing.ts';

/** All that it takes to draw one mark again with the same face. */
export type Recipe = {
  readonly family: MarkFamily;
  /** The letter or letters that it is drawn from. */
  readonly letters: string;
  readonly values: readonly (number | string)[];
  /** How far its corners are taken off, in steps of ROUNDING; as the family draws it where it is absent. */
  readonly round?: number;
};

/** What one step of roundness takes off a corner, in parts of the mark's longer side, and how many steps there are. */
export const ROUNDING = 0.03;
export const MOST_ROUND = 4;

/** A recipe carried out: layers still to be united, or an outline that is whole by construction. */
export type Drawing = {
  readonly layers: readonly Layer[];
  /** Whether the layers are one outline without overlaps already. */
  readonly whole?: boolean;
  /** Whether the letter is the ground in the ink rather than the ink. */
  readonly reversed?: boolean;
  /** The outline to read the letter from where the whole mark would not show it. */
  readonly motif?: Outline;
};

/** One way to make marks of letters. */
export type Family = {
  /** What of the marks of this family designers kept, 0 to 1; or of those like a recipe. */
  readonly kept: number | ((recipe: Recipe) => number);
  /** Whether its marks are to be read as their letter. */
  readonly legible: boolean;
  /** What each of a recipe's values may be: nothing else is drawn. */
  readonly choices: Choices;
  readonly propose: (writing: Writing) => Recipe[];
  /** Undefined where the letters do not lend themselves to it. */
  readonly draw: (recipe: Recipe, writing: Writing) => Drawing | undefined;
};

export type Choices = readonly (readonly (number | string)[])[];

/** Every combination of one from each list. */
export const combinations = (...lists: readonly (readonly (number | string)[])[]): (number | string)[][] =>
  lists.reduce<(number | string)[][]>(
    (made, list) => made.flatMap((one) => list.map((value) => [...one, value])),
    [[]],
  );

export const recipesOf = (
  family: MarkFamily,
  letters: readonly string[],
  ...lists: readonly (readonly (number | string)[])[]
): Recipe[] => letters.flatMap((one) => combinations(...lists).map((values) => ({ family, letters: one, values })));

export const numberAt = ({ values }: Recipe, at: number): number => Number(values[at] ?? 0);
