import { softPicture } from '../gates.ts';
import { emptyGrid, inkArea, inkBox, type Grid } from '../grid.ts';
import { hullArea } from '../hull.ts';
import { filled, piecesOf } from '../morphology.ts';
import { EDGE_FIGURES, edgeFigures, softened } from './edges.ts';
import { ZERNIKE_FIGURES, zernikeFigures } from './zernike.ts';

/** What is kept of a picture to know it again: its edges, then its Zernike moments, a signed byte each. */
export type Description = Int8Array;
export const DESCRIPTION_LENGTH = EDGE_FIGURES + ZERNIKE_FIGURES;

const SIDE = 96;
/** The largest figures that occur, so that a byte holds them. */
const EDGE_SCALE = 254;
const ZERNIKE_SCALE = 127;

const describeInk = (grid: Grid): Description | undefined => {
  const box = inkBox(grid);
  if (!box) return undefined;
  const picture = softPicture(grid, box, SIDE);
  const figures = new Int8Array(DESCRIPTION_LENGTH);
  const put = (values: Float64Array, scale: number, from: number) =>
    values.forEach((value, at) => (figures[from + at] = Math.min(127, Math.round(value * scale))));
  put(edgeFigures(softened(picture, SIDE), SIDE), EDGE_SCALE, 0);
  put(zernikeFigures(picture, SIDE), ZERNIKE_SCALE, EDGE_FIGURES);
  return figures;
};

/** A silhouette is a tile when it fills its hull, and is drawn on when so much of it is cut out. */
const TILE = 0.9;
const [LEAST_CUT, MOST_CUT] = [0.04, 0.6];
/** A single piece as smooth as this is a dot or a ring's middle: no drawing. */
const PLAIN = 0.86;

/** What is cut from a tile: the ground that its ink encloses. Undefined where the mark is no tile. */
const cutOut = (grid: Grid): Grid | undefined => {
  const silhouette = filled(grid);
  const whole = inkArea(silhouette);
  if (whole < TILE * hullArea(silhouette)) return undefined;
  const ground = emptyGrid(grid.width, grid.height);
  silhouette.ink.forEach((ink, at) => (ground.ink[at] = ink & ((grid.ink[at] as number) ^ 1)));
  const share = inkArea(ground) / whole;
  if (share < LEAST_CUT || share > MOST_CUT) return undefined;
  const plain = piecesOf(ground, 1).sizes.length === 1 && inkArea(ground) > PLAIN * hullArea(ground);
  return plain ? undefined : ground;
};

/** The mark as a whole and, where it is a drawing cut from a tile, the drawing. Empty without ink. */
export const describe = (grid: Grid): Description[] => {
  const motif = cutOut(grid);
  return [describeInk(grid), motif && describeInk(motif)].filter((one) => one !== undefined);
};

/** How far somebody might skew a mark that they take for their own: ten degrees to either side. */
const SKEWS = [-10, 10].map((degrees) => Math.tan((degrees * Math.PI) / 180));

/** How far it might be turned: quarter turns are told by the figures themselves. */
const TURNS = [-30, 30];

/** The rows of a picture pushed aside, the middle one staying where it is. */
const skewed = ({ width, height, ink }: Grid, by: number): Grid => {
  const most = Math.ceil((Math.abs(by) * height) / 2) + 1;
  const wide = emptyGrid(width + 2 * most, height);
  for (let y = 0; y < height; y += 1) {
    const aside = most + Math.round(by * (height / 2 - y - 0.5));
    wide.ink.set(ink.subarray(y * width, (y + 1) * width), y * wide.width + aside);
  }
  return wide;
};

/** A picture turned about its middle, on a ground that holds it whole. */
const turned = ({ width, height, ink }: Grid, degrees: number): Grid => {
  const side = Math.ceil(Math.hypot(width, height));
  const round = emptyGrid(side, side);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [dx, dy] = [x + 0.5 - side / 2, y + 0.5 - side / 2];
      const [fromX, fromY] = [
        Math.floor(width / 2 + dx * cos + dy * sin),
        Math.floor(height / 2 - dx * sin + dy * cos),
      ];
      if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue;
      round.ink[y * side + x] = ink[fromY * width + fromX] as number;
    }
  }
  return round;
};

/**
 * A mark as it stands, as if it leaned and as if it were turned to either side: what a changed copy of a known mark is
 * found by. The known ones are described as they stand.
 */
export const describeLeaning = (grid: Grid): Description[] => [
  ...describe(grid),
  ...SKEWS.flatMap((by) => describe(skewed(grid, by))),
  ...TURNS.flatMap((by) => describe(turned(grid, by))),
];
