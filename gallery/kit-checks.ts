import { contrastRatio } from '@signet/color';
import type { KitPieceKey } from '@signet/contract';
import { drawKitPiece, type KitBrand, type KitKey } from '@signet/kit';
import { toPixels, type Pixels } from '@signet/render';
import { toneHex, toSvg, type Scene, type Shape } from '@signet/scene';
import { boundsOf, type Box } from '@signet/type';

type Drawn = ReturnType<typeof drawKitPiece>;

/** Where two parts may touch: less than a pixel of the largest picture. */
const SLACK = 0.5;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right - SLACK &&
  other.left < one.right - SLACK &&
  one.top < other.bottom - SLACK &&
  other.top < one.bottom - SLACK;

const leaves = ({ left, top, right, bottom }: Box, { width, height }: Scene): boolean =>
  left < -SLACK || top < -SLACK || right > width + SLACK || bottom > height + SLACK;

const shown = ({ left, top, right, bottom }: Box): string =>
  [left, top, right, bottom].map((value) => Math.round(value)).join(' ');

/** Words and logos that leave their page or lie over each other, each in a line. */
export const misplaced = ({ scene, words }: Drawn): string[] =>
  words.flatMap((box, at) => [
    ...(leaves(box, scene) ? [`leaves the page: ${shown(box)}`] : []),
    ...words
      .slice(at + 1)
      .filter((other) => overlaps(box, other))
      .map((other) => `${shown(box)} lies over ${shown(other)}`),
  ]);

type Move = { x: number; y: number; scale: number; turn: number };
type Lettering = { box: Box; ink: string };

/** A box after a move: turned by quarters only, as pages are. */
const movedBox = ({ left, top, right, bottom }: Box, { x, y, scale, turn }: Move): Box => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const corners = [
    [left, top],
    [right, bottom],
  ].map(([px = 0, py = 0]) => [px * cos - py * sin + x, px * sin + py * cos + y] as const);
  const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

const letteringOf = (shapes: readonly Shape[], brand: KitBrand, isLogo = false): Lettering[] =>
  shapes.flatMap((shape): Lettering[] => {
    if (shape.kind === 'group') {
      const { x = 0, y = 0, scale = 1, turn = 0 } = shape;
      return letteringOf(shape.shapes, brand, isLogo || shape.id === 'logo').map(({ box, ink }) => ({
        ink,
        box: movedBox(box, { x, y, scale, turn }),
      }));
    }
    if (shape.kind !== 'text' && !(isLogo && shape.kind === 'path')) return [];
    const box = boundsOf(shape.path);
    return box && !(typeof shape.ink === 'object' && 'gradient' in shape.ink)
      ? [{ box, ink: toneHex(shape.ink, brand.colors) }]
      : [];
  });

const withoutLettering = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape): Shape[] => {
    if (shape.kind === 'text') return [];
    if (shape.kind !== 'group') return [shape];
    return shape.id === 'logo' ? [] : [{ ...shape, shapes: withoutLettering(shape.shapes) }];
  });

const hexAt = ({ data, width }: Pixels, x: number, y: number): string => {
  const at = (y * width + x) * 4;
  return `#${[0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
};

const EDGE = 800;

/** The least contrast of any lettering with any pixel behind its box; Infinity on a piece without. */
export const leastContrast = async (kit: KitKey, piece: KitPieceKey, brand: KitBrand): Promise<number> => {
  const { scene } = drawKitPiece(kit, piece, brand);
  const lettering = letteringOf(scene.shapes, brand);
  if (lettering.length === 0) return Infinity;
  const svg = toSvg({ ...scene, shapes: withoutLettering(scene.shapes) }, brand.colors);
  const pixels = await toPixels(svg, { edge: EDGE });
  const scale = pixels.width / scene.width;
  const known = new Map<string, number>();
  let least = Infinity;
  for (const { box, ink } of lettering)
    for (let y = Math.max(0, Math.floor(box.top * scale)); y < Math.min(pixels.height, box.bottom * scale); y += 2)
      for (let x = Math.max(0, Math.floor(box.left * scale)); x < Math.min(pixels.width, box.right * scale); x += 2) {
        const behind = hexAt(pixels, x, y);
        const key = ink + behind;
        const ratio = known.get(key) ?? contrastRatio(ink, behind);
        known.set(key, ratio);
        least = Math.min(least, ratio);
      }
  return least;
};

/** What a picture must not have: anything that runs, or that lies outside of it. */
export const forbiddenIn = (svg: string): string[] =>
  [/<script/i, /\son\w+=/i, /<foreignObject/i, /<image/i, /href="(?!#d\d+")/i, /url\((?!#d\d+\))/i, /NaN|Infinity/]
    .filter((pattern) => pattern.test(svg))
    .map(String);
