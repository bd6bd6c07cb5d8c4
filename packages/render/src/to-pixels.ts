import sharp from 'sharp';
import { MOST_PIXELS, SECONDS } from './bounds.ts';

const WIDEST = 1024;

/** 8-bit RGBA, rows from the top, color not multiplied by alpha. */
export type Pixels = {
  data: Uint8Array;
  width: number;
  height: number;
};

/**
 * A drawing or picture of ours as pixels: the longer side is `edge`, clear where nothing is drawn.
 * @throws RangeError for an edge that is not a whole number from 1 to 1,024; Error for what is no picture, or takes
 * too long or too much.
 */
export const toPixels = async (picture: string | Buffer, { edge }: { edge: number }): Promise<Pixels> => {
  if (!Number.isInteger(edge) || edge < 1 || edge > WIDEST) throw new RangeError(`Not an edge for pixels: ${edge}`);
  const { data, info } = await sharp(Buffer.from(picture as string), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: false })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
