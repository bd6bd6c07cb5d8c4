import type { Font, PathCommand } from '@signet/type';
import { families } from './families.ts';
import type { Recipe } from './family.ts';
import { lettersOf } from './letter.ts';
import { outlineMark } from './outline-mark.ts';

/**
 * A mark drawn again from its recipe, ungated; undefined where the face lacks its letters or they do not lend
 * themselves.
 */
export const drawRecipe = (
  recipe: Recipe,
  font: Font,
): { path: PathCommand[]; width: number; height: number } | undefined => {
  const writing = { letters: lettersOf(font), initials: [], pair: [], all: [] };
  const drawing = families[recipe.family].draw(recipe, writing);
  return drawing && outlineMark(drawing);
};
