import { deltaEOk, type ColorRole, type SchemeColors } from '@signet/color';
import type { BookAreas, KitPieceKey } from '@signet/contract';
import { drawKitPiece, type KitBrand, type KitKey } from '@signet/kit';
import { toPixels } from '@signet/render';
import { toSvg } from '@signet/scene';

/** Pieces that a book measures: what is read, then what is seen at a glance. */
const measured = [
  'letterhead',
  'slide-content',
  'card-back',
  'web-hero',
  'card-front',
  'slide-cover',
  'square',
  'story',
] as const satisfies readonly KitPieceKey[];

/** Pixels along the longer side: enough for shares of an area, too few to count letters. */
const EDGE = 120;

const parts: Readonly<Record<ColorRole, keyof BookAreas>> = {
  w1: 'ground',
  n3: 'ground',
  n2: 'ground',
  n1: 'ground',
  p1: 'main',
  p2: 'main',
  s1: 'second',
  b1: 'main',
  a1: 'accent',
  a2: 'accent',
};

/** Which of a brand's colors a pixel is nearest to; remembered, as a piece has few colors in many pixels. */
const nearestIn = (colors: SchemeColors) => {
  const known = new Map<number, keyof BookAreas>();
  const roles = Object.keys(parts) as ColorRole[];
  return (rgb: number): keyof BookAreas => {
    const found = known.get(rgb);
    if (found) return found;
    const hex = `#${rgb.toString(16).padStart(6, '0')}`;
    const far = (role: ColorRole) => deltaEOk(hex, colors[role]);
    const part = parts[roles.reduce((best, role) => (far(role) < far(best) ? role : best))];
    known.set(rgb, part);
    return part;
  };
};

/** Shares in whole percent that add up to 100. */
const inPercent = (counts: BookAreas): BookAreas => {
  const all = counts.ground + counts.main + counts.second + counts.accent;
  const [main, second, accent] = [counts.main, counts.second, counts.accent].map((count) =>
    Math.round((count / all) * 100),
  ) as [number, number, number];
  return { ground: 100 - main - second - accent, main, second, accent };
};

/**
 * How much of each piece is ground, main and secondary color and accent, counted in pixels of the pieces themselves.
 */
export const pieceAreas = async (kitKey: KitKey, drawing: KitBrand): Promise<{ name: string; areas: BookAreas }[]> => {
  const nearest = nearestIn(drawing.colors);
  const found: { name: string; areas: BookAreas }[] = [];
  for (const key of measured) {
    const { scene } = drawKitPiece(kitKey, key, drawing);
    const { data } = await toPixels(toSvg(scene, drawing.colors), { edge: EDGE });
    const counts = { ground: 0, main: 0, second: 0, accent: 0 };
    for (let at = 0; at < data.length; at += 4)
      counts[nearest(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))] += 1;
    found.push({ name: `kit-${key}`, areas: inPercent(counts) });
  }
  return found;
};
