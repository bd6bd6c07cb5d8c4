import type { PathCommand } from '@signet/type';
import { numberAt, recipesOf, type Drawing, type Family, type Recipe } from '../family.ts';
import type { Layer } from '../grid.ts';
import { scaled, transform, type Outline } from '../outline.ts';
import { rectangle } from '../shapes.ts';
import { band, type Stroke } from '../skeleton/parallels.ts';
import { skeletons } from '../skeleton/skeletons.ts';
import type { Writing } from '../writing.ts';

const STROKE = 2.3;
const GAP_TO_LINE = 0.75;

/** Diagonals end level with the other strokes. */
const roomOf = (strokes: readonly Stroke[], width: number): Outline => {
  const xs = strokes.flatMap(({ bends }) => bends.map(([x]) => x));
  return rectangle({
    left: Math.min(...xs) - width / 2,
    right: Math.max(...xs) + width / 2,
    top: -width / 2,
    bottom: 6 + width / 2,
  });
};

const layersOf = (
  strokes: readonly Stroke[],
  width: number,
  bands: readonly (readonly [number, number])[],
  radius: number,
  wide: number,
): Layer[] => {
  const place = (path: Outline): PathCommand[] => transform(path, scaled(wide, 1));
  const within = place(roomOf(strokes, width));
  return strokes.flatMap((stroke) =>
    bands.map(([from, to]): Layer => ({ op: 'add', path: place(band(stroke, radius, from, to, width)), within })),
  );
};

const built = ({ initials }: Writing) => initials.filter((one) => skeletons[one]);

const drawLines = (recipe: Recipe): Drawing | undefined => {
  const line = STROKE / (2 + GAP_TO_LINE);
  const half = STROKE / 2;
  const strokes = skeletons[recipe.letters]?.(half - line / 2);
  const bands = [
    [-half, -half + line],
    [half - line, half],
  ] as const;
  return strokes && { layers: layersOf(strokes, STROKE, bands, numberAt(recipe, 0), numberAt(recipe, 1)) };
};

/** A capital of two parallel lines on a middle line of our own. */
export const lines: Family = {
  kept: 0.9,
  legible: false,
  propose: (writing) => recipesOf('lines', built(writing), [0, 1.2, 2, 3], [0.95, 1.15]),
  draw: drawLines,
};

const HEAVY = 2.5;
const APART = 0.62;

/** A heavy capital on the same middle lines, its strokes standing apart where they would meet. */
export const parts: Family = {
  kept: 0.75,
  legible: false,
  propose: (writing) =>
    recipesOf(
      'parts',
      built(writing).filter((one) => (skeletons[one]?.(0) ?? []).length > 1 || /[PRЯ69GБ]/u.test(one)),
      [0, 1.25, 2, 3],
      [0.95, 1.2],
    ),
  draw: (recipe) => {
    const strokes = skeletons[recipe.letters]?.(HEAVY / 2 + APART);
    return (
      strokes && {
        layers: layersOf(strokes, HEAVY, [[-HEAVY / 2, HEAVY / 2]], numberAt(recipe, 0), numberAt(recipe, 1)),
      }
    );
  },
};
