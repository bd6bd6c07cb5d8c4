import { boundsOf, type PathCommand } from '@signet/type';
import { uniteLayers } from './boolean.ts';
import { ROUNDING, type Drawing } from './family.ts';
import { contoursOf, ringsOf, areaOf, transform, type Affine, type Outline } from './outline.ts';
import { roundCorners } from './round-corners.ts';

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

/** Brings a path into a tight box whose longer side is SIDE; undefined for one without ink. */
const intoBox = (path: Outline): Affine | undefined => {
  const box = boundsOf(path);
  if (!box) return undefined;
  const scale = SIDE / Math.max(box.right - box.left, box.bottom - box.top);
  return [scale, 0, 0, scale, -box.left * scale, -box.top * scale];
};

/** One placing after another, neither of them turned. */
const after = ([first, , , , x, y]: Affine, [second, , , , x2, y2]: Affine): Affine => [
  first * second,
  0,
  0,
  first * second,
  x * second + x2,
  y * second + y2,
];

const NOTHING = { path: [], width: 0, height: 0, toMark: [1, 0, 0, 1, 0, 0] as Affine };

/**
 * A mark's layers as one path in a tight box whose longer side is 1,000, rounded so that files stay small. `toMark`
 * is where the layers came to lie.
 */
export const outlineMark = (
  { layers, whole }: Drawing,
  round = 0,
): { path: PathCommand[]; width: number; height: number; toMark: Affine } => {
  const only = layers[0];
  const united = whole && layers.length === 1 && only ? only.path : uniteLayers(layers);
  const first = intoBox(united);
  const clean = first && roundCorners(withoutCrumbs(transform(united, first)), round * ROUNDING * SIDE);
  const second = clean && intoBox(clean);
  if (!first || !clean || !second) return NOTHING;
  const placed = transform(clean, second);
  const box = boundsOf(placed);
  const path = placed.map(
    ([type, ...values]) => [type, ...values.map((value) => rounded(value))] as unknown as PathCommand,
  );
  return { path, width: rounded(box?.right ?? 0), height: rounded(box?.bottom ?? 0), toMark: after(first, second) };
};
