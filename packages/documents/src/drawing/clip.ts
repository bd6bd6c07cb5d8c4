import type { Box, PathCommand } from '@signet/type';

type Point = readonly [x: number, y: number];
type Contour = { points: Point[]; isClosed: boolean };

/** Pieces of a curve; finer than a tenth of a point on a slide. */
const PIECES = 28;

const between = (one: number, other: number, t: number): number => one + (other - one) * t;

const curve = (handles: readonly Point[], t: number): Point => {
  let left = [...handles];
  while (left.length > 1)
    left = left.slice(1).map(([x, y], at): Point => {
      const [px, py] = left[at] as Point;
      return [between(px, x, t), between(py, y, t)];
    });
  return left[0] as Point;
};

/** The contours of a path in straight pieces. */
const contoursOf = (path: readonly PathCommand[]): Contour[] => {
  const contours: Contour[] = [];
  let last: Contour | undefined;
  for (const [type, ...numbers] of path as readonly (readonly [string, ...number[]])[]) {
    if (type === 'Z') {
      if (last) last.isClosed = true;
      continue;
    }
    const handles: Point[] = [];
    for (let at = 0; at < numbers.length; at += 2) handles.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
    if (type === 'M') {
      last = { points: handles, isClosed: false };
      contours.push(last);
      continue;
    }
    const from = last?.points.at(-1);
    if (!last || !from) continue;
    if (type === 'L') last.points.push(...handles);
    else for (let at = 1; at <= PIECES; at += 1) last.points.push(curve([from, ...handles], at / PIECES));
  }
  return contours;
};

const commandsOf = ({ points, isClosed }: Contour): PathCommand[] => [
  ...points.map(([x, y], at): PathCommand => [at === 0 ? 'M' : 'L', x, y]),
  ...(isClosed ? [['Z'] as PathCommand] : []),
];

type Side = { inside: (point: Point) => boolean; cut: (one: Point, other: Point) => Point };

const sidesOf = ({ left, top, right, bottom }: Box): Side[] => {
  const upright = (x: number, isKept: (px: number) => boolean): Side => ({
    inside: ([px]) => isKept(px),
    cut: ([ax, ay], [bx, by]) => [x, between(ay, by, (x - ax) / (bx - ax))],
  });
  const level = (y: number, isKept: (py: number) => boolean): Side => ({
    inside: ([, py]) => isKept(py),
    cut: ([ax, ay], [bx, by]) => [between(ax, bx, (y - ay) / (by - ay)), y],
  });
  return [
    upright(left, (px) => px >= left),
    upright(right, (px) => px <= right),
    level(top, (py) => py >= top),
    level(bottom, (py) => py <= bottom),
  ];
};

/** An area cut to a box (Sutherland and Hodgman 1974); where it is left and entered again it runs along the edge. */
export const cutArea = (path: readonly PathCommand[], box: Box): PathCommand[] =>
  contoursOf(path).flatMap(({ points }) => {
    const kept = sidesOf(box).reduce<Point[]>((ring, { inside, cut }) => {
      const made: Point[] = [];
      ring.forEach((point, at) => {
        const before = ring[(at + ring.length - 1) % ring.length] as Point;
        if (inside(point) !== inside(before)) made.push(cut(before, point));
        if (inside(point)) made.push(point);
      });
      return made;
    }, points);
    return kept.length < 3 ? [] : commandsOf({ points: kept, isClosed: true });
  });

/** A line cut to a box: as many pieces as lie in it. */
export const cutLine = (path: readonly PathCommand[], box: Box): PathCommand[] => {
  const sides = sidesOf(box);
  return contoursOf(path).flatMap(({ points, isClosed }) => {
    const ring = isClosed && points[0] ? [...points, points[0]] : points;
    const pieces: Point[][] = [];
    ring.slice(1).forEach((to, at) => {
      let [a, b]: [Point, Point] = [ring[at] as Point, to];
      for (const { inside, cut } of sides) {
        if (!inside(a) && !inside(b)) return;
        if (!inside(a)) a = cut(a, b);
        else if (!inside(b)) b = cut(a, b);
      }
      const last = pieces.at(-1);
      const end = last?.at(-1);
      if (last && end && Math.hypot(end[0] - a[0], end[1] - a[1]) < 0.01) last.push(b);
      else pieces.push([a, b]);
    });
    return pieces.flatMap((one) => commandsOf({ points: one, isClosed: false }));
  });
};
