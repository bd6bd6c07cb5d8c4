import { deltaEOk } from '@signet/color';
import { traced, type OwnLogo } from '@signet/kit';
import { toPixels, toPng } from '@signet/render';
import { boundsOf, placePath } from '@signet/type';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { Blobs } from '../../ports/blobs.ts';

/** The picture is drawn so large, and traced at half of it. */
const [DRAWN, EDGE] = [2048, 1024];
/** The file whose color stands for all: each of the seven shows the same form. */
const SOURCE = 'logo-p1.svg';
const PAPER = '#ffffff';

const hexAt = (data: Uint8Array, at: number): string =>
  `#${[0, 1, 2].map((of) => (data[at + of] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/**
 * How much of each pixel is ink: covered, and unlike paper. A form that is white on a colored ground is what the ground
 * is cut out of.
 */
const inkOf = (data: Uint8Array): Float64Array => {
  const known = new Map<string, number>();
  const ink = new Float64Array(data.length / 4);
  let most = 0;
  for (let at = 0; at < ink.length; at += 1) {
    const alpha = data[at * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    const hex = hexAt(data, at * 4);
    const far = known.get(hex) ?? deltaEOk(hex, PAPER);
    known.set(hex, far);
    ink[at] = (alpha / 255) * far;
    most = Math.max(most, ink[at] ?? 0);
  }
  // a logo that is nearly white all over is taken by its form alone
  if (most < 0.1) return ink.map((_, at) => (data[at * 4 + 3] ?? 0) / 255);
  return ink.map((value) => Math.min(1, value / most));
};

/**
 * A logo that somebody brought along as one outline, so that it can stand in every color, on every ground and in every
 * drawing of the brand, as ours do. Refuses `logosMissing` where its file is gone or shows nothing.
 */
export const ownLogoOf = async (custom: CustomLogos, blobs: Pick<Blobs, 'get'>): Promise<OwnLogo> => {
  const { body } = orRefuse(await blobs.get(custom[SOURCE] ?? ''), 'logosMissing');
  const png = await toPng(Buffer.from(body).toString(), { width: DRAWN });
  const { data, width, height } = await toPixels(Buffer.from(png), { edge: EDGE });
  const path = traced({ ink: inkOf(data), width, height });
  const box = orRefuse(boundsOf(path), 'logosMissing');
  return {
    path: placePath(path, { x: -box.left, y: -box.top }),
    width: box.right - box.left,
    height: box.bottom - box.top,
  };
};
