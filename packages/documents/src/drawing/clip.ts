import type { Box, PathCommand } from '@signet/type';

type Point = readonly [x: number, y: number];
type Contour = { points: Point[]; isClosed: boolean };

/** Pieces of a curve; finer than a tenth of a point on a slide. */
const PIECES = 28;

const between = (one: number, other: number, t: number): number => one + (other - one) * t;

/** A coordinate of a curve of one or two handles (de Casteljau), without a list for each step: there are thousands. */
const along = (handles: readonly Point[], axis: 0 | 1, t: number): number => {
  const [from, one, two] = [handles[0]?.[axis] ?? 0, handles[1]?.[axis] ?? 0, handles[2]?.[axis] ?? 0];
  const [early, late] = [between(from, one, t), between(one, two, t)];
  if (handles.length === 3) return between(early, late, t);
  const last = between(two, handles[3]?.[axis] ?? 0, t);
  return between(between(early, late, t), between(late, last, t), t);
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
    else {
      const bent = [from, ...handles];
      for (let at = 1; at <= PIECES; at += 1)
        last.points.push([along(bent, 0, at / PIECES), along(bent, 1, at / PIECES)]);
    }
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
      let before = ring.at(-1) as Point;
      let wasInside = ring.length > 0 && inside(before);
      for (const point of ring) {
        const isInside = inside(point);
        if (isInside !== wasInside) made.push(cut(before, point));
        if (isInside) made.push(point);
        [before, wasInside] = [point, isInside];
      }
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
