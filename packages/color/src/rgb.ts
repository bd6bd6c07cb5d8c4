import { modeLab65, modeOklab, modeOklch, modeRgb, parseHex as readHex, useMode } from 'culori/fn';
import type { Rgb } from 'culori/fn';
import { parseHex } from './hex.ts';

// culori/fn knows no space until it is registered; only these four reach a bundle.
for (const mode of [modeRgb, modeOklab, modeOklch, modeLab65]) useMode(mode);

/** Channels from 0 to 1. Throws a TypeError for a hex that `parseHex` would refuse. */
export const rgbOf = (hex: string): Rgb => {
  const rgb = readHex(parseHex(hex) ?? '');
  if (!rgb) throw new TypeError(`Not a hex color of six digits: ${hex}`);
  return rgb;
};
