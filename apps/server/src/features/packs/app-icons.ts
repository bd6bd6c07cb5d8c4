import { contrastRatio, type SchemeColors } from '@signet/color';
import { drawLogo } from '@signet/logo';
import { icoFile, type PackFile } from '@signet/pack';
import { toPng } from '@signet/render';
import { toSvg, type Scene } from '@signet/scene';
import type { Font } from '@signet/type';

/** Units of the drawing, and what of it the letter fills. */
const SIDE = 64;
const LETTER = 0.58;
/** A platform that cuts the icon to its own shape keeps the middle four fifths (W3C manifest, maskable icons). */
const MASKABLE_LETTER = 0.46;
/** How much of a maskable icon a tile takes, whose mark fills two thirds of it: the middle circle holds all of it. */
const MASKABLE_TILE = 0.8;
/** Rounded as far as a card is: the corner of a tile of 64. */
const CORNER = 14;
const ICO_SIZES = [16, 32, 48] as const;

/** The first letter of a name as people count letters, a capital where its script has them. */
const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  return (first?.segment ?? '').toLocaleUpperCase('en');
};

/** The initial in the middle of a tile, by the box of its ink. */
const tile = (letter: Scene, { corner, share }: { corner: number; share: number }): Scene => {
  const scale = (SIDE * share) / Math.max(letter.width, letter.height);
  return {
    x: 0,
    y: 0,
    width: SIDE,
    height: SIDE,
    label: letter.label,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: SIDE, height: SIDE, ...(corner ? { radius: corner } : {}), ink: 'p1' },
      {
        kind: 'group',
        scale,
        x: SIDE / 2 - (letter.x + letter.width / 2) * scale,
        y: SIDE / 2 - (letter.y + letter.height / 2) * scale,
        shapes: letter.shapes,
      },
    ],
  };
};

/** One of our drawings in the middle of a square of a color. */
const inSquare = (svg: string, color: string, share: number): string => {
  const [from, side] = [(SIDE * (1 - share)) / 2, SIDE * share];
  const placed = `x="${from}" y="${from}" width="${side}" height="${side}"`;
  const inner = svg.replace(/^<svg ([^>]*?) width="[^"]*" height="[^"]*"/, `<svg $1 ${placed}`);
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${color}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${inner}</svg>`;
};

/** A logo's icons as SVG: alone on nothing, and on a tile of the primary color. */
export type OwnIcons = { favicon: string; tile: string };

/**
 * The small icons of a brand: for browsers, phones and stores. `own` are the founder's, where their logo has a mark;
 * else the initial stands in a tile of the primary color. What phones and stores take fills its square and is opaque:
 * they cut the corners themselves, and put black or nothing behind what is clear.
 */
export const appIcons = async ({
  name,
  font,
  colors,
  own,
}: {
  name: string;
  font: Font;
  colors: SchemeColors;
  own: OwnIcons | undefined;
}): Promise<PackFile[]> => {
  const ink = contrastRatio(colors.w1, colors.p1) >= contrastRatio(colors.b1, colors.p1) ? 'w1' : 'b1';
  const initial = initialOf(name);
  const letter = drawLogo({ text: font.covers(initial) ? initial : name, font, color: ink });
  const inTile = (corner: number, share: number) => toSvg(tile(letter, { corner, share }), colors);
  const icon = own?.favicon ?? inTile(CORNER, LETTER);
  const square = own?.tile ?? inTile(0, LETTER);
  const maskable = own ? inSquare(own.tile, colors.p1, MASKABLE_TILE) : inTile(0, MASKABLE_LETTER);
  const clear = async (svg: string, width: number, path: string): Promise<PackFile> => ({
    path,
    bytes: await toPng(svg, { width }),
  });
  const opaque = async (svg: string, width: number, path: string): Promise<PackFile> => ({
    path,
    bytes: await toPng(svg, { width, ground: colors.p1 }),
  });
  const pictures = await Promise.all(
    ICO_SIZES.map(async (size) => ({ size, png: await toPng(icon, { width: size }) })),
  );
  return [
    { path: 'favicon/favicon.ico', bytes: icoFile(pictures) },
    { path: 'favicon/icon.svg', bytes: Buffer.from(icon) },
    await opaque(square, 180, 'favicon/apple-touch-icon.png'),
    await clear(icon, 192, 'favicon/icon-192.png'),
    await clear(icon, 512, 'favicon/icon-512.png'),
    { path: 'favicon/icon-maskable-512.svg', bytes: Buffer.from(maskable) },
    await opaque(maskable, 512, 'favicon/icon-maskable-512.png'),
    await opaque(square, 1024, 'favicon/store-1024.png'),
  ];
};
