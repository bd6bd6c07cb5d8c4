import type { Box } from '@signet/type';
import type { Point } from './paths.ts';
import type { Chance } from './seed.ts';

/** A chip where it lies. */
export type Chip = {
  points: Point[];
  x: number;
  y: number;
  radius: number;
  /** Its size: 0 the largest. */
  rank: number;
};

/** How chips lie: sizes from the largest, how many of each may be tried, and the least gap between two. */
export type Scattering = {
  shapes: readonly (readonly Point[])[];
  sizes: readonly number[];
  counts: readonly number[];
  gap: number;
  /** The sides of what repeats; distances are then taken over the seam too. */
  period?: number;
};

const turnedBy = (points: readonly Point[], x: number, y: number, size: number, turn: number): Point[] => {
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return points.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]);
};

const toSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

/** Twice the area of a triangle, its sign the side on which the third point lies. */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

const doCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

const holds = (outline: readonly Point[], [x, y]: Point): boolean => {
  let isInside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
};

/** Whether two outlines are apart, and further than `gap`, with the other moved by dx, dy. */
const isClear = (one: readonly Point[], other: readonly Point[], gap: number, dx: number, dy: number): boolean => {
  const moved = other.map(([x, y]): Point => [x + dx, y + dy]);
  const after = (points: readonly Point[], at: number) => points[(at + 1) % points.length] as Point;
  const far = (points: readonly Point[], outline: readonly Point[]) =>
    points.every((point) => outline.every((corner, at) => toSegment(point, corner, after(outline, at)) > gap));
  if (!far(one, moved) || !far(moved, one)) return false;
  // all corners may be far from all edges where one lies across the other, or within it
  if (holds(one, moved[0] as Point) || holds(moved, one[0] as Point)) return false;
  return one.every((corner, at) =>
    moved.every((second, index) => !doCross(corner, after(one, at), second, after(moved, index))),
  );
};

const LARGEST = 1.18;
/** How far the corners of any shape are from its middle, at most. */
const reachOf = (shapes: Scattering['shapes']): number =>
  Math.max(...shapes.flatMap((points) => points.map(([x, y]) => Math.hypot(x, y))));

/** Chips over a box by chance, the largest first, none nearer to another than the gap. */
export const scatter = (box: Box, chance: Chance, { shapes, sizes, counts, gap, period }: Scattering): Chip[] => {
  const chips: Chip[] = [];
  // whoever can be near lies in a neighboring cell
  const cell = (sizes[0] ?? 1) * LARGEST * 2 * reachOf(shapes) + gap;
  const cells = new Map<string, Chip[]>();
  const key = (x: number, y: number) => `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
  const wraps = period === undefined ? [0] : [-period, 0, period];
  const fits = (chip: Chip): boolean => {
    for (const dx of wraps)
      for (const dy of wraps)
        for (let i = -1; i <= 1; i += 1)
          for (let j = -1; j <= 1; j += 1)
            for (const other of cells.get(key(chip.x - dx + i * cell, chip.y - dy + j * cell)) ?? []) {
              const far = Math.hypot(chip.x - other.x - dx, chip.y - other.y - dy);
              if (far > chip.radius + other.radius + gap) continue;
              if (!isClear(chip.points, other.points, gap, dx, dy)) return false;
            }
    return true;
  };
  sizes.forEach((size, rank) => {
    for (let attempt = 0; attempt < (counts[rank] ?? 0); attempt += 1) {
      const [x, y] = [chance.between(box.left, box.right), chance.between(box.top, box.bottom)];
      const real = size * chance.between(0.82, LARGEST);
      const points = turnedBy(chance.pick(shapes), x, y, real, chance.between(0, 2 * Math.PI));
      const radius = Math.max(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
      const chip = { points, x, y, radius, rank };
      if (!fits(chip)) continue;
      chips.push(chip);
      const at = key(x, y);
      cells.set(at, [...(cells.get(at) ?? []), chip]);
    }
  });
  return chips;
};
