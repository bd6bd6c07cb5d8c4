import { parseHex } from './hex.ts';

/** sRGB in linear light, channels 0 to 1; beyond that range a color that sRGB lacks. */
export interface LinearRgb {
  r: number;
  g: number;
  b: number;
}

/** One sRGB channel from 0 to 1 into linear light (IEC 61966-2-1; WCAG 2.2 writes .03928, which changes no 8-bit value). */
export const linearChannel = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** All that an 8-bit channel can be, in linear light. */
const linearBytes = Array.from({ length: 256 }, (_, byte) => linearChannel(byte / 255));
const linearByte = (value: number, shift: number): number => linearBytes[(value >> shift) & 0xff] ?? 0;

/** A hex in linear light. Throws a TypeError for a hex that `parseHex` would refuse. */
export const linearOf = (hex: string): LinearRgb => {
  const parsed = parseHex(hex);
  if (!parsed) throw new TypeError(`Not a hex color of six digits: ${hex}`);
  const value = Number.parseInt(parsed.slice(1), 16);
  return { r: linearByte(value, 16), g: linearByte(value, 8), b: linearByte(value, 0) };
};

/** Each channel brought within 0 to 1. */
export const clipped = ({ r, g, b }: LinearRgb): LinearRgb =>
  ({ r: Math.min(Math.max(r, 0), 1), g: Math.min(Math.max(g, 0), 1), b: Math.min(Math.max(b, 0), 1) });

const byteOf = (linear: number): number => Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));

/** `#rrggbb`, each channel clipped and rounded to 8 bits. */
export const hexOfLinear = (color: LinearRgb): string => {
  const { r, g, b } = clipped(color);
  return `#${(0x1000000 + (byteOf(r) << 16) + (byteOf(g) << 8) + byteOf(b)).toString(16).slice(1)}`;
};
