import type { Point } from './paths.ts';

/** Heights on a grid, row by row. Sample 0, 0 lies at `x`, `y`; the next ones `step` further. */
export type Field = {
  columns: number;
  rows: number;
  x: number;
  y: number;
  step: number;
  heights: Float64Array;
};

/** Samples a function of the page on a grid that reaches one step beyond it on all sides. */
export const sampled = (
  { width, height }: { width: number; height: number },
  step: number,
  heightAt: (x: number, y: number) => number,
): Field => {
  const columns = Math.ceil(width / step) + 5;
  const rows = Math.ceil(height / step) + 5;
  const heights = new Float64Array(columns * rows);
  const [x, y] = [-2 * step, -2 * step];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      // the rim lies lowest of all, so that every line closes outside the page
      heights[row * columns + column] = isRim ? -1e9 : heightAt(x + column * step, y + row * step);
    }
  return { columns, rows, x, y, step, heights };
};

/** Where a line leaves a cell, by which of its corners are high: pairs of edges (0 top, 1 right, 2 bottom, 3 left). */
const exits: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/**
 * The lines that enclose all that is higher than `level`, each closed (marching squares). Where four corners
 * disagree, high ground is taken to be apart.
 */
export const linesAt = ({ columns, rows, x, y, step, heights }: Field, level: number): Point[][] => {
  const high = (at: number) => (heights[at] as number) > level;
  const next = new Map<number, number>();
  // an edge is known by the sample that it begins at: even those to the right, odd those down
  const edgeOf = (column: number, row: number, side: number): number => {
    if (side === 0) return (row * columns + column) * 2;
    if (side === 1) return (row * columns + column + 1) * 2 + 1;
    if (side === 2) return ((row + 1) * columns + column) * 2;
    return (row * columns + column) * 2 + 1;
  };
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      const corners =
        (high(at) ? 1 : 0) + (high(at + 1) ? 2 : 0) + (high(at + columns + 1) ? 4 : 0) + (high(at + columns) ? 8 : 0);
      for (const [from, to] of exits[corners] ?? []) next.set(edgeOf(column, row, from), edgeOf(column, row, to));
    }
  const pointOn = (edge: number): Point => {
    const at = Math.floor(edge / 2);
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const isDown = edge % 2 === 1;
    const [one, other] = [heights[at] as number, heights[isDown ? at + columns : at + 1] as number];
    const share = Math.min(1, Math.max(0, (level - one) / (other - one)));
    return [x + (column + (isDown ? 0 : share)) * step, y + (row + (isDown ? share : 0)) * step];
  };
  const lines: Point[][] = [];
  for (const start of next.keys()) {
    const points: Point[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge);) {
      points.push(pointOn(edge));
      const to: number | undefined = next.get(edge);
      next.delete(edge);
      edge = to;
    }
    if (points.length > 3) lines.push(points);
  }
  return lines;
};
