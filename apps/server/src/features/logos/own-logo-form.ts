import sharp from 'sharp';
import { deltaEOk } from '@signet/color';
import { traced, type OwnLogo } from '@signet/kit';
import { boundsOf, placePath } from '@signet/type';

/** Pixels of the longer side that a drawing is traced in, whatever size it says it has. */
const EDGE = 1024;
const PAPER = '#ffffff';
/**
 * How unlike paper something is that counts as drawn. On a clear ground all that is there was drawn, and only white is
 * what a form is cut out of; on a ground that reaches the edge, what is nearly white may belong to the ground.
 */
const UNLIKE = { clear: 0.03, covered: 0.06 };
/**
 * A logo has some tens of forms and some thousand points; with more, every piece that shows it becomes too heavy. The
 * most intricate sign of simple-icons has outlines of 56,000 pixels here; a texture has a million.
 */
const MOST = { forms: 1000, points: 20_000, pixels: 150_000 };

type Picture = { data: Uint8Array; width: number; height: number };

const hexAt = (data: Uint8Array, at: number): string =>
  `#${[0, 1, 2].map((of) => (data[at + of] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/** Whether all four corners are painted. */
const isCovered = ({ data, width, height }: Picture): boolean =>
  [0, width - 1, (height - 1) * width, height * width - 1].every((at) => (data[at * 4 + 3] ?? 0) > 127);

/**
 * How much of each pixel is ink. Against paper and not against the darkest color, so that yellow beside navy counts
 * as much as the navy.
 */
export const inkOf = (picture: Picture): Float64Array => {
  const { data } = picture;
  const known = new Map<string, number>();
  const unlike = isCovered(picture) ? UNLIKE.covered : UNLIKE.clear;
  const cover = Float64Array.from({ length: data.length / 4 }, (_, at) => (data[at * 4 + 3] ?? 0) / 255);
  let most = 0;
  const ink = cover.map((alpha, at) => {
    if (alpha === 0) return 0;
    const hex = hexAt(data, at * 4);
    const far = known.get(hex) ?? deltaEOk(hex, PAPER);
    known.set(hex, far);
    most = Math.max(most, alpha * far);
    // the outline runs where half is reached
    return alpha * Math.min(1, far / (2 * unlike));
  });
  // a logo that is nearly white all over is taken by its form alone
  return most < 0.1 ? cover : ink;
};

/** The drawing with a size of its own that can always be drawn: it may call itself 100,000 units wide. */
export const sized = (svg: string): string => {
  const numbers =
    /^<svg\b[^>]*\sviewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , width = 1, height = 1] = numbers;
  const side = (length: number) => Math.max(1, Math.round((length * EDGE) / Math.max(width, height)));
  return svg.replace(/^<svg\b/, `<svg width="${side(width)}" height="${side(height)}"`);
};

/** A cleaned drawing as one outline; undefined where it shows nothing or has more forms than any logo. */
export const formOf = async (svg: string): Promise<OwnLogo | undefined> => {
  const pixels = await sharp(Buffer.from(sized(svg)), { limitInputPixels: 2 * EDGE * EDGE })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    // no drawing at all
    .catch(() => undefined);
  if (!pixels) return undefined;
  const { data } = pixels;
  const { width, height } = pixels.info;
  const path = traced({ ink: inkOf({ data, width, height }), width, height }, MOST);
  const box = path && boundsOf(path);
  if (!path || !box || path.length > MOST.points) return undefined;
  return {
    path: placePath(path, { x: -box.left, y: -box.top }),
    width: box.right - box.left,
    height: box.bottom - box.top,
  };
};
