import type { Outline } from '../outline.ts';
import { poly } from '../things/pen.ts';

type Point = readonly [x: number, y: number];

const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

/**
 * A stroke of one width in pieces, one for each straight part of its middle line: they are cut along the bisector of
 * each bend, as the corners of a frame are, and stand `apart` there.
 */
export const mitred = (width: number, apart: number, ...bends: readonly Point[]): Outline[] => {
  const ways = bends.slice(1).map((bend, at) => towards(bends[at] ?? bend, bend));
  return ways.map((way, at) => {
    const [from, to] = [bends[at], bends[at + 1]] as [Point, Point];
    /** Both corners of one end: square where the stroke ends, else moved onto the line of the cut. */
    const corners = (end: Point, other: Point | undefined, forth: 1 | -1): [Point, Point] => {
      const corner = (side: 1 | -1): Point => {
        const [ox, oy] = [(-way[1] * side * width) / 2, (way[0] * side * width) / 2];
        if (!other) return [end[0] + ox, end[1] + oy];
        const across = towards([0, 0], [way[0] + other[0], way[1] + other[1]]);
        const away = (forth * apart) / 2 - (ox * across[0] + oy * across[1]);
        const along = away / (way[0] * across[0] + way[1] * across[1]);
        return [end[0] + ox + along * way[0], end[1] + oy + along * way[1]];
      };
      return [corner(1), corner(-1)];
    };
    const [startRight, startLeft] = corners(from, ways[at - 1], 1);
    const [endRight, endLeft] = corners(to, ways[at + 1], -1);
    return poly(startRight, endRight, endLeft, startLeft);
  });
};
