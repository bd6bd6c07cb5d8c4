import type { Font, PathCommand } from '@signet/type';
import { lookAt, MEASURED, type Candidate } from './candidate.ts';
import { FORBIDDEN_DISTANCE, nearestForbidden, PLAIN_DISTANCE } from './forbidden.ts';
import { overlapOf } from './form.ts';
import { frameFor, rasterPath, type Grid } from './grid.ts';
import { describe, type Description } from './known/describe.ts';
import { outlineMark } from './outline-mark.ts';
import { pathBytes } from './path-bytes.ts';
import type { Recipe } from './family.ts';
import type { Writing } from './writing.ts';

/** A mark that holds every gate, drawn out, and what it is known by. */
export interface Judged extends Candidate {
  readonly path: readonly PathCommand[];
  readonly width: number;
  readonly height: number;
  readonly descriptions: readonly Description[];
}

/** The picture that descriptions are made from, of a side of so many cells. */
const DESCRIBED = 192;
/** So much of a mark lies on itself after a quarter of a turn when it is built on one. */
const QUARTER_TURN = 0.9;
const MOST_BYTES = 3800;

/** Hooked crosses have quarter turns and no mirror: nothing that turns so is shown, however far it is from one. */
const spins = (grid: Grid): boolean =>
  overlapOf(grid, 'quarter') > QUARTER_TURN &&
  Math.max(overlapOf(grid, 'sides'), overlapOf(grid, 'ends')) < QUARTER_TURN;

const isAllowed = (grid: Grid, descriptions: readonly Description[]): boolean => {
  const { forbidden, plain } = nearestForbidden(descriptions);
  return !spins(grid) && forbidden.distance >= FORBIDDEN_DISTANCE && plain.distance >= PLAIN_DISTANCE;
};

/** Draws a recipe out and holds it to everything but the marks that are known; undefined where it fails. */
export const judge = (recipe: Recipe, writing: Writing, font: Font): Judged | undefined => {
  const candidate = lookAt(recipe, writing, font, MEASURED);
  if (!candidate || (candidate.reading?.rank ?? 1) > 1) return undefined;
  const outline = outlineMark(candidate.drawing);
  if (outline.path.length === 0 || pathBytes(outline.path) > MOST_BYTES) return undefined;
  const box = { left: 0, top: 0, right: outline.width, bottom: outline.height };
  const grid = rasterPath(outline.path, frameFor(box, DESCRIBED, 2));
  const descriptions = describe(grid);
  return isAllowed(grid, descriptions) ? { ...candidate, ...outline, descriptions } : undefined;
};
