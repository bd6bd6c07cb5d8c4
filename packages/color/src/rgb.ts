import { converter, modeLab65, modeRgb, parseHex as readHex, useMode, type Rgb } from 'culori/fn';
import { parseHex } from './hex.ts';

// culori/fn knows no space until it is registered; only these two reach a bundle.
for (const mode of [modeRgb, modeLab65]) useMode(mode);
const toRgb = converter('rgb');

/** Channels from 0 to 1. Throws a TypeError for a hex that `parseHex` would refuse. */
export const rgbOf = (hex: string): Rgb => {
  const rgb = readHex(parseHex(hex) ?? '');
  if (!rgb) throw new TypeError(`Not a hex color of six digits: ${hex}`);
  return rgb;
};

/** CIELAB under D65 as channels from 0 to 1, beyond them where sRGB lacks the color. */
export const rgbOfLab = (lightness: number, a: number, b: number): Rgb => toRgb({ mode: 'lab65', l: lightness, a, b });
