import type { Scene, Shape, Tone } from '@signet/scene';
import { kitPieces } from '@signet/contract';
import type { KitBrand } from './brand.ts';
import { frameOf } from './frame.ts';
import type { Kit, Reach } from './kit.ts';
import { kits, type KitKey } from './kits.ts';
import { boxPath } from './paths.ts';
import { arrangementOf, sheetsFor, type Sheet } from './sheet.ts';

/** Squares laid side by side; the ground lies below all of them, so that no seam of it can be seen. */
const repeated = (kit: Kit, sheet: Sheet, reach: Reach): Shape[] => {
  const side = sheet.frame.width;
  const [ground, ...art] = kit.tile(sheet);
  const [columns, rows] = [Math.ceil(reach.width / side), Math.ceil(reach.height / side)];
  const places = Array.from({ length: columns * rows }, (_, at) => ({
    x: (at % columns) * side,
    y: Math.floor(at / columns) * side,
  }));
  const below: Shape[] = ground?.kind === 'rect' ? [{ ...ground, ...reach }] : [];
  return [...below, { kind: 'pattern', shapes: art, places }];
};

/**
 * The side of a square near the wished one with which a pattern of rows ends where one of its rows does; the wished one
 * where not even a row of it has room.
 */
const endingWhole = ({ rows }: Kit, tile: number, height: number): number => {
  if (rows === undefined || height < tile / rows) return tile;
  const count = Math.max(1, Math.round((height / tile) * rows));
  return (height / count) * rows;
};

/** Fields that are less apart than this read as one. */
const MERGED = 0.06;

type Beside = { above?: Tone | undefined; below?: Tone | undefined; sides?: readonly Tone[] | undefined };

/** The first row that a pattern of so many begins with where neither end of it lies on a field of its own color. */
const firstRow = (kit: Kit, sheet: Sheet, count: number, { above, below, sides }: Beside): number => {
  const isLike = (row: number, tone: Tone | undefined): boolean => {
    const own = kit.rowTone?.(sheet, row, sides);
    return own !== undefined && tone !== undefined && sheet.palette.apart(own, tone) < MERGED;
  };
  const starts = Array.from({ length: kit.rows ?? 1 }, (_, row) => row);
  return starts.find((row) => !isLike(row, above) && !isLike(row + count - 1, below)) ?? 0;
};

/**
 * The pattern of a kit over a page, its square about `tile` units wide. Pure, as `drawKitPiece`, and throws as that
 * does.
 */
export const drawKitPattern = (
  kitKey: KitKey,
  brand: KitBrand,
  { width, height, tile, label, ...beside }: { width: number; height: number; tile: number; label: string } & Beside,
): Scene => {
  const kit = kits[kitKey];
  const piece = kitPieces['pattern-tile'];
  const sheet = sheetsFor(brand)(frameOf(piece), arrangementOf(brand.name));
  const scale = endingWhole(kit, tile, height) / piece.width;
  const deep = piece.width / (kit.rows ?? 1);
  const skipped = deep * firstRow(kit, sheet, Math.round(height / scale / deep), beside);
  const reach = { width: width / scale, height: height / scale + skipped };
  const shapes = kit.field?.(sheet, reach, beside.sides) ?? repeated(kit, sheet, reach);
  const clip = boxPath({ left: 0, top: 0, right: width, bottom: height });
  return {
    x: 0,
    y: 0,
    width,
    height,
    label,
    shapes: [{ kind: 'group', clip, shapes: [{ kind: 'group', scale, y: -skipped * scale, shapes }] }],
  };
};
