import { inkArea, inkBox, type Grid } from './grid.ts';
import { lostByOpening, piecesOf, squaredDistances } from './morphology.ts';

/** Pixels of a favicon, the smallest that a mark must hold at. */
const FAVICON = 16;
/** Widths that strokes and gaps are tried at, in favicon pixels. */
const WIDTHS = [1, 1.2, 1.4, 1.6, 1.8, 2.1, 2.5] as const;
/** Widths for a first look. */
const FEW_STROKES = [0.9, 1.8] as const;
const FEW_GAPS = [0.8, 1.4] as const;
const LOST_INK = 0.6;
const LOST_GROUND = 0.85;

/** What is measured of a mark as if its longer side filled 16 px. */
export type MarkMeasures = {
  /**
   * The widest disc that its ink, and the ground between its ink, can be drawn with, in favicon pixels; 2.5 is the
   * most.
   */
  readonly stroke: number;
  readonly gap: number;
  /** How much of it is left when its own 16 px drawing is enlarged, 0 to 1. */
  readonly kept: number;
  readonly parts: number;
  readonly holes: number;
  /** Parts of the ink: its smallest part and its smallest hole; 1 without any. */
  readonly smallestPart: number;
  readonly smallestHole: number;
  /** Perimeter squared / (4 pi area): 1 for a disc. */
  readonly complexity: number;
  /** Of the ink's center from the box's, in parts of the longer side. */
  readonly offCenter: number;
  /** Width / height. */
  readonly aspect: number;
};

export const widest = (grid: Grid, value: 0 | 1, pixel: number, share: number, widths: readonly number[]): number => {
  const depths = squaredDistances(grid, value === 1 ? 0 : 1);
  let held = 0;
  // upwards to the first failure: bisection would let hairlines pass
  for (const width of widths) {
    const lost = lostByOpening(grid, value, depths, (width * pixel) / 2);
    const most = share * (width * pixel) ** 2;
    if (inkArea(lost) > most && piecesOf(lost, 1).sizes.some((size) => size > most)) break;
    held = width;
  }
  return held;
};

/** The mean ink of blocks of cells: the mark as a screen of `side` pixels would draw it. */
export const softPicture = (
  { width, ink }: Grid,
  from: { left: number; top: number; right: number; bottom: number },
  side: number,
): Float64Array => {
  const scale = Math.max(from.right - from.left, from.bottom - from.top) / side;
  const [x0, y0] = [
    (from.left + from.right) / 2 - (side * scale) / 2,
    (from.top + from.bottom) / 2 - (side * scale) / 2,
  ];
  const [sums, counts] = [new Float64Array(side * side), new Float64Array(side * side)];
  const height = ink.length / width;
  const steps = Math.max(1, Math.ceil(scale));
  for (let y = 0; y < side * steps; y += 1) {
    for (let x = 0; x < side * steps; x += 1) {
      const [cx, cy] = [Math.floor(x0 + ((x + 0.5) / steps) * scale), Math.floor(y0 + ((y + 0.5) / steps) * scale)];
      const at = Math.floor(y / steps) * side + Math.floor(x / steps);
      counts[at] = (counts[at] as number) + 1;
      if (cx >= 0 && cy >= 0 && cx < width && cy < height)
        sums[at] = (sums[at] as number) + (ink[cy * width + cx] as number);
    }
  }
  return sums.map((sum, at) => sum / (counts[at] as number));
};

const keptSmall = (grid: Grid, box: NonNullable<ReturnType<typeof inkBox>>): number => {
  const small = softPicture(grid, box, FAVICON);
  const pixel = Math.max(box.right - box.left, box.bottom - box.top) / FAVICON;
  const x0 = (box.left + box.right) / 2 - (FAVICON * pixel) / 2;
  const y0 = (box.top + box.bottom) / 2 - (FAVICON * pixel) / 2;
  const value = (x: number, y: number) =>
    x < 0 || y < 0 || x >= FAVICON || y >= FAVICON ? 0 : (small[y * FAVICON + x] as number);
  let [both, either] = [0, 0];
  for (let y = 0; y < grid.height; y += 1) {
    for (let x = 0; x < grid.width; x += 1) {
      const [px, py] = [(x + 0.5 - x0) / pixel - 0.5, (y + 0.5 - y0) / pixel - 0.5];
      const [ix, iy] = [Math.floor(px), Math.floor(py)];
      const [fx, fy] = [px - ix, py - iy];
      const top = value(ix, iy) * (1 - fx) + value(ix + 1, iy) * fx;
      const low = value(ix, iy + 1) * (1 - fx) + value(ix + 1, iy + 1) * fx;
      const enlarged = top * (1 - fy) + low * fy >= 0.5;
      const inked = grid.ink[y * grid.width + x] === 1;
      if (enlarged || inked) either += 1;
      if (enlarged && inked) both += 1;
    }
  }
  return either === 0 ? 0 : both / either;
};

const centerOf = (grid: Grid): [number, number] => {
  let [sumX, sumY, sum] = [0, 0, 0];
  for (let at = 0; at < grid.ink.length; at += 1) {
    if (grid.ink[at] !== 1) continue;
    sumX += (at % grid.width) + 0.5;
    sumY += Math.floor(at / grid.width) + 0.5;
    sum += 1;
  }
  return [sumX / sum, sumY / sum];
};

/**
 * The length of the ink's edge in cells, by Crofton's formula in four directions, so that slopes do not count as
 * stairs.
 */
export const perimeterOf = ({ width, height, ink }: Grid): number => {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (ink[y * width + x] as number);
  const changes = [0, 0, 0, 0];
  for (let y = -1; y < height; y += 1) {
    for (let x = -1; x < width; x += 1) {
      const here = at(x, y);
      if (here !== at(x + 1, y)) changes[0] = (changes[0] as number) + 1;
      if (here !== at(x, y + 1)) changes[1] = (changes[1] as number) + 1;
      if (here !== at(x + 1, y + 1)) changes[2] = (changes[2] as number) + 1;
      if (at(x + 1, y) !== at(x, y + 1)) changes[3] = (changes[3] as number) + 1;
    }
  }
  const [level = 0, upright = 0, down = 0, up = 0] = changes;
  return (Math.PI / 8) * (level + upright + (down + up) / Math.SQRT2);
};

const partsOf = (grid: Grid, area: number) => {
  const sizes = piecesOf(grid, 1).sizes;
  // the ground outside is a piece too, the one that holds the corner
  const ground = piecesOf(grid, 0);
  const holes = ground.sizes.filter((_, at) => at + 1 !== ground.labels[0]);
  return {
    parts: sizes.length,
    holes: holes.length,
    smallestPart: Math.min(1, ...sizes.map((size) => size / area)),
    smallestHole: Math.min(1, ...holes.map((size) => size / area)),
  };
};

/** Measures a picture whose ink has ground on all sides, roughly for a first look; undefined without ink. */
export const measureMark = (grid: Grid, roughly = false): MarkMeasures | undefined => {
  const box = inkBox(grid);
  if (!box) return undefined;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const [longer, area] = [Math.max(width, height), inkArea(grid)];
  const [x, y] = centerOf(grid);
  return {
    ...partsOf(grid, area),
    stroke: widest(grid, 1, longer / FAVICON, LOST_INK, roughly ? FEW_STROKES : WIDTHS),
    gap: widest(grid, 0, longer / FAVICON, LOST_GROUND, roughly ? FEW_GAPS : WIDTHS),
    kept: keptSmall(grid, box),
    complexity: perimeterOf(grid) ** 2 / (4 * Math.PI * area),
    offCenter: Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2) / longer,
    aspect: width / height,
  };
};

type Bounds = { least?: number; most?: number };

/** What a mark has to hold; `measureMark` says what each figure is. */
export const markGates = {
  stroke: { least: 1.2 },
  gap: { least: 1 },
  kept: { least: 0.8 },
  smallestPart: { least: 0.012 },
  smallestHole: { least: 0.006 },
  parts: { most: 14 },
  complexity: { least: 1.6, most: 34 },
  offCenter: { most: 0.12 },
  aspect: { least: 0.5, most: 1.9 },
} as const satisfies Partial<Record<keyof MarkMeasures, Bounds>>;
export type MarkGate = keyof typeof markGates;

/** The gates that a mark fails. */
export const failedGates = (measures: MarkMeasures): MarkGate[] =>
  (Object.entries(markGates) as [MarkGate, Bounds][])
    .filter(([gate, { least = -Infinity, most = Infinity }]) => measures[gate] < least || measures[gate] > most)
    .map(([gate]) => gate);
