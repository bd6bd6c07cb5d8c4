import type { PathCommand } from '@signet/type';
import { transform, type Affine, type Outline } from '../outline.ts';

/*
 * Strokes of a pen along a middle line: its points are given with the directions in which the line passes them, and
 * the curve between two is the roundest that does (J. D. Hobby's, as in METAFONT).
 */

/**
 * A point that the pen passes, in which direction, in degrees clockwise from three o'clock, and how broad it is there
 * in parts of the pen. Without a direction the line is straight there; with two it has a corner.
 */
export type Pass = readonly [
  x: number,
  y: number,
  direction?: number | readonly [into: number | undefined, out: number | undefined] | undefined,
  broad?: number | undefined,
];
export type Line = readonly Pass[];

type Vector = readonly [x: number, y: number];
type Curve = readonly [Vector, Vector, Vector, Vector];
type CurveTo = Extract<PathCommand, readonly ['C', ...number[]]>;

const RADIANS = Math.PI / 180;

/** How long a handle is in parts of the way between two points, for the angles that the curve leaves and arrives at. */
const reachOf = (leaving: number, arriving: number): number => {
  const [st, ct, sf, cf] = [Math.sin(leaving), Math.cos(leaving), Math.sin(arriving), Math.cos(arriving)];
  const above = 2 + Math.SQRT2 * (st - sf / 16) * (sf - st / 16) * (ct - cf);
  return above / (3 * (1 + ((Math.sqrt(5) - 1) / 2) * ct + ((3 - Math.sqrt(5)) / 2) * cf));
};

/** The directions in which the line comes to a point and leaves it. */
const headings = ([, , direction]: Pass): readonly [number | undefined, number | undefined] =>
  typeof direction === 'number' ? [direction, direction] : (direction ?? [undefined, undefined]);

const curveBetween = (from: Pass, to: Pass): Curve => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.atan2(dy, dx);
  const [out, arrived] = [headings(from)[1], headings(to)[0]];
  // angles beyond half a turn would run the long way round
  const within = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
  const leaving = out === undefined ? 0 : within(out * RADIANS - chord);
  const arriving = arrived === undefined ? 0 : within(chord - arrived * RADIANS);
  const length = Math.hypot(dx, dy);
  const [first, second] = [reachOf(leaving, arriving) * length, reachOf(arriving, leaving) * length];
  const [start, end] = [chord + leaving, chord - arriving];
  return [
    [from[0], from[1]],
    [from[0] + Math.cos(start) * first, from[1] + Math.sin(start) * first],
    [to[0] - Math.cos(end) * second, to[1] - Math.sin(end) * second],
    [to[0], to[1]],
  ];
};

const pointAt = ([a, b, c, d]: Curve, t: number): Vector => {
  const u = 1 - t;
  const mix = (axis: 0 | 1) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [mix(0), mix(1)];
};

const headingAt = ([a, b, c, d]: Curve, t: number): Vector => {
  const u = 1 - t;
  const mix = (axis: 0 | 1) =>
    u * u * (b[axis] - a[axis]) + 2 * u * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  const [x, y] = [mix(0), mix(1)];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** One piece of a stroke: its curve, and how far its edges stand from it where it begins and ends. */
type Piece = { readonly curve: Curve; readonly from: number; readonly to: number };

/** Parts that a curve's edge is drawn in: more make larger files. */
const PARTS = 3;
const SMALL = 1e-3;

/** The edge of a piece on one side, 1 right or -1 left, from its beginning to its end. */
const edgeOf = ({ curve, from, to }: Piece, side: 1 | -1): { start: Vector; drawn: CurveTo[] } => {
  const at = (t: number): Vector => {
    const [[x, y], [hx, hy]] = [pointAt(curve, t), headingAt(curve, t)];
    const away = side * (from + (to - from) * t);
    return [x - hy * away, y + hx * away];
  };
  const speed = (t: number): Vector => {
    const [low, high] = [Math.max(0, t - SMALL), Math.min(1, t + SMALL)];
    const [one, other] = [at(low), at(high)];
    return [(other[0] - one[0]) / (high - low), (other[1] - one[1]) / (high - low)];
  };
  const drawn = Array.from({ length: PARTS }, (_, part): CurveTo => {
    const [begin, end] = [part / PARTS, (part + 1) / PARTS];
    const [p, q, vp, vq] = [at(begin), at(end), speed(begin), speed(end)];
    const third = 1 / (3 * PARTS);
    return ['C', p[0] + vp[0] * third, p[1] + vp[1] * third, q[0] - vq[0] * third, q[1] - vq[1] * third, ...q];
  });
  return { start: at(0), drawn };
};

const endOf = ([, , , , , x, y]: CurveTo): Vector => [x, y];

const backwards = (start: Vector, drawn: readonly CurveTo[]): CurveTo[] => {
  const ends = [start, ...drawn.map(endOf)];
  return drawn.map(([, x1, y1, x2, y2], at): CurveTo => ['C', x2, y2, x1, y1, ...(ends[at] ?? start)]).toReversed();
};

/** How long the handle of a quarter of a circle is. */
const QUARTER = 0.5523;

/** A round end: half a circle from the left edge to the right one, around what lies ahead. */
const roundEnd = ([fx, fy]: Vector, [tx, ty]: Vector): PathCommand[] => {
  const [wx, wy] = [(tx - fx) / 2, (ty - fy) / 2];
  if (Math.hypot(wx, wy) < SMALL) return [];
  // ahead is a quarter turn from the way across
  const [ax, ay] = [wy, -wx];
  const [mx, my] = [fx + wx + ax, fy + wy + ay];
  return [
    ['C', fx + ax * QUARTER, fy + ay * QUARTER, mx - wx * QUARTER, my - wy * QUARTER, mx, my],
    ['C', mx + wx * QUARTER, my + wy * QUARTER, tx + ax * QUARTER, ty + ay * QUARTER, tx, ty],
  ];
};

/** The outline of pieces that follow each other without a corner, round at both ends. */
const outlineOf = (pieces: readonly Piece[]): PathCommand[] => {
  const edges = ([1, -1] as const).map((side) => pieces.map((piece) => edgeOf(piece, side)));
  const [right = [], left = []] = edges;
  const [leftStart, rightStart] = [left[0]?.start, right[0]?.start];
  const [leftDrawn, rightDrawn] = [left, right].map((all) => all.flatMap(({ drawn }) => drawn));
  const [leftLast, rightLast] = [leftDrawn?.at(-1), rightDrawn?.at(-1)];
  if (!leftStart || !rightStart || !leftDrawn || !rightDrawn || !leftLast || !rightLast) return [];
  return [
    ['M', ...leftStart],
    ...leftDrawn,
    ...roundEnd(endOf(leftLast), endOf(rightLast)),
    ...backwards(rightStart, rightDrawn),
    ...roundEnd(rightStart, leftStart),
    ['Z'],
  ];
};

/** What a pen is: how broad across its edge and along it, which way the edge lies, and whether its ends are round. */
export type Pen = { readonly broad: number; readonly thin: number; readonly angle: number };

/** The nib as a circle of radius 1, and the way back. */
const throughNib = ({ broad, thin, angle }: Pen): { to: Affine; back: Affine } => {
  const [a, b] = [broad / 2, thin / 2];
  const [cos, sin] = [Math.cos(angle * RADIANS), Math.sin(angle * RADIANS)];
  // turned by the angle, stretched to the nib
  const back: Affine = [cos * a, sin * a, -sin * b, cos * b, 0, 0];
  const to: Affine = [cos / a, -sin / b, sin / a, cos / b, 0, 0];
  return { to, back };
};

const apply = ([a, b, c, d, e, f]: Affine, [x, y]: Vector): Vector => [a * x + c * y + e, b * x + d * y + f];

const hasCorner = ([, , direction]: Pass): boolean => typeof direction !== 'number';

/** One stroke of a pen: an outline for each run of its line between two corners, which overlap there. */
export const stroke = (line: Line, pen: Pen): Outline[] => {
  const { to, back } = throughNib(pen);
  const broadAt = ([, , , broad = 1]: Pass): number => broad;
  const runs: Piece[][] = [];
  for (const [at, pass] of line.entries()) {
    const before = line[at - 1];
    if (!before) continue;
    const [a, b, c, d] = curveBetween(before, pass);
    const curve: Curve = [apply(to, a), apply(to, b), apply(to, c), apply(to, d)];
    const piece = { curve, from: broadAt(before), to: broadAt(pass) };
    if (at === 1 || hasCorner(before)) runs.push([piece]);
    else runs.at(-1)?.push(piece);
  }
  return runs.map((pieces) => transform(outlineOf(pieces), back));
};

/** A line leaning to the right by so much of its height, its foot where it was. */
export const leaning = (line: Line, lean: number, foot = 24): Line => {
  const turned = (direction: number | undefined) => {
    if (direction === undefined) return undefined;
    const [x, y] = [Math.cos(direction * RADIANS), Math.sin(direction * RADIANS)];
    return Math.atan2(y, x - lean * y) / RADIANS;
  };
  return line.map(([x, y, direction, broad]): Pass => {
    const heading =
      typeof direction === 'object' ? ([turned(direction[0]), turned(direction[1])] as const) : turned(direction);
    return [x + lean * (foot - y), y, heading, broad];
  });
};
