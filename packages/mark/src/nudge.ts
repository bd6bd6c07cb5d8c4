import type { Font } from '@signet/type';
import { anyWriting } from './draw-recipe.ts';
import { families } from './families.ts';
import { columnsFor } from './families/modules.ts';
import type { MarkFamily } from '@signet/contract';
import type { Recipe } from './family.ts';
import { lettersOf } from './letter.ts';
import { writingOf } from './writing.ts';

/** Families that take their weight from a value of the recipe, and which; all others take it from the face. */
const weighedBy: Partial<Record<MarkFamily, number>> = { modules: 0, lines: 2, parts: 2 };
/** More letters than this are no choice any more. */
const MOST_LETTERS = 6;

const withRows = (recipe: Recipe, rows: number, font: Font): Recipe => {
  const letter = lettersOf(font)(recipe.letters);
  const columns = letter && columnsFor(letter, rows).at(-1);
  return { ...recipe, values: [rows, columns ?? rows, ...recipe.values.slice(2)] };
};

/**
 * The same mark from light to heavy, of a family that has weights of its own; undefined where another weight of the
 * face makes it lighter or heavier.
 */
export const ownWeights = (recipe: Recipe, font: Font): Recipe[] | undefined => {
  // a thing is no letter of the face: it has the one weight that it is drawn in
  if (recipe.family === 'thing') return [recipe];
  const at = weighedBy[recipe.family];
  if (at === undefined) return undefined;
  const weights = families[recipe.family].choices[at] ?? [];
  if (recipe.family !== 'modules')
    return weights.map((weight) => ({ ...recipe, values: recipe.values.with(at, weight) }));
  return weights
    .toReversed()
    .map((rows) => (recipe.values[0] === rows ? recipe : withRows(recipe, Number(rows), font)));
};

/** The letters of the name that the same mark could be drawn from, its own first; a monogram has its two. */
export const lettersFor = (recipe: Recipe, name: string, font: Font): string[] => {
  const writing = writingOf(name, font);
  if (recipe.family === 'monogram' || recipe.family === 'thing') return [recipe.letters];
  const all = [...new Set([recipe.letters, ...writing.initials, ...writing.all])];
  const { draw } = families[recipe.family];
  return all.filter((letters) => draw({ ...recipe, letters }, anyWriting(font))).slice(0, MOST_LETTERS);
};
