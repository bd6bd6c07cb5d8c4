import { boundsOf, type PathCommand } from '@signet/type';
import { uniteLayers } from './boolean.ts';
import type { Drawing } from './family.ts';
import { contoursOf, ringsOf, areaOf, transform, type Outline } from './outline.ts';

/** The longer side of a mark, and what its coordinates are rounded to. */
const SIDE = 1000;
const STEP = 0.1;
/** Pieces of ink or ground smaller than this, in parts of the whole box, are crumbs. */
const CRUMB = 0.0012;

const rounded = (value: number): number => Math.round(value / STEP) / Math.round(1 / STEP) || 0;

const withoutCrumbs = (path: Outline): PathCommand[] =>
  contoursOf(path)
    .filter((contour) => Math.abs(areaOf(ringsOf(contour)[0] ?? [])) > CRUMB * SIDE * SIDE)
    .flat();

const inBox = (path: Outline) => {
  const box = boundsOf(path);
  if (!box) return { path: [], width: 0, height: 0 };
  const scale = SIDE / Math.max(box.right - box.left, box.bottom - box.top);
  const placed = transform(path, [scale, 0, 0, scale, -box.left * scale, -box.top * scale]);
  return { path: placed, width: (box.right - box.left) * scale, height: (box.bottom - box.top) * scale };
};

/** A mark's layers as one path in a tight box whose longer side is 1,000, rounded so that files stay small. */
export const outlineMark = ({ layers, whole }: Drawing): { path: PathCommand[]; width: number; height: number } => {
  const only = layers[0];
  const united = whole && layers.length === 1 && only ? only.path : uniteLayers(layers);
  const { path, width, height } = inBox(withoutCrumbs(inBox(united).path));
  const round = path.map(
    ([type, ...values]) => [type, ...values.map((value) => rounded(value))] as unknown as PathCommand,
  );
  return { path: round, width: rounded(width), height: rounded(height) };
};
