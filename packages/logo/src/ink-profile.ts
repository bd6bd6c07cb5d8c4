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
const flatten = (path: readonly PathCommand[]): Segment[] => {
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
      for (let piece = 1; piece <= pieces; piece += 1)
        lineTo(curveAt(piece / pieces, fromX, x1, x2, x3), curveAt(piece / pieces, fromY, y1, y2, y3));
    }
  }
  return segments;
};

/**
 * How far ink reaches in each row or column. Number `first + index` lies at that many steps from the origin; Infinity
 * and -Infinity where there is no ink.
 */
export type Profile = {
  first: number;
  least: Float64Array;
  greatest: Float64Array;
};

const emptyProfile = (segments: readonly Segment[], step: number): Profile => {
  let [from, to] = [Infinity, -Infinity];
  for (const [along] of segments) [from, to] = [Math.min(from, along), Math.max(to, along)];
  const first = Math.ceil(from / step);
  const count = segments.length === 0 ? 0 : Math.max(0, Math.floor(to / step) - first + 1);
  return { first, least: new Float64Array(count).fill(Infinity), greatest: new Float64Array(count).fill(-Infinity) };
};

const profileOf = (segments: readonly Segment[], step: number): Profile => {
  const profile = emptyProfile(segments, step);
  const { first, least, greatest } = profile;
  for (const [along, across, toAlong, toAcross] of segments) {
    const last = Math.floor(Math.max(along, toAlong) / step);
    for (let index = Math.ceil(Math.min(along, toAlong) / step); index <= last; index += 1) {
      const t = toAlong === along ? 0 : (index * step - along) / (toAlong - along);
      const place = across + (toAcross - across) * t;
      const at = index - first;
      if (place < (least[at] ?? 0)) least[at] = place;
      if (place > (greatest[at] ?? 0)) greatest[at] = place;
    }
  }
  return profile;
};

/** From left to right: how high (`least`) and how low the ink reaches at each multiple of `step`. */
export const columnsOf = (path: readonly PathCommand[], step: number): Profile => profileOf(flatten(path), step);

/** From top to bottom: how far left (`least`) and right the ink reaches at each multiple of `step`. */
export const rowsOf = (path: readonly PathCommand[], step: number): Profile =>
  profileOf(
    flatten(path).map(([x, y, toX, toY]): Segment => [y, x, toY, toX]),
    step,
  );
