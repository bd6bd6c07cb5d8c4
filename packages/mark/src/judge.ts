import type { Font, PathCommand } from '@signet/type';
import { lookAt, MEASURED, type Candidate } from './candidate.ts';
import { FORBIDDEN_DISTANCE, nearestForbidden, PLAIN_DISTANCE } from './forbidden.ts';
import { overlapOf } from './form.ts';
import { failedGates, type MarkGate } from './gates.ts';
import { frameFor, rasterPath, type Grid } from './grid.ts';
import { describe, describeLeaning, type Description } from './known/describe.ts';
import { keepsLetter } from './keeps-letter.ts';
import { outlineMark } from './outline-mark.ts';
import { pathBytes } from './path-bytes.ts';
import type { Recipe } from './family.ts';
import type { Writing } from './writing.ts';

/** A mark that holds every gate, drawn out, and what it is known by. */
export type Judged = {
  readonly path: readonly PathCommand[];
  readonly width: number;
  readonly height: number;
  readonly descriptions: readonly Description[];
  /** The same and what it would be known by if it leaned: what known marks are looked for by. */
  readonly leaning: readonly Description[];
} & Candidate;

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

/** A drawn mark as the picture that gates measure. */
export const pictureOfPath = ({ path, width, height }: Pick<Judged, 'path' | 'width' | 'height'>): Grid =>
  rasterPath(path, frameFor({ left: 0, top: 0, right: width, bottom: height }, MEASURED, Math.ceil(MEASURED / 10)));

/** What keeps a mark from being shown: a gate, or that it does not read, is like a sign or too large a file. */
export type Refused = MarkGate | 'letter' | 'sign' | 'size' | 'nothing';

/** What a drawn mark is known by. */
export const descriptionsOf = ({ path, width, height }: Pick<Judged, 'path' | 'width' | 'height'>): Description[] =>
  describe(rasterPath(path, frameFor({ left: 0, top: 0, right: width, bottom: height }, DESCRIBED, 2)));

/** Draws out what was looked at and held to the gates; a word where it is refused. */
const drawnOut = (candidate: Candidate): Judged | Refused => {
  const { toMark: _, ...outline } = outlineMark(candidate.drawing);
  if (outline.path.length === 0) return 'nothing';
  if (pathBytes(outline.path) > MOST_BYTES) return 'size';
  const box = { left: 0, top: 0, right: outline.width, bottom: outline.height };
  const grid = rasterPath(outline.path, frameFor(box, DESCRIBED, 2));
  const descriptions = describe(grid);
  if (!isAllowed(grid, descriptions)) return 'sign';
  return { ...candidate, ...outline, descriptions, leaning: describeLeaning(grid) };
};

/** Whether its letter comes out first of the alphabet, and still is what it was. */
const isItsLetter = (candidate: Candidate, { letters }: Writing): boolean =>
  (candidate.reading?.rank ?? 1) <= 1 && keepsLetter(candidate, letters);

/** Draws a recipe out and holds it to everything but the marks that are known; undefined where it fails. */
export const judge = (recipe: Recipe, writing: Writing, font: Font): Judged | undefined => {
  const candidate = lookAt(recipe, writing, font, MEASURED);
  if (!candidate || !isItsLetter(candidate, writing)) return undefined;
  const drawn = drawnOut(candidate);
  return typeof drawn === 'string' ? undefined : drawn;
};

/** The same of one that somebody asks for, with what is wrong where something is. */
export const judgeAgain = (recipe: Recipe, writing: Writing, font: Font): Judged | Refused => {
  const candidate = lookAt(recipe, writing, font, MEASURED, { anyway: true });
  if (!candidate) return 'nothing';
  const [failed] = failedGates(candidate.measures);
  if (failed) return failed;
  return isItsLetter(candidate, writing) ? drawnOut(candidate) : 'letter';
};
