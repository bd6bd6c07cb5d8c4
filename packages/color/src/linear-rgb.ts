import { parseHex } from './hex.ts';

/** sRGB in linear light, channels 0 to 1; beyond that range a color that sRGB lacks. */
export type LinearRgb = {
  r: number;
  g: number;
  b: number;
};

/**
 * One sRGB channel from 0 to 1 into linear light (IEC 61966-2-1; WCAG 2.2 writes .03928, which changes no 8-bit
 * value).
 */
export const linearChannel = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** All that an 8-bit channel can be, in linear light. */
const linearBytes = Array.from({ length: 256 }, (_, byte) => linearChannel(byte / 255));
/** An 8-bit channel in linear light; of a larger number its lowest eight bits. */
export const linearByte = (value: number): number => linearBytes[value & 0xff] ?? 0;

const [ZERO, A] = [48, 97];
/** The digit that a character code stands for; -1 for any but 0 to 9 and a to f. */
const digitOf = (code: number): number => {
  if (code >= ZERO && code < ZERO + 10) return code - ZERO;
  return code >= A && code < A + 6 ? code - A + 10 : -1;
};

/** The number that `#aabbcc` writes; -1 where it is written in any other way, for who has to look closer. */
const valueOf = (hex: string): number => {
  if (hex.length !== 7 || hex[0] !== '#') return -1;
  let value = 0;
  for (let at = 1; at < 7; at++) {
    const digit = digitOf(hex.charCodeAt(at));
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
};

const parsedValue = (hex: string): number => {
  const parsed = parseHex(hex);
  if (!parsed) throw new TypeError(`Not a hex color of six digits: ${hex}`);
  return valueOf(parsed);
};

/** A hex in linear light. Throws a TypeError for a hex that `parseHex` would refuse. */
export const linearOf = (hex: string): LinearRgb => {
  const plain = valueOf(hex);
  const value = plain < 0 ? parsedValue(hex) : plain;
  return { r: linearByte(value >> 16), g: linearByte(value >> 8), b: linearByte(value) };
};

/** Each channel brought within 0 to 1. */
export const clipped = ({ r, g, b }: LinearRgb): LinearRgb => ({
  r: Math.min(Math.max(r, 0), 1),
  g: Math.min(Math.max(g, 0), 1),
  b: Math.min(Math.max(b, 0), 1),
});

/** A channel of linear light on the scale of 8 bits, 0 to 255, not yet rounded. */
export const byteScale = (linear: number): number =>
  255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/** Whole 8-bit channels as a hex. */
export const hexOfBytes = (r: number, g: number, b: number): string =>
  `#${(0x1000000 + (r << 16) + (g << 8) + b).toString(16).slice(1)}`;

/** `#rrggbb`, each channel clipped and rounded to 8 bits. */
export const hexOfLinear = (color: LinearRgb): string => {
  const { r, g, b } = clipped(color);
  return hexOfBytes(Math.round(byteScale(r)), Math.round(byteScale(g)), Math.round(byteScale(b)));
};
