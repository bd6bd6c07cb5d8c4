import type { Layer } from './grid.ts';
import type { Outline } from './outline.ts';
import type { Writing } from './writing.ts';

export const familyNames = [
  'modules',
  'flower',
  'flower-tile',
  'slice',
  'arc',
  'counter',
  'lines',
  'parts',
  'tile',
  'crop',
  'stencil',
  'monogram',
] as const;
export type FamilyName = (typeof familyNames)[number];

/** All that it takes to draw one mark again with the same face. */
export interface Recipe {
  readonly family: FamilyName;
  /** The letter or letters that it is drawn from. */
  readonly letters: string;
  readonly values: readonly (number | string)[];
}

/** A recipe carried out: layers still to be united, or an outline that is whole by construction. */
export interface Drawing {
  readonly layers: readonly Layer[];
  /** Whether the layers are one outline without overlaps already. */
  readonly whole?: boolean;
  /** Whether the letter is the ground in the ink rather than the ink. */
  readonly reversed?: boolean;
  /** The outline to read the letter from where the whole mark would not show it. */
  readonly motif?: Outline;
}

/** One way to make marks of letters. */
export interface Family {
  /** What of the prototype's marks of this family a designer kept, 0 to 1. */
  readonly kept: number;
  /** Whether its marks are to be read as their letter. */
  readonly legible: boolean;
  readonly propose: (writing: Writing) => Recipe[];
  /** Undefined where the letters do not lend themselves to it. */
  readonly draw: (recipe: Recipe, writing: Writing) => Drawing | undefined;
}

/** Every combination of one from each list. */
export const combinations = (...lists: readonly (readonly (number | string)[])[]): (number | string)[][] =>
  lists.reduce<(number | string)[][]>(
    (made, list) => made.flatMap((one) => list.map((value) => [...one, value])),
    [[]],
  );

export const recipesOf = (
  family: FamilyName,
  letters: readonly string[],
  ...lists: readonly (readonly (number | string)[])[]
): Recipe[] => letters.flatMap((one) => combinations(...lists).map((values) => ({ family, letters: one, values })));

export const numberAt = ({ values }: Recipe, at: number): number => Number(values[at] ?? 0);
