import type { Edge } from './edges.ts';

/** A run of ink along a line through a letter. */
export type Span = {
  readonly from: number;
  readonly to: number;
};

/** The ink along a line, from where the outline crosses it: by the nonzero rule, so that contours may overlap. */
const inked = (crossings: { at: number; turn: number }[]): Span[] => {
  const spans: Span[] = [];
  let winding = 0;
  let from = 0;
  for (const { at, turn } of crossings.toSorted((one, other) => one.at - other.at)) {
    if (winding === 0) from = at;
    winding += turn;
    if (winding === 0 && at > from) spans.push({ from, to: at });
  }
  return spans;
};

/** The ink along the row at height `y`, from left to right. */
export const rowSpans = (edges: readonly Edge[], y: number): Span[] =>
  inked(
    edges.flatMap(({ x1, y1, x2, y2 }) =>
      y1 <= y === y2 <= y ? [] : [{ at: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 }],
    ),
  );

/** The ink along the column at `x`, from the top down. */
export const columnSpans = (edges: readonly Edge[], x: number): Span[] =>
  inked(
    edges.flatMap(({ x1, y1, x2, y2 }) =>
      x1 <= x === x2 <= x ? [] : [{ at: y1 + ((x - x1) / (x2 - x1)) * (y2 - y1), turn: x2 > x1 ? 1 : -1 }],
    ),
  );

/** Whether the point lies in ink. */
export const inInk = (edges: readonly Edge[], x: number, y: number): boolean => {
  let winding = 0;
  for (const { x1, y1, x2, y2 } of edges) {
    if (y1 <= y !== y2 <= y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) winding += y2 > y1 ? 1 : -1;
  }
  return winding !== 0;
};

export const inkOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);
