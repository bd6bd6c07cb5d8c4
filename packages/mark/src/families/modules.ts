import { numberAt, type Family, type Recipe } from '../family.ts';
import { heightOf, widthOf } from '../outline.ts';
import { chooseModules, type TileSet } from '../modules/choose-modules.ts';
import { pointContacts, traceModules, type ModuleGrid } from '../modules/trace-modules.ts';
import type { Letter } from '../letter.ts';
import type { Writing } from '../writing.ts';

const ROWS = [3, 4, 5];
const TASTES = [0.75, 1, 1.25];
/** On finer grids triangles turn serifs into thorns. */
const MOST_CUT_ROWS = 4;

const columnsFor = ({ box }: Letter, rows: number): number[] => {
  const near = (rows * widthOf(box)) / heightOf(box);
  return [...new Set([Math.floor(near), Math.ceil(near), Math.round(near)])].filter((one) => one >= 2 && one <= 5);
};

/** An S of triangles is a bolt, and two bolts are a sign of hatred. */
const bolts = new Set(['S', 's', '5', 'Z', 'z', 'Ζ', 'Ѕ']);
const setsFor = (letter: string): TileSet[] => (bolts.has(letter) ? ['disc'] : ['disc', 'cut']);

const gridOf = (recipe: Recipe, { letters }: Writing): ModuleGrid | undefined => {
  const letter = letters(recipe.letters);
  const [rows, columns, taste] = [numberAt(recipe, 0), numberAt(recipe, 1), numberAt(recipe, 3)];
  return letter && chooseModules(letter, { rows, columns, set: String(recipe.values[2]) as TileSet, taste });
};

/** A letter on a grid of few cells: squares with quarter discs, or squares with triangles. */
export const modules: Family = {
  kept: 0.8,
  legible: true,
  propose: (writing) => {
    const seen = new Set<string>();
    const all = writing.initials.flatMap((letter) =>
      ROWS.flatMap((rows) => {
        const drawn = writing.letters(letter);
        return (drawn ? columnsFor(drawn, rows) : []).flatMap((columns) =>
          setsFor(letter).flatMap((set) =>
            (set === 'cut' && rows > MOST_CUT_ROWS ? [] : TASTES).map((taste): Recipe => ({
              family: 'modules',
              letters: letter,
              values: [rows, columns, set, taste],
            })),
          ),
        );
      }),
    );
    // other tastes often choose the same tiles
    return all.filter((recipe) => {
      const grid = gridOf(recipe, writing);
      const tiles = grid ? `${grid.columns} ${grid.tiles.join(' ')}` : '';
      return tiles !== '' && !seen.has(tiles) && seen.add(tiles);
    });
  },
  draw: (recipe, writing) => {
    const grid = gridOf(recipe, writing);
    if (!grid || pointContacts(grid) > 0) return undefined;
    const path = traceModules(grid);
    return path.length === 0 ? undefined : { layers: [{ op: 'add', path }], whole: true };
  },
};
