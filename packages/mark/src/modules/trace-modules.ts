import type { PathCommand } from '@signet/type';
import { QUARTER } from '../shapes.ts';
import { corners, type ModuleTile } from './module-tiles.ts';

/** What can be traced: modules, and a full cell with a quarter disc taken out of a corner. */
export type TracedTile = ModuleTile | `bite${0 | 1 | 2 | 3}`;

type Traced<Tile> = {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
};
/** A grid of modules, row by row. */
export type ModuleGrid = Traced<ModuleTile>;

type Point = readonly [number, number];
type Side = {
  readonly from: Point;
  readonly to: Point;
  /** The center of the quarter circle that it follows; a straight line without. */
  readonly center?: Point;
};

/** Grids are smaller than this. */
const MOST_COLUMNS = 64;
const key = ([x, y]: Point): number => y * MOST_COLUMNS + x;
const sideKey = (from: Point, to: Point): number => key(from) * MOST_COLUMNS ** 2 + key(to);

/** The sides of one cell's ink, clockwise. */
const sidesOf = (tile: TracedTile, x: number, y: number): Side[] => {
  if (tile === 'empty') return [];
  const at = corners.map(([dx, dy]): Point => [x + dx, y + dy]);
  const points = (order: readonly number[]) => order.map((corner) => at[corner % 4] as Point);
  const line = (from: Point, to: Point): Side => ({ from, to });
  if (tile === 'full') return points([0, 1, 2, 3]).map((from, corner) => line(from, at[(corner + 1) % 4] as Point));
  const corner = Number(tile.at(-1));
  const [before, center, after, far] = points([corner + 3, corner, corner + 1, corner + 2]) as [
    Point,
    Point,
    Point,
    Point,
  ];
  if (tile.startsWith('bite')) return [line(after, far), line(far, before), { from: before, to: after, center }];
  const back: Side = { from: after, to: before, ...(tile.startsWith('disc') ? { center } : {}) };
  return [line(before, center), line(center, after), back];
};

/** The sides of all cells, those that two cells share left out. */
const outerSides = ({ columns, tiles }: Traced<TracedTile>): Side[] => {
  const sides = tiles.flatMap((tile, at) => sidesOf(tile, at % columns, Math.floor(at / columns)));
  const there = new Set(sides.filter(({ center }) => !center).map(({ from, to }) => sideKey(from, to)));
  return sides.filter(({ from, to, center }) => center || !there.has(sideKey(to, from)));
};

const heading = ({ from, to }: Side): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

const commandOf = ({ from, to, center }: Side): PathCommand => {
  if (!center) return ['L', ...to];
  const handle = (point: Point, other: Point): Point => [
    point[0] + (other[0] - center[0]) * QUARTER,
    point[1] + (other[1] - center[1]) * QUARTER,
  ];
  return ['C', ...handle(from, to), ...handle(to, from), ...to];
};

const isStraightOn = (one: Side, other: Side): boolean =>
  !one.center && !other.center && Math.abs(heading(one) - heading(other)) < 1e-9;

const contourOf = (sides: readonly Side[]): PathCommand[] => {
  const first = sides.findIndex((side, at) => !isStraightOn(sides.at(at - 1) as Side, side));
  const ordered = [...sides.slice(first), ...sides.slice(0, first)];
  const drawn = ordered.filter((side, at) => !(ordered[at + 1] && isStraightOn(side, ordered[at + 1] as Side)));
  // the last line is drawn by closing the contour
  const lines = drawn.at(-1)?.center ? drawn : drawn.slice(0, -1);
  return [['M', ...(ordered[0] as Side).from], ...lines.map(commandOf), ['Z']];
};

/** The modules as one outline without seams, a unit a cell: no boolean operation, and no more points than needed. */
export const traceModules = (grid: Traced<TracedTile>): PathCommand[] => {
  const waiting = new Map<number, Side[]>();
  for (const side of outerSides(grid)) waiting.set(key(side.from), [...(waiting.get(key(side.from)) ?? []), side]);
  const path: PathCommand[] = [];
  for (const start of waiting.values()) {
    while (start.length > 0) {
      const contour: Side[] = [start.pop() as Side];
      while (key((contour.at(-1) as Side).to) !== key((contour[0] as Side).from)) {
        const next = waiting.get(key((contour.at(-1) as Side).to))?.pop();
        if (!next) return [];
        contour.push(next);
      }
      path.push(...contourOf(contour));
    }
  }
  return path;
};

/** How many corners of cells only touch by their point: two contours or two turns of one meet there. */
export const pointContacts = (grid: ModuleGrid): number => {
  const counts = new Map<number, number>();
  for (const { from } of outerSides(grid)) counts.set(key(from), (counts.get(key(from)) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).length;
};
