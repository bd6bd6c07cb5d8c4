import { emptyGrid, type Grid } from './grid.ts';

const FAR = 1e9;

/** One for all pictures of a size: it is written anew each time. */
let scratch = new Float32Array(0);
const scratchOf = (length: number): Float32Array => {
  if (scratch.length !== length) scratch = new Float32Array(length);
  return scratch;
};

/** Farther than any disc reaches. */
const BEYOND = 0x3fff;
/** One for all pictures of a size as well, for distances in whole cells. */
let wholeScratch = new Int16Array(0);
const wholeScratchOf = (length: number): Int16Array => {
  if (wholeScratch.length !== length) wholeScratch = new Int16Array(length);
  return wholeScratch;
};

/**
 * The squared distance of every cell to the nearest one that holds `value`, between centers: exact, in two passes
 * (Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions", Theory of Computing 8, 2012).
 */
export const squaredDistances = ({ width, height, ink }: Grid, value: 0 | 1): Float32Array => {
  const columns = scratchOf(width * height);
  for (let at = 0; at < columns.length; at += 1) columns[at] = ink[at] === value ? 0 : FAR;
  downAndUp(columns, width);
  return alongRows(columns, width, height);
};

/** From 0 at some cells and `FAR` at others to the way to the nearest 0 in the same column. Row by row, as they lie. */
const downAndUp = (columns: Float32Array, width: number): void => {
  for (let at = width; at < columns.length; at += 1) {
    const depth = (columns[at - width] as number) + 1;
    if (depth < (columns[at] as number)) columns[at] = depth;
  }
  for (let at = columns.length - width - 1; at >= 0; at -= 1) {
    const depth = (columns[at + width] as number) + 1;
    if (depth < (columns[at] as number)) columns[at] = depth;
  }
};

/** The lower envelope of the parabolas that stand on each place of each row. */
const alongRows = (columns: Float32Array, width: number, height: number): Float32Array => {
  const distances = new Float32Array(width * height);
  const [places, starts, feet] = [new Int32Array(width), new Float32Array(width + 1), new Float32Array(width)];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let count = -1;
    for (let x = 0; x < width; x += 1) {
      const depth = columns[row + x] as number;
      if (depth >= FAR) continue;
      const foot = depth * depth + x * x;
      let start = -Infinity;
      while (count >= 0) {
        const other = places[count] as number;
        start = (foot - (feet[count] as number)) / (2 * (x - other));
        if (start > (starts[count] as number)) break;
        count -= 1;
        start = -Infinity;
      }
      count += 1;
      places[count] = x;
      feet[count] = foot;
      starts[count] = start;
    }
    if (count < 0) {
      distances.fill(FAR, row, row + width);
      continue;
    }
    let at = 0;
    for (let x = 0; x < width; x += 1) {
      while (at < count && (starts[at + 1] as number) < x) at += 1;
      const place = places[at] as number;
      distances[row + x] = x * x - 2 * x * place + (feet[at] as number);
    }
  }
  return distances;
};

/**
 * Connected pieces of cells that hold `value`, by their sides: how many cells each has, and which piece each cell is
 * of (0 none).
 */
export const piecesOf = ({ width, height, ink }: Grid, value: 0 | 1) => {
  const labels = new Int32Array(width * height);
  const sizes: number[] = [];
  const stack: number[] = [];
  const visit = (at: number) => {
    if (ink[at] !== value || labels[at] !== 0) return;
    labels[at] = sizes.length + 1;
    stack.push(at);
  };
  for (let start = 0; start < labels.length; start += 1) {
    if (ink[start] !== value || labels[start] !== 0) continue;
    let size = 0;
    visit(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < labels.length - width) visit(at + width);
    }
    sizes.push(size);
  }
  return { labels, sizes };
};

/** The ground that the ink encloses becomes ink. */
export const filled = (grid: Grid): Grid => {
  const { labels } = piecesOf(grid, 0);
  const whole = emptyGrid(grid.width, grid.height);
  const outside = new Set<number>();
  for (let x = 0; x < grid.width; x += 1)
    outside.add(labels[x] ?? 0).add(labels[(grid.height - 1) * grid.width + x] ?? 0);
  for (let y = 0; y < grid.height; y += 1)
    outside.add(labels[y * grid.width] ?? 0).add(labels[y * grid.width + grid.width - 1] ?? 0);
  for (let at = 0; at < labels.length; at += 1)
    whole.ink[at] = grid.ink[at] === 1 || !outside.has(labels[at] as number) ? 1 : 0;
  return whole;
};

/** Half a cell: a disc of that radius around a cell's center still touches its edge. */
const HALF = 0.5;
/** What the edges of cells cost a disc. */
const SLACK = 0.7;

/** Whether a place on a row has one within so much of it, its square given, by what each column of the row is away. */
const isReached = (columns: Int16Array, row: number, x: number, width: number, square: number): boolean => {
  for (let aside = 0; aside * aside <= square; aside += 1) {
    const left = square - aside * aside;
    if (aside <= x) {
      const away = columns[row + x - aside] as number;
      if (away * away <= left) return true;
    }
    if (x + aside < width) {
      const away = columns[row + x + aside] as number;
      if (away * away <= left) return true;
    }
  }
  return false;
};

/**
 * The cells of `value` that no disc of this radius covers while staying inside: what an opening by the disc loses. As
 * a grid of its own. Only cells that can hold no disc's center are looked at: the distances of all took three times as
 * long.
 */
export const lostByOpening = (grid: Grid, value: 0 | 1, depths: Float32Array, radius: number): Grid => {
  const { width, height, ink } = grid;
  const count = width * height;
  const columns = wholeScratchOf(count);
  const [deep, reach] = [(radius + HALF) ** 2, (radius + SLACK) ** 2];
  for (let at = 0; at < count; at += 1) {
    if (ink[at] === value && (depths[at] as number) >= deep) columns[at] = 0;
    else columns[at] = at < width ? BEYOND : Math.min(BEYOND, (columns[at - width] as number) + 1);
  }
  for (let at = count - width - 1; at >= 0; at -= 1) {
    const depth = (columns[at + width] as number) + 1;
    if (depth < (columns[at] as number)) columns[at] = depth;
  }
  const lost = emptyGrid(width, height);
  for (let row = 0; row < count; row += width) {
    for (let x = 0; x < width; x += 1) {
      const at = row + x;
      if (ink[at] === value && columns[at] !== 0 && !isReached(columns, row, x, width, reach)) lost.ink[at] = 1;
    }
  }
  return lost;
};

/** Ink grown (or, below 0, shrunk) by so many cells on all sides. */
export const grown = (grid: Grid, by: number): Grid => {
  const result = emptyGrid(grid.width, grid.height);
  const distances = squaredDistances(grid, by >= 0 ? 1 : 0);
  for (let at = 0; at < result.ink.length; at += 1) {
    const reached = Math.sqrt(distances[at] as number);
    result.ink[at] = (by >= 0 ? reached <= by : reached > -by) ? 1 : 0;
  }
  return result;
};
