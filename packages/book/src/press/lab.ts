import { parseHex } from '@signet/color';

/** sRGB in linear light as XYZ under D50 (Bradford), the light that prints are judged under, and its white. */
const TO_XYZ = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const;
const WHITE = [0.96422, 1, 0.82521] as const;
/** CIE 15: where the cube root gives way to a straight line. */
const [EPSILON, KAPPA] = [216 / 24389, 24389 / 27];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/**
 * A screen color in CIELAB under D50, whole numbers: what a printer's instrument reads, and what collections of spot
 * colors are searched by.
 * @throws TypeError for a hex that `parseHex` would refuse.
 */
export const labOnPaper = (hex: string): readonly [number, number, number] => {
  const known = parseHex(hex);
  if (known === undefined) throw new TypeError(`Not a hex color of six digits: ${hex}`);
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(known.slice(at, at + 2), 16) / 255));
  const [x = 0, y = 0, z = 0] = TO_XYZ.map((row, at) => {
    const share = row.reduce((sum, weight, of) => sum + weight * (rgb[of] ?? 0), 0) / (WHITE[at] ?? 1);
    return share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116;
  });
  // no minus before a nought
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)].map((value) => Math.round(value) || 0) as unknown as [
    number,
    number,
    number,
  ];
};
