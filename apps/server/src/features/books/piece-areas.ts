import { deltaEOk, type ColorRole, type SchemeColors } from '@signet/color';
import type { BookAreas, KitPieceKey } from '@signet/contract';
import { drawPriceList, type BookBrand, type PieceAreas } from '@signet/book';
import { drawKitPiece } from '@signet/kit';
import { toPixels } from '@signet/render';
import { toSvg, type Scene } from '@signet/scene';

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

type Part = Exclude<keyof BookAreas, 'roles'>;

/** What each color counts as, in the order in which a bar shows them. */
const parts: Readonly<Record<ColorRole, Part>> = {
  w1: 'ground',
  n3: 'ground',
  n2: 'ground',
  n1: 'ground',
  p1: 'primary',
  p2: 'primary',
  b1: 'primary',
  s1: 'secondary',
  a1: 'accent',
  a2: 'accent',
};

const roles = Object.keys(parts) as ColorRole[];

/** Farther from every color of the brand, in OKLab, a pixel is the edge of a letter or a step of a glow. */
const FLAT = 0.05;
/** Where so much of a piece is flat, edges are left out: of small letters they would make another color. */
const MOSTLY = 0.6;

type Nearest = { role: ColorRole; isFlat: boolean };

/** Which of a brand's colors a pixel is nearest to; remembered, as a piece has few colors in many pixels. */
const nearestIn = (colors: SchemeColors) => {
  const known = new Map<number, Nearest>();
  return (rgb: number): Nearest => {
    const found = known.get(rgb);
    if (found) return found;
    const hex = `#${rgb.toString(16).padStart(6, '0')}`;
    const far = (role: ColorRole) => deltaEOk(hex, colors[role]);
    const role = roles.reduce((best, one) => (far(one) < far(best) ? one : best));
    const nearest = { role, isFlat: far(role) < FLAT };
    known.set(rgb, nearest);
    return nearest;
  };
};

/** Shares in whole percent that add up to 100: what rounding leaves goes to the largest. */
const inPercent = (counts: ReadonlyMap<ColorRole, number>): BookAreas => {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = roles.map((role) => ({ role, percent: Math.round(((counts.get(role) ?? 0) / all) * 100) }));
  const largest = shares.reduce((best, one) => (one.percent > best.percent ? one : best));
  largest.percent += 100 - shares.reduce((sum, { percent }) => sum + percent, 0);
  const of = (part: Part): number =>
    shares.filter(({ role }) => parts[role] === part).reduce((sum, { percent }) => sum + percent, 0);
  return {
    ground: of('ground'),
    primary: of('primary'),
    secondary: of('secondary'),
    accent: of('accent'),
    roles: shares.filter(({ percent }) => percent > 0),
  };
};

const countsOf = (pixels: readonly Nearest[]): Map<ColorRole, number> => {
  const counts = new Map<ColorRole, number>();
  for (const { role } of pixels) counts.set(role, (counts.get(role) ?? 0) + 1);
  return counts;
};

/**
 * How much of each piece is ground, primary and secondary color and accent, counted in pixels of the pieces themselves.
 */
export const pieceAreas = async ({ kit, drawing, industry }: BookBrand): Promise<PieceAreas> => {
  const nearest = nearestIn(drawing.colors);
  const found: { name: string; areas: BookAreas }[] = [];
  const scenes: [name: string, draw: () => Scene][] = [
    ['kit-list', () => drawPriceList({ industryId: industry._id, drawing, colors: drawing.colors })],
    ...measured.map((key): [string, () => Scene] => [`kit-${key}`, () => drawKitPiece(kit.key, key, drawing).scene]),
  ];
  for (const [name, draw] of scenes) {
    const scene = draw();
    const { data } = await toPixels(toSvg(scene, drawing.colors), { edge: EDGE });
    const pixels: Nearest[] = [];
    for (let at = 0; at < data.length; at += 4)
      pixels.push(nearest(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)));
    const flat = pixels.filter(({ isFlat }) => isFlat);
    found.push({ name, areas: inPercent(countsOf(flat.length > pixels.length * MOSTLY ? flat : pixels)) });
  }
  return found;
};
