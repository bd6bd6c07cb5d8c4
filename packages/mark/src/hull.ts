import type { Grid } from './grid.ts';

type Point = readonly [number, number];

const turnOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Half of a convex hull: Andrew's monotone chain, Information Processing Letters 9, 1979. */
const chain = (points: readonly Point[]): Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && turnOf(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
};

/** The area of the convex hull of the ink, in cells. */
export const hullArea = ({ width, height, ink }: Grid): number => {
  const points: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    const first = ink.indexOf(1, y * width);
    if (first < 0 || first >= (y + 1) * width) continue;
    const last = ink.lastIndexOf(1, (y + 1) * width - 1);
    for (const x of [first - y * width, last - y * width + 1]) points.push([x, y], [x, y + 1]);
  }
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const hull = [...chain(sorted), ...chain(sorted.toReversed())];
  return Math.abs(
    hull.reduce((sum, [x, y], at) => {
      const [nx, ny] = hull[(at + 1) % hull.length] as Point;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
};
