import type { Grid } from '@signet/mark';
import sharp from 'sharp';

const SIDE = 192;
const MARGIN = 4;
/** A color this light, on all channels, stands for the ground; and half clear counts as clear. */
const WHITE = 236;
const HALF = 128;

const inkOf = (data: Buffer, whitest: number): Uint8Array => {
  const ink = new Uint8Array(data.length / 4);
  for (let at = 0; at < ink.length; at += 1) {
    const [red, green, blue, alpha] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2], data[at * 4 + 3]];
    const isDark = Math.min(red as number, green as number, blue as number) < whitest;
    ink[at] = (alpha as number) >= HALF && isDark ? 1 : 0;
  }
  return ink;
};

const aspectOf = ({ width, height, ink }: Grid): number | undefined => {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < ink.length; at += 1) {
    if (ink[at] !== 1) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? undefined : (right - left + 1) / (bottom - top + 1);
};

/**
 * A logo as ink of one color: what is not clear and not white; where that is nothing, what is not clear. With the
 * width / height of its ink; undefined for a drawing without ink.
 */
export const pictureOf = async (
  svg: string,
  side = SIDE,
  margin = MARGIN,
): Promise<{ grid: Grid; aspect: number } | undefined> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: side, height: side, fit: 'contain', background: '#ffffff00' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff00' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = inkOf(data, WHITE);
  const grid = { width: info.width, height: info.height, ink: dark.includes(1) ? dark : inkOf(data, 256) };
  const aspect = aspectOf(grid);
  return aspect === undefined ? undefined : { grid, aspect };
};
