import { boundsOf, type PathCommand } from '@signet/type';
import { uniteLayers } from './boolean.ts';
import { rasterPath } from './grid.ts';
import type { Outline } from './outline.ts';

/** Cells across the picture on which overlaps are looked for. */
const WIDE = 1000;

/** Whether readers that fill by the even-odd rule would see holes where contours lie over each other. */
export const hasOverlaps = (path: Outline): boolean => {
  const box = boundsOf(path);
  if (!box) return false;
  const scale = WIDE / (box.right - box.left);
  const height = Math.ceil((box.bottom - box.top) * scale);
  const frame = { x: box.left, y: box.top, scale, width: WIDE, height };
  const [nonzero, evenodd] = [rasterPath(path, frame).ink, rasterPath(path, frame, 'evenodd').ink];
  return nonzero.some((ink, at) => ink !== evenodd[at]);
};

/** The same ink by both fill rules; a path without overlaps comes back as it is. */
export const uniteOverlaps = (path: readonly PathCommand[]): readonly PathCommand[] =>
  hasOverlaps(path) ? uniteLayers([{ op: 'add', path }]) : path;
