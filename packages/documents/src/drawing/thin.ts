import type { PathCommand } from '@signet/type';

type Point = readonly [x: number, y: number];

/** So far may a line pass from a point that it leaves out, in units of the drawing: a thirtieth of a millimeter. */
const TOLERANCE = 0.15;
/** Shorter runs are left as they are: corners of letters and forms. */
const LEAST_RUN = 12;

/** Rounding: a square that is so much less than another is of a shorter way for certain. */
const SURELY = 1 - 1e-12;

/** The point of a run that lies farthest from the line between two of it; 0 where all lie within the tolerance. */
const farthestOf = (points: readonly Point[], from: number, to: number): number => {
  const [[ax, ay], [bx, by]] = [points[from] as Point, points[to] as Point];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  let [farthest, most, least] = [0, TOLERANCE, TOLERANCE ** 2 * SURELY];
  for (let at = from + 1; at < to; at += 1) {
    const point = points[at] as Point;
    const [x, y] = [point[0] - ax, point[1] - ay];
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
    const [offX, offY] = [x - share * dx, y - share * dy];
    // the exact way is measured where it is in question: to measure all is most of the time that a drawing takes
    if (offX * offX + offY * offY < least) continue;
    const far = Math.hypot(offX, offY);
    if (far > most) [farthest, most, least] = [at, far, far * far * SURELY];
  }
  return farthest;
};

/** Which points of a run are needed (Ramer, Douglas and Peucker), the first and the last among them. */
const needed = (points: readonly Point[]): boolean[] => {
  const kept = points.map((_, at) => at === 0 || at === points.length - 1);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const farthest = farthestOf(points, from, to);
    if (farthest === 0) continue;
    kept[farthest] = true;
    spans.push([from, farthest], [farthest, to]);
  }
  return kept;
};

const endOf = (command: PathCommand): Point => {
  const numbers = command.slice(1) as number[];
  return [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
};

/** A path without the points of long runs of short lines that nobody would see missing. */
export const thinned = (path: readonly PathCommand[]): PathCommand[] => {
  const thin: PathCommand[] = [];
  let at = 0;
  while (at < path.length) {
    let end = at;
    while (path[end]?.[0] === 'L') end += 1;
    const before = thin.at(-1);
    if (end - at < LEAST_RUN || !before || before[0] === 'Z') {
      thin.push(...path.slice(at, Math.max(end, at + 1)));
      at = Math.max(end, at + 1);
      continue;
    }
    const run = path.slice(at, end);
    const kept = needed([endOf(before), ...run.map(endOf)]);
    thin.push(...run.filter((_, index) => kept[index + 1]));
    at = end;
  }
  return thin;
};
