import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kitPieceKeys, kitPieces, type KitPieceKey } from '@signet/contract';
import { drawKitPiece, kits, type KitBrand, type KitKey } from '@signet/kit';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import { kitBrand, schemes, type BrandName, type SchemeName } from '../../gallery/kit-brands.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'dist', 'kits');
/** A picture's longer side: what is left of a kit at a glance. */
const SIDE = 160;
const GAP = 6;

const brandNames = ['short', 'three-lines', 'cyrillic', 'one-letter'] as const satisfies BrandName[];
const schemeNames = Object.keys(schemes) as SchemeName[];
const kitKeys = Object.keys(kits) as KitKey[];

const sizeOf = (piece: KitPieceKey, side = SIDE): { width: number; height: number } => {
  const { width, height } = kitPieces[piece];
  const scale = side / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

type Picture = { png: Buffer; x: number; y: number; width: number; height: number };

const pictureOf = (kit: KitKey, piece: KitPieceKey, brand: KitBrand, width: number): Promise<Buffer> =>
  toPng(toSvg(drawKitPiece(kit, piece, brand).scene, brand.colors), { width });

/** Pictures on one sheet, in color or in gray; `texts` beside them. */
const sheetOf = (
  pictures: readonly Picture[],
  { isGray, texts = [] }: { isGray: boolean; texts?: readonly { x: number; y: number; text: string }[] },
): Promise<Buffer> => {
  const width = Math.max(...pictures.map((one) => one.x + one.width)) + GAP;
  const height = Math.max(...pictures.map((one) => one.y + one.height)) + GAP;
  const images = pictures.map(
    ({ png, x, y, width: w, height: h }) =>
      `<image x="${x}" y="${y}" width="${w}" height="${h}" href="data:image/png;base64,${png.toString('base64')}"/>`,
  );
  const labels = texts.map(({ x, y, text }) => `<text x="${x}" y="${y}" font-size="14">${text}</text>`);
  const gray =
    '<filter id="gray" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/></filter>';
  return toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${gray}` +
      `<rect width="100%" height="100%" fill="#d6d1c8"/>` +
      `<g${isGray ? ' filter="url(#gray)"' : ''}>${images.join('')}</g>${labels.join('')}</svg>`,
    { width },
  );
};

/** Every piece of a kit for every name in one scheme: a row a brand, the pieces beside each other. */
const kitSheet = async (kit: KitKey, scheme: SchemeName): Promise<void> => {
  const pictures: Picture[] = [];
  let y = GAP;
  for (const name of brandNames) {
    const brand = await kitBrand(name, scheme);
    let x = GAP;
    for (const piece of kitPieceKeys) {
      const size = sizeOf(piece);
      pictures.push({ png: await pictureOf(kit, piece, brand, size.width), x, y, ...size });
      x += size.width + GAP;
    }
    y += SIDE + GAP;
  }
  await writeFile(path.join(FOLDER, `${kit}-${scheme}.png`), await sheetOf(pictures, { isGray: false }));
  await writeFile(path.join(FOLDER, `${kit}-${scheme}-gray.png`), await sheetOf(pictures, { isGray: true }));
};

/** Full size: one brand of each kind, cover and two more. */
const FULL = ['cover', 'slide-numbers', 'letterhead'] as const satisfies KitPieceKey[];
const fullSheet = async (kit: KitKey, at: number): Promise<void> => {
  const brand = await kitBrand(brandNames[at % 4] ?? 'short', schemeNames[at % 6] ?? 'earth');
  let x = GAP;
  const pictures: Picture[] = [];
  for (const piece of FULL) {
    const size = sizeOf(piece, 1200);
    pictures.push({ png: await pictureOf(kit, piece, brand, size.width), x, y: GAP, ...size });
    x += size.width + GAP;
  }
  await writeFile(path.join(FOLDER, `${kit}-full.png`), await sheetOf(pictures, { isGray: false }));
};

const ROW = 6;

/** Sixty covers in gray, shuffled, numbered; which is which goes into a file of its own. */
const juryOf = async (): Promise<void> => {
  const cards = kitKeys.flatMap((kit, row) =>
    schemeNames.map((scheme, at) => ({ kit, scheme, name: brandNames[(at + row) % 4] ?? 'short' })),
  );
  // by a number that has nothing to do with the kit
  const order = cards
    .map((card, at) => ({ card, by: (Math.imul(at + 1, 2654435761) >>> 0) % 9973 }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ card }) => card);
  const size = sizeOf('cover');
  const pictures: Picture[] = [];
  const texts: { x: number; y: number; text: string }[] = [];
  for (const [at, { kit, scheme, name }] of order.entries()) {
    const [x, y] = [GAP + (at % ROW) * (size.width + 4 * GAP), 24 + Math.floor(at / ROW) * (size.height + 30)];
    pictures.push({ png: await pictureOf(kit, 'cover', await kitBrand(name, scheme), size.width), x, y, ...size });
    texts.push({ x, y: y - 5, text: String(at + 1) });
  }
  await writeFile(path.join(FOLDER, 'jury.png'), await sheetOf(pictures, { isGray: true, texts }));
  await writeFile(path.join(FOLDER, 'jury-key.json'), JSON.stringify(order.map(({ kit }) => kit)));
};

/** What people look at: dist/kits holds every piece of every kit in color and gray, and sixty covers to be sorted. */
export const writeContactSheets = async (): Promise<void> => {
  await mkdir(FOLDER, { recursive: true });
  await juryOf();
  for (const [at, kit] of kitKeys.entries()) {
    await fullSheet(kit, at);
    for (const scheme of schemeNames) await kitSheet(kit, scheme);
  }
  console.log(`the kits: ${FOLDER}`);
};
