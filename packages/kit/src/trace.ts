import type { PathCommand } from '@signet/type';
import { linesAt, type Field } from './contours.ts';
import { polygon, type Point } from './paths.ts';

/** How much of each pixel is ink, 0 to 1, rows from the top. */
export type InkPicture = { ink: Float64Array; width: number; height: number };

/** Half covered: where the edge of a smooth outline runs. */
const EDGE = 0.5;
/** How far, in pixels, a straight line may pass by what it stands for. */
const NEAR = 0.12;

/** How far a point lies from the line between two others. */
const besides = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number => {
  const long = Math.hypot(toX - fromX, toY - fromY);
  if (long === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / long;
};

/** The points of an open line that it cannot do without (Ramer, Douglas and Peucker), with a stack of its own. */
const needed = (points: readonly Point[]): Point[] => {
  const keeps = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [far, most] = [-1, NEAR];
    for (let at = from + 1; at < to; at += 1) {
      const by = besides(points[at] as Point, points[from] as Point, points[to] as Point);
      if (by > most) [far, most] = [at, by];
    }
    if (far === -1) continue;
    keeps.add(far);
    open.push([from, far], [far, to]);
  }
  return points.filter((_, at) => keeps.has(at));
};

/** How many pixels the outlines pass: as many as they have points before any is left out. */
const pixelsPassed = ({ columns, heights }: Field): number => {
  const isInk = (at: number): boolean => (heights[at] ?? 0) > EDGE;
  return heights.reduce(
    (sum, _height, at) => sum + (isInk(at) === isInk(at + 1) ? 0 : 1) + (isInk(at) === isInk(at + columns) ? 0 : 1),
    0,
  );
};

/**
 * The outline of what is ink, in pixels: for a logo that came as a picture and has to be drawn in any color. Holes run
 * the other way round. Empty where there is no ink; undefined where there is more than `most`, which is found
 * before any line is made simpler: of a texture that takes minutes.
 */
export const traced = (
  { ink, width, height }: InkPicture,
  most: { forms: number; pixels: number },
): PathCommand[] | undefined => {
  // two rows of paper around it, so that every outline closes
  const [columns, rows] = [width + 4, height + 4];
  const heights = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) heights[(y + 2) * columns + x + 2] = ink[y * width + x] ?? 0;
  const field: Field = { columns, rows, x: -1.5, y: -1.5, step: 1, heights };
  if (pixelsPassed(field) > most.pixels) return undefined;
  const lines = linesAt(field, EDGE);
  if (lines.length > most.forms) return undefined;
  return lines.flatMap((line) => {
    const [first] = line;
    const points = first ? needed([...line, first]).slice(0, -1) : [];
    return points.length > 2 ? polygon(points) : [];
  });
};
