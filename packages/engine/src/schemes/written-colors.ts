import type { Material } from '@signet/color';
import type { Swatch } from '../swatch.ts';
import { lightSwatch } from './tones.ts';

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
export const nudged = function* (material: Material): Generator<Swatch> {
  const [lightness, chroma, hue] = material;
  for (const [lighter, turned] of NUDGES) yield lightSwatch(lightness + lighter, chroma, hue + turned);
};
/** Materials as they are. */
export const asWritten = function* (materials: Iterable<Material>): Generator<Swatch> {
  for (const material of materials) yield lightSwatch(material[0], material[1], material[2]);
};
