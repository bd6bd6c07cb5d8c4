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

/** Whether two convex outlines that do not overlap are further apart than `gap`, moved against each other by dx, dy. */
const isClear = (one: readonly Point[], other: readonly Point[], gap: number, dx: number, dy: number): boolean => {
  const moved = other.map(([x, y]): Point => [x + dx, y + dy]);
  const far = (points: readonly Point[], outline: readonly Point[]) =>
    points.every((point) =>
      outline.every((corner, at) => toSegment(point, corner, outline[(at + 1) % outline.length] as Point) > gap),
    );
  return far(one, moved) && far(moved, one);
};

/** Chips over a box by chance, the largest first, none nearer to another than the gap. */
export const scatter = (box: Box, chance: Chance, { shapes, sizes, counts, gap, period }: Scattering): Chip[] => {
  const chips: Chip[] = [];
  const cell = (sizes[0] ?? 1) * 1.6 + gap;
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
              // centers closer than the smaller chip is wide: one lies on the other
              if (far < Math.max(chip.radius, other.radius) * 0.6) return false;
              if (!isClear(chip.points, other.points, gap, dx, dy)) return false;
            }
    return true;
  };
  sizes.forEach((size, rank) => {
    for (let attempt = 0; attempt < (counts[rank] ?? 0); attempt += 1) {
      const [x, y] = [chance.between(box.left, box.right), chance.between(box.top, box.bottom)];
      const real = size * chance.between(0.82, 1.18);
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
