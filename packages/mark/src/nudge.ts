import type { Font } from '@signet/type';
import { families, isOurs } from './families.ts';
import { columnsFor } from './families/modules.ts';
import type { MarkFamily } from '@signet/contract';
import type { Recipe } from './family.ts';
import { lettersOf } from './letter.ts';
import type { Writing } from './writing.ts';

/** Families that take their weight from a value of the recipe, and which; all others take it from the face. */
const weighedBy: Partial<Record<MarkFamily, number>> = { modules: 0, lines: 2, parts: 2, hand: 0 };
/** More letters than this are no choice any more. */
const MOST_LETTERS = 6;
/** Families of several letters or of a word: another letter makes another mark of them. */
const wordy: ReadonlySet<MarkFamily> = new Set(['monogram', 'pair', 'thing', 'ligature']);

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
  const at = weighedBy[recipe.family];
  // what is ours and names no weight has the one that it is drawn in
  if (at === undefined) return isOurs(recipe.family) ? [recipe] : undefined;
  const weights = families[recipe.family].choices[at] ?? [];
  if (recipe.family !== 'modules')
    return weights.map((weight) => ({ ...recipe, values: recipe.values.with(at, weight) }));
  return weights
    .toReversed()
    .map((rows) => (recipe.values[0] === rows ? recipe : withRows(recipe, Number(rows), font)));
};

/** Whether its family would propose a recipe of its letters, but for the weight and the roundness that it was given. */
const isProposed = (recipe: Recipe, writing: Writing): boolean => {
  const weight = weighedBy[recipe.family];
  const alike = ({ values }: Recipe) => values.every((value, at) => at === weight || value === recipe.values[at]);
  return families[recipe.family].propose({ ...writing, initials: [recipe.letters] }).some(alike);
};

/**
 * The letters of the name that the same mark could be drawn from, its own first: those that its family lends itself
 * to, as if the name began with them; its words' first letters come before those within them. A monogram has its
 * two, a thing its word.
 */
export const lettersFor = (recipe: Recipe, writing: Writing): string[] => {
  if (wordy.has(recipe.family)) return [recipe.letters];
  const { initials, pair, all } = writing;
  const capitals = all
    .map((one) => one.toUpperCase())
    .filter((one) => Array.from(one).length === 1 && writing.letters(one));
  const others = [...new Set([...initials, ...pair, ...all, ...capitals])].filter((one) => one !== recipe.letters);
  const { draw } = families[recipe.family];
  const offered = others.filter((letters) => {
    const other = { ...recipe, letters };
    return isProposed(other, writing) && draw(other, writing);
  });
  return [recipe.letters, ...offered].slice(0, MOST_LETTERS);
};
