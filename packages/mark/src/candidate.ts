import type { MarkFamily } from '@signet/contract';
import { boundsOf, unionOf, type Box, type Font } from '@signet/type';
import { families } from './families.ts';
import type { Drawing, Recipe } from './family.ts';
import { formOf, type Form } from './form.ts';
import { failedGates, measureMark, type MarkMeasures } from './gates.ts';
import { frameFor, inkBox, rasterLayers, type Grid } from './grid.ts';
import { readAs, type Reading } from './reads.ts';
import { outlineMark } from './outline-mark.ts';
import { transform } from './outline.ts';
import type { Writing } from './writing.ts';

/** A mark as a picture, before anybody decides to draw it out. */
export type Candidate = {
  readonly recipe: Recipe;
  readonly drawing: Drawing;
  /** Where its ink lies, in the units of its layers. */
  readonly box: Box;
  readonly measures: MarkMeasures;
  readonly form: Form;
  /** Undefined for marks that are not to be read. */
  readonly reading: Reading | undefined;
};

/** A first look, and the measure that the gates hold. */
export const SKETCH = 64;
export const MEASURED = 160;
const MARGIN = 0.09;

const frameOf = (box: Box, side: number) => frameFor(box, side, Math.ceil(side * MARGIN));

const sumOf = (drawing: Drawing): Box | undefined => {
  const boxes = drawing.layers.filter(({ op }) => op === 'add').map(({ path, within }) => boundsOf(within ?? path));
  return boxes
    .filter((one) => one !== undefined)
    .reduce<Box | undefined>((sum, one) => (sum ? unionOf(sum, one) : one), undefined);
};

/** The box of the ink itself, found on a picture: what is cut away or left out does not count. */
const inkBoxOf = (drawing: Drawing, side: number): Box | undefined => {
  const around = sumOf(drawing);
  if (!around) return undefined;
  const frame = frameFor(around, side, 1);
  const box = inkBox(rasterLayers(drawing.layers, frame));
  return (
    box && {
      left: frame.x + box.left / frame.scale,
      top: frame.y + box.top / frame.scale,
      right: frame.x + box.right / frame.scale,
      bottom: frame.y + box.bottom / frame.scale,
    }
  );
};

/** Families that easily make another letter of a letter, of any script: a B with a dot is a Б. */
const changing: ReadonlySet<MarkFamily> = new Set(['modules', 'counter']);

const readingOf = (
  recipe: Recipe,
  { motif, layers, reversed }: Drawing,
  grid: Grid,
  frame: Parameters<typeof rasterLayers>[1],
  font: Font,
): Reading | undefined => {
  // corners taken off a ground change nothing of the letter in it
  if (!families[recipe.family].legible || (reversed && !motif)) return undefined;
  const read = motif
    ? rasterLayers([{ op: 'add', path: motif, ...(layers[0] && { within: layers[0].path }) }], frame)
    : grid;
  return readAs(read, recipe.letters, font, { ofAll: changing.has(recipe.family) });
};

/** Takes off the corners before anything is measured, where the recipe asks for it. */
const drawingOf = (recipe: Recipe, writing: Writing): Drawing | undefined => {
  const drawing = families[recipe.family].draw(recipe, writing);
  if (!drawing || !recipe.round) return drawing;
  const { motif, ...rest } = drawing;
  const { path, toMark } = outlineMark(drawing, recipe.round);
  // what is left of the letter is read within the rounded ink; a ground's letter is no ink
  const read = motif && !drawing.reversed && { motif: transform(motif, toMark) };
  return { ...rest, ...read, layers: [{ op: 'add', path }], whole: true };
};

/**
 * Draws a recipe as a picture of `side` cells and measures it; undefined where nothing comes of it, and at MEASURED
 * where it fails a gate, unless it is to be looked at `anyway`.
 */
export const lookAt = (
  recipe: Recipe,
  writing: Writing,
  font: Font,
  side: number,
  { anyway = false } = {},
): Candidate | undefined => {
  const drawing = drawingOf(recipe, writing);
  const box = drawing && inkBoxOf(drawing, side);
  if (!drawing || !box) return undefined;
  const frame = frameOf(box, side);
  const grid = rasterLayers(drawing.layers, frame);
  const measures = measureMark(grid, side === SKETCH);
  // what a closer look refuses need not be looked at any further
  if (!measures || (!anyway && side === MEASURED && failedGates(measures).length > 0)) return undefined;
  const form = formOf(grid, drawing.layers, measures);
  return { recipe, drawing, box, measures, form, reading: readingOf(recipe, drawing, grid, frame, font) };
};
