import { numberAt, type Family, type Recipe } from '../family.ts';
import { heightOf, widthOf } from '../outline.ts';
import { chooseModules, type TileSet } from '../modules/choose-modules.ts';
import { pointContacts, traceModules, type ModuleGrid } from '../modules/trace-modules.ts';
import type { Letter } from '../letter.ts';
import type { Writing } from '../writing.ts';

/** Fewer rows are heavier: a stem is a row wide. */
const ROWS = [3, 4, 5];
const TASTES = [0.75, 1, 1.25];

export const columnsFor = ({ box }: Letter, rows: number): number[] => {
  const near = (rows * widthOf(box)) / heightOf(box);
  return [...new Set([Math.floor(near), Math.ceil(near), Math.round(near)])].filter((one) => one >= 2 && one <= 5);
};

const gridOf = (recipe: Recipe, { letters }: Writing): ModuleGrid | undefined => {
  const letter = letters(recipe.letters);
  const [rows, columns, taste] = [numberAt(recipe, 0), numberAt(recipe, 1), numberAt(recipe, 3)];
  return letter && chooseModules(letter, { rows, columns, set: String(recipe.values[2]) as TileSet, taste });
};

/** A letter on a grid of few cells: squares with quarter discs, or squares with triangles. */
export const modules: Family = {
  kept: 0.5,
  legible: true,
  choices: [ROWS, [2, 3, 4, 5], ['disc', 'cut'], TASTES],
  // castles, cats and bones: what was chosen once is still drawn
  propose: () => [],
  draw: (recipe, writing) => {
    const grid = gridOf(recipe, writing);
    if (!grid || pointContacts(grid) > 0) return undefined;
    const path = traceModules(grid);
    return path.length === 0 ? undefined : { layers: [{ op: 'add', path }], whole: true };
  },
};
