import type { PathCommand } from '@signet/type';

/** A straight piece of an outline: from x, y to x, y. */
type Segment = readonly [number, number, number, number];

/** A curve in this many straight pieces: at a logo's size they stray from it by about a thousandth of an em. */
const PIECES = 6;

/** The coordinate at `t` on a line, a quadratic or a cubic curve, by the number of its points. */
const curveAt = (t: number, a: number, b: number, c?: number, d?: number): number => {
  const u = 1 - t;
  if (c === undefined) return u * a + t * b;
  if (d === undefined) return u * u * a + 2 * u * t * b + t * t * c;
  return u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
};

/** The outline in straight pieces. */
export const flatten = (path: readonly PathCommand[]): Segment[] => {
  const segments: Segment[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    segments.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const [type, x1 = 0, y1 = 0, x2, y2, x3, y3] of path) {
    if (type === 'Z') lineTo(startX, startY);
    else if (type === 'M') [startX, startY, x, y] = [x1, y1, x1, y1];
    else {
      const [fromX, fromY] = [x, y];
      const pieces = type === 'L' ? 1 : PIECES;
      for (let piece = 1; piece <= pieces; piece += 1) lineTo(curveAt(piece / pieces, fromX, x1, x2, x3), curveAt(piece / pieces, fromY, y1, y2, y3));
    }
  }
  return segments;
};

/** The least and the greatest place of ink in one row or column. */
export interface Extent {
  least: number;
  greatest: number;
}

/** Rows or columns of ink: number `index` lies at `index * step`. */
const extents = (segments: readonly Segment[], step: number): Map<number, Extent> => {
  const found = new Map<number, Extent>();
  for (const [along, across, toAlong, toAcross] of segments) {
    const [first, last] = [Math.ceil(Math.min(along, toAlong) / step), Math.floor(Math.max(along, toAlong) / step)];
    for (let index = first; index <= last; index += 1) {
      const t = toAlong === along ? 0 : (index * step - along) / (toAlong - along);
      const place = across + (toAcross - across) * t;
      const known = found.get(index);
      found.set(index, known ? { least: Math.min(known.least, place), greatest: Math.max(known.greatest, place) } : { least: place, greatest: place });
    }
  }
  return found;
};

/** From left to right: how high and how low the ink reaches at each multiple of `step`. */
export const columnsOf = (path: readonly PathCommand[], step: number): Map<number, Extent> => extents(flatten(path), step);

/** From top to bottom: how far left and right the ink reaches at each multiple of `step`. */
export const rowsOf = (path: readonly PathCommand[], step: number): Map<number, Extent> =>
  extents(flatten(path).map(([x, y, toX, toY]): Segment => [y, x, toY, toX]), step);
