import sharp from 'sharp';
import { toPixels } from '@signet/render/pixels';
import type { NamedBytes } from '../../../jobs/packed-files.ts';
import { logoColors } from '../logo-colors.ts';
import { pictureColors, type PictureColor } from '../picture-colors.ts';

const PICTURE_EDGE = 128;
const ICON_EDGE = 48;
const MOST_ICON_BYTES = 12_000;
/** Shorter than this is no picture of any kind. */
const LEAST_BYTES = 16;

/** Names of what is sent: the icon, and logos in the order in which the page has them. A drawing ends with `.svg`. */
export const pictureNames = { icon: 'icon', logo: 'logo' } as const;

/** What the pictures of a website say. `icon` is a small picture to recognize the company by, as a data address. */
export type PicturesRead = { logo: PictureColor[]; iconColors: PictureColor[]; icon: string | null };
export const noPictures: PicturesRead = { logo: [], iconColors: [], icon: null };

const isDrawing = ({ name }: NamedBytes): boolean => name.endsWith('.svg');

/** The largest picture in an ICO file where that is a PNG, which every icon of today has; undefined elsewhere. */
const pngInIcon = (body: Buffer): Buffer | undefined => {
  const start = body.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return start >= 0 ? body.subarray(start) : undefined;
};

const bitmapOf = ({ bytes }: NamedBytes): Buffer | undefined => {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return body.readUInt32LE(0) === 0x00010000 ? pngInIcon(body) : body;
};

const colorsOf = async (picture: NamedBytes): Promise<PictureColor[]> => {
  if (picture.bytes.length < LEAST_BYTES) return [];
  if (isDrawing(picture)) return logoColors(Buffer.from(picture.bytes).toString());
  const bitmap = bitmapOf(picture);
  const pixels = bitmap && (await toPixels(bitmap, { edge: PICTURE_EDGE }).catch(() => undefined));
  return pixels ? pictureColors(pixels) : [];
};

/** Drawn anew, so that nothing of the file but its pixels is kept. */
const iconOf = async (picture: NamedBytes): Promise<string | null> => {
  if (picture.bytes.length < LEAST_BYTES) return null;
  const bitmap = isDrawing(picture) ? picture.bytes : bitmapOf(picture);
  if (!bitmap) return null;
  const png = await sharp(bitmap, { limitInputPixels: 4_000_000 })
    .resize({ width: ICON_EDGE, height: ICON_EDGE, fit: 'inside' })
    .png({ palette: true })
    .timeout({ seconds: 5 })
    .toBuffer()
    .catch(() => undefined);
  return png && png.length <= MOST_ICON_BYTES ? `data:image/png;base64,${png.toString('base64')}` : null;
};

const firstLogo = async (logos: readonly NamedBytes[]): Promise<PictureColor[]> => {
  for (const logo of logos) {
    const colors = await colorsOf(logo);
    if (colors.length > 0) return colors;
  }
  return [];
};

/** Reads pictures that strangers made; for a process of its own alone, as they are decoded by code of the system's. */
export const readPictures = async (pictures: readonly NamedBytes[]): Promise<PicturesRead> => {
  const icon = pictures.find(({ name }) => name.startsWith(pictureNames.icon));
  const logo = await firstLogo(pictures.filter((one) => one !== icon));
  return { logo, iconColors: icon ? await colorsOf(icon) : [], icon: icon ? await iconOf(icon) : null };
};
