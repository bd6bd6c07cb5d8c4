import { boundsOf, outlineOf, placePath, shape, type Box, type Font, type PathCommand } from '@signet/type';
import { uniteLayers } from './boolean.ts';
import { frameFor, rasterPath, type Grid } from './grid.ts';
import { areaOf, contoursOf, heightOf, ringsOf, widthOf, type Outline } from './outline.ts';

/** A letter as its face draws it by itself: one cap height is 1, the baseline is y = 0, contours do not overlap. */
export type Letter = {
  readonly character: string;
  readonly path: Outline;
  readonly box: Box;
  /** The median width of its ink along rows or columns, whichever is less. */
  readonly stem: number;
  /** The ground that it encloses, a contour each. */
  readonly counters: readonly Outline[];
};

const SIDE = 160;
/** Narrower than this a letter is hardly one. */
const NARROW = 0.45;

/** A picture with its rows for columns. */
const transposed = ({ width, height, ink }: Grid): Grid => ({
  width: height,
  height: width,
  ink: ink.map((_, at) => ink[(at % height) * width + Math.floor(at / height)] as number),
});

/** The median length of the runs of ink along the rows, in cells. */
export const medianRun = ({ width, height, ink }: Grid): number => {
  const runs: number[] = [];
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    for (let x = 0; x <= width; x += 1) {
      if (x < width && ink[y * width + x] === 1) run += 1;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
  }
  return runs.toSorted((one, other) => one - other)[runs.length >> 1] ?? 0;
};

const countersOf = (path: Outline): PathCommand[][] => {
  const contours = contoursOf(path).map((contour) => ({ contour, area: areaOf(ringsOf(contour)[0] ?? []) }));
  // united outlines turn their holes the other way than their outsides
  return contours.filter(({ area }) => area < -0.01).map(({ contour }) => contour);
};

const draw = (font: Font, character: string): Letter | undefined => {
  const shaped = shape(font, character);
  if (shaped.glyphs.some(({ id }) => id === 0)) return undefined;
  const drawn = placePath(outlineOf(font, shaped), { scale: 1 / font.capHeight });
  if (!boundsOf(drawn)) return undefined;
  const path = uniteLayers([{ op: 'add', path: drawn }]);
  const box = boundsOf(path);
  if (!box) return undefined;
  const frame = frameFor(box, SIDE, 1);
  const grid = rasterPath(path, frame);
  // along its rows an E is mostly bars, along its columns it is mostly their thickness
  const stem = Math.min(medianRun(grid), medianRun(transposed(grid))) / frame.scale;
  return { character, path, box, stem, counters: countersOf(path) };
};

/** The letters of a face, drawn once each; undefined for one that the face lacks. */
export type Letters = (character: string) => Letter | undefined;

/** By itself a stroke: an I without feet, an l. */
export const isStroke = (letter: Letter | undefined): boolean =>
  letter !== undefined && widthOf(letter.box) < NARROW * heightOf(letter.box);

/** The ink of the row at a height above the line, in cells. */
const inkAt = ({ path, box }: Letter, height: number): number => {
  const frame = frameFor(box, SIDE, 0);
  const { width, ink } = rasterPath(path, frame);
  const row = Math.round((-height - frame.y) * frame.scale);
  return ink.subarray(row * width, (row + 1) * width).reduce((sum, one) => sum + one, 0);
};

/** Wider than its stems by so much at the foot, an upright letter has serifs. */
const SERIF = 1.25;
const uprights = ['H', 'Н', 'Η'];

/** Whether stems of a face end in feet: what cuts them off leaves stumps. */
export const hasSerifs = (letters: Letters): boolean => {
  const upright = uprights.map((one) => letters(one)).find((one) => one !== undefined);
  return upright !== undefined && inkAt(upright, 0.02) > SERIF * inkAt(upright, 0.25);
};

const opened = new WeakMap<Font, Letters>();

export const lettersOf = (font: Font): Letters => {
  const known = new Map<string, Letter | undefined>();
  const letters: Letters = (character) => {
    if (!known.has(character)) known.set(character, draw(font, character));
    return known.get(character);
  };
  const before = opened.get(font);
  if (!before) opened.set(font, letters);
  return before ?? letters;
};
