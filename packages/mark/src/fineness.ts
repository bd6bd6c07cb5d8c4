import type { PathCommand } from '@signet/type';
import { inkArea, rasterPath, type Grid } from './grid.ts';
import { lostByOpening, squaredDistances } from './morphology.ts';

/** Cells of the longer side, and the widths in cells that strokes and gaps are tried at. */
const SIDE = 640;
/** Wide enough that the ground around a drawing is no gap. */
const MARGIN = 72;
const WIDTHS = [2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 46, 54, 64] as const;
/**
 * So much may be lost where strokes meet or end in points, in parts of all ink: serifs, and the corners between
 * letters that stand close, close up at sizes at which a name is still read.
 */
const [LOST_INK, LOST_GROUND] = [0.03, 0.02];

/** The thinnest stroke and the tightest gap of a drawing, in parts of its longer side; at most a tenth of it. */
export type Fineness = { readonly stroke: number; readonly gap: number };

/** The widest disc that all but a share of the ink (1), or of the ground between (0), can be drawn with, in cells. */
const widestOf = (grid: Grid, value: 0 | 1, share: number): number => {
  const depths = squaredDistances(grid, value === 1 ? 0 : 1);
  const most = share * inkArea(grid);
  let held = 1;
  for (const width of WIDTHS) {
    if (inkArea(lostByOpening(grid, value, depths, width / 2)) > most) break;
    held = width;
  }
  return held;
};

/** Measures a drawing whose box is its ink's. */
export const finenessOf = ({
  path,
  width,
  height,
}: {
  readonly path: readonly PathCommand[];
  readonly width: number;
  readonly height: number;
}): Fineness => {
  const scale = SIDE / Math.max(width, height);
  const grid = rasterPath(path, {
    x: -MARGIN / scale,
    y: -MARGIN / scale,
    scale,
    width: Math.ceil(width * scale) + 2 * MARGIN,
    height: Math.ceil(height * scale) + 2 * MARGIN,
  });
  return { stroke: widestOf(grid, 1, LOST_INK) / SIDE, gap: widestOf(grid, 0, LOST_GROUND) / SIDE };
};
