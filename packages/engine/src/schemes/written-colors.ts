import type { Material } from '@signet/color';
import { lightColor } from './tones.ts';

/** A material as it is, then a little lighter, deeper and turned, for where it stands too near to something. */
const NUDGES = [
  [0, 0],
  [0.02, 0],
  [-0.02, 0],
  [0.015, 8],
  [0.015, -8],
  [0.04, 14],
  [0.04, -14],
] as const;
export const nudged = function* ([lightness, chroma, hue]: Material, liveliness = 1): Generator<string> {
  for (const [lighter, turned] of NUDGES)
    yield lightColor({ lightness: lightness + lighter, chroma: chroma * liveliness, hue: hue + turned });
};
/** Materials as they are. */
export const asWritten = function* (materials: readonly Material[]): Generator<string> {
  for (const [lightness, chroma, hue] of materials) yield lightColor({ lightness, chroma, hue });
};
