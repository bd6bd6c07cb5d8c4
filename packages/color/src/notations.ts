import { parseHex } from './hex.ts';
import { oklchOf } from './oklab.ts';

/** One color as different tools take it. */
export type Notations = {
  hex: string;
  /** 0 to 255. */
  rgb: readonly [number, number, number];
  /** Degrees, percent, percent. */
  hsl: readonly [number, number, number];
  /** Lightness in percent, chroma, hue in degrees. */
  oklch: readonly [number, number, number];
};

type Triple = readonly [number, number, number];

const hslOf = ([r, g, b]: Triple): Triple => {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return [0, 0, Math.round(lightness * 100)];
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [Math.round((sector * 60 + 360) % 360), Math.round(saturation * 100), Math.round(lightness * 100)];
};

/**
 * A color in every notation that a designer asks for; what a press makes of it is not computed here.
 * @throws TypeError for a hex that `parseHex` would refuse.
 */
export const notationsOf = (hex: string): Notations => {
  const known = parseHex(hex);
  if (known === undefined) throw new TypeError(`Not a hex color of six digits: ${hex}`);
  const rgb = [1, 3, 5].map((at) => Number.parseInt(known.slice(at, at + 2), 16)) as unknown as Triple;
  const channels = rgb.map((byte) => byte / 255) as unknown as Triple;
  const { lightness, chroma, hue = 0 } = oklchOf(known);
  return {
    hex: known,
    rgb,
    hsl: hslOf(channels),
    oklch: [Math.round(lightness * 1000) / 10, Math.round(chroma * 1000) / 1000, Math.round(hue) % 360],
  };
};
