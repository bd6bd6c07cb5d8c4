import type { PathCommand } from '@signet/type';
import { numberAt, recipesOf, type Drawing, type Family, type Recipe } from '../family.ts';
import type { Layer } from '../grid.ts';
import { scaled, transform, type Outline } from '../outline.ts';
import { rectangle } from '../shapes.ts';
import { band, type Stroke } from '../skeleton/parallels.ts';
import { skeletons } from '../skeleton/skeletons.ts';
import type { Writing } from '../writing.ts';

const STROKE = 2.3;
/** The gap in parts of a line, light to heavy; the middle one is proposed. */
const GAPS_TO_LINE = [1.05, 0.75, 0.55];
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
/** Two lines leave these what they are; others fall apart, tangle, turn gray at 16 px or read as something else. */
const telling = new Set('DJCSUСЧΓГЭ');
/** Bends as round as these: square ones make a maze of a letter. */
const BENDS = [2, 3];
/** Words that two lines are the contrary of. */
const contrary = new Set(['traditional', 'rugged', 'minimal', 'organic', 'handmade', 'vintage', 'sturdy']);

const drawLines = (recipe: Recipe): Drawing | undefined => {
  const line = STROKE / (2 + (numberAt(recipe, 2) || GAP_TO_LINE));
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
  kept: ({ letters }) => (letters === 'J' || letters === 'U' ? 0.75 : 0.5),
  legible: false,
  choices: [[0, 1.2, 2, 3], [0.95, 1.15], GAPS_TO_LINE],
  propose: (writing) =>
    recipesOf(
      'lines',
      writing.words.some((one) => contrary.has(one)) ? [] : built(writing).filter((one) => telling.has(one)),
      BENDS,
      [0.95, 1.15],
      [GAP_TO_LINE],
    ),
  draw: drawLines,
};

/** Letters of strokes that meet in a point: apart they are still one letter. Others fall into two signs. */
const jointed = new Set('KkКкΚκ');

const HEAVY = 2.5;
const WEIGHTS = [2.1, HEAVY, 2.9];
const APART = 0.62;

/** A heavy capital on the same middle lines, its strokes standing apart where they would meet. */
export const parts: Family = {
  kept: 0.75,
  legible: false,
  choices: [[0, 1.25, 2, 3], [0.95, 1.2], WEIGHTS],
  propose: (writing) =>
    recipesOf(
      'parts',
      built(writing).filter((one) => jointed.has(one)),
      ...parts.choices.slice(0, 2),
      [HEAVY],
    ),
  draw: (recipe) => {
    const heavy = numberAt(recipe, 2) || HEAVY;
    const strokes = skeletons[recipe.letters]?.(heavy / 2 + APART);
    return (
      strokes && {
        layers: layersOf(strokes, heavy, [[-heavy / 2, heavy / 2]], numberAt(recipe, 0), numberAt(recipe, 1)),
      }
    );
  },
};
