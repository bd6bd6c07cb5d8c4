import type { Font, PathCommand } from '@signet/type';
import { uniteLayers } from './boolean.ts';
import { families } from './families.ts';
import { MOST_ROUND, type Drawing, type Recipe } from './family.ts';
import { lettersOf } from './letter.ts';
import { outlineMark } from './outline-mark.ts';
import { transform } from './outline.ts';
import type { Writing } from './writing.ts';

/** A mark as it is drawn: one path of one color in a box as wide and high as its ink. */
export type DrawnMark = {
  readonly path: readonly PathCommand[];
  readonly width: number;
  readonly height: number;
  /** Of a letter that is cut from a ground: the letter by itself, as it lies on the mark. */
  readonly motif?: readonly PathCommand[];
};

/** What draws letters of a face that nobody has chosen among. */
export const anyWriting = (font: Font): Writing => ({
  letters: lettersOf(font),
  initials: [],
  pair: [],
  all: [],
  things: [],
  words: [],
});

/** Letters of a recipe: a monogram has two, and a letter may be of several code units; a thing has its whole word. */
const MOST_LETTERS = 2;
const MOST_OF_A_WORD = 40;

/** Whether a recipe from outside is one that its family could have proposed: what else it may ask for has no bound. */
export const isRecipe = ({ family, letters, values, round = 0 }: Recipe): boolean => {
  const { choices } = families[family];
  const count = Array.from(letters).length;
  const roundness = Number.isInteger(round) && round >= 0 && round <= MOST_ROUND;
  const known = values.length === choices.length && choices.every((list, at) => list.includes(values[at] ?? ''));
  return known && roundness && count >= 1 && count <= (family === 'thing' ? MOST_OF_A_WORD : MOST_LETTERS);
};

/** Where a ground of a unit square comes to lie when it becomes a mark of 1,000. */
const motifOf = ({ layers, motif }: Drawing): readonly PathCommand[] | undefined => {
  const ground = layers[0]?.path;
  return motif && ground && uniteLayers([{ op: 'add', path: motif, within: ground }]);
};

/**
 * A mark drawn again from its recipe, ungated; undefined where the face lacks its letters or they do not lend
 * themselves.
 */
export const drawRecipe = (recipe: Recipe, font: Font): DrawnMark | undefined => {
  const drawing = families[recipe.family].draw(recipe, anyWriting(font));
  if (!drawing) return undefined;
  const { toMark, ...drawn } = outlineMark(drawing, recipe.round);
  const motif = motifOf(drawing);
  return drawn.path.length === 0 ? undefined : { ...drawn, ...(motif && { motif: transform(motif, toMark) }) };
};
