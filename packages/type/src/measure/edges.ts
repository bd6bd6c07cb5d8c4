import type { PathCommand } from '../path.ts';

/** A short straight piece of an outline in font units, y down, in the outline's direction. */
export type Edge = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Whether it is part of a curve that visibly bends. */
  readonly curved: boolean;
};

type Point = readonly [x: number, y: number];

/**
 * A curve whose control points lie this close to its chord is a straight line drawn as a curve, as hand-digitized
 * outlines have many.
 */
const FLAT = 1.001;

const distance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);
const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
const between = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** The point at `t` of a line or a Bézier curve, by de Casteljau's construction. */
const pointAt = (points: readonly Point[], t: number): Point => {
  const [first, ...rest] = points;
  if (!first) throw new RangeError('A curve has at least one point');
  return rest.length === 0
    ? first
    : pointAt(
        rest.map((point, index) => between(points[index] ?? point, point, t)),
        t,
      );
};

const piecesOf = (points: readonly Point[], longest: number): Edge[] => {
  const [from, to] = [pointAt(points, 0), pointAt(points, 1)];
  const length = lengthOf(points);
  const curved = points.length > 2 && length > distance(from, to) * FLAT;
  const count = Math.max(Math.ceil(length / longest), curved ? 6 : 1);
  const stops = Array.from({ length: count + 1 }, (_, index) => pointAt(points, index / count));
  return stops
    .slice(1)
    .map(([x2, y2], index) => ({ x1: stops[index]?.[0] ?? x2, y1: stops[index]?.[1] ?? y2, x2, y2, curved }));
};

/**
 * A path as straight pieces of at most `longest` font units each; contours are closed, pieces without length left
 * out.
 */
export const edgesOf = (path: readonly PathCommand[], longest: number): Edge[] => {
  const edges: Edge[] = [];
  let start: Point = [0, 0];
  let at: Point = start;
  for (const [type, ...values] of path) {
    const points = Array.from({ length: values.length / 2 }, (_, index): Point => [
      values[index * 2] ?? 0,
      values[index * 2 + 1] ?? 0,
    ]);
    const end = type === 'Z' ? start : (points.at(-1) ?? at);
    if (type === 'M') start = end;
    else edges.push(...piecesOf([at, ...(type === 'Z' ? [start] : points)], longest));
    at = end;
  }
  return edges.filter(({ x1, y1, x2, y2 }) => x1 !== x2 || y1 !== y2);
};
