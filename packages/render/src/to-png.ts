import sharp from 'sharp';
import { MOST_PIXELS, SECONDS } from './bounds.ts';

const WIDEST = 8192;
/** How wide a drawing of ours says it is. */
const SAID = /^<svg [^>]*?\bwidth="(\d+)"/u;

/**
 * Our own SVG as a PNG of `width` pixels, clear where nothing is drawn; with a `ground` it is drawn on that color and
 * has no transparency at all. The SVG is rasterized once, at its final size.
 * Only for drawings made here: what people send goes another, guarded way.
 * @throws RangeError for a width that is not a whole number from 1 to 8,192; Error for what is no SVG, or takes too
 * long or too much.
 */
export const toPng = (svg: string, { width, ground }: { width: number; ground?: string }): Promise<Buffer> => {
  if (!Number.isInteger(width) || width < 1 || width > WIDEST) throw new RangeError(`Not a width for a PNG: ${width}`);
  const read = sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  // a drawing that is as wide as it says is not asked to be scaled: it would be read once more for it
  const drawn = Number(SAID.exec(svg)?.[1]) === width ? read : read.resize({ width });
  return (ground === undefined ? drawn : drawn.flatten({ background: ground }))
    .png()
    .timeout({ seconds: SECONDS })
    .toBuffer();
};
