import { labDistance, oklabOf, oklchOf, type Oklab } from '@signet/color';
import type { Pixels } from '@signet/render';

const MOST = 6;
/** Delta-E OK: about CIEDE2000 2.8 on brand colors, which people see only side by side. */
const NEAR_EQUAL = 0.02;
/** Less than this share of a logo is detail and not its color. */
const LEAST_SHARE = 0.01;
/** Grays stand behind colors, as a black wordmark beside a colored sign does. */
const GRAY_CHROMA = 0.04;
const GRAY_WEIGHT = 0.25;
const MOST_COMMONEST = 64;

interface Weighted {
  hex: string;
  weight: number;
  lab: Oklab;
}

/** Paper, not a color. */
const isWhite = (hex: string): boolean => {
  const { lightness, chroma } = oklchOf(hex);
  return lightness > 0.96 && chroma < 0.02;
};

const labOf = (hex: string): Weighted => ({ hex, weight: 0, lab: oklabOf(hex) });
const hexOf = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;

const heaviestFirst = <T extends { hex: string; weight: number }>(list: readonly T[]): T[] =>
  list.toSorted((one, other) => other.weight - one.weight || (one.hex < other.hex ? -1 : 1));

/** How much of each exact color there is, in opaque pixels; and how much of it lies inside an even area. */
const countColors = ({ data, width, height }: Pixels) => {
  const rgbAt = (at: number) => ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  const all = new Map<number, number>();
  const even = new Map<number, number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const rgb = rgbAt(at);
      all.set(rgb, (all.get(rgb) ?? 0) + alpha);
      const isInside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
      const around = isInside ? [at - 4, at + 4, at - width * 4, at + width * 4] : [];
      if (isInside && around.every((next) => rgbAt(next) === rgb && data[next + 3] === data[at + 3]))
        even.set(rgb, (even.get(rgb) ?? 0) + alpha);
    }
  return { all, even };
};

/** Puts each color to the heaviest that looks the same. */
const merge = (list: readonly Weighted[]): Weighted[] => {
  const kept: Weighted[] = [];
  for (const one of heaviestFirst(list)) {
    const alike = kept.find(({ lab }) => labDistance(lab, one.lab) < NEAR_EQUAL);
    if (alike) alike.weight += one.weight;
    else kept.push({ ...one });
  }
  return kept;
};

const total = (counts: ReadonlyMap<number, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0);

/**
 * The colors that stand for themselves: those written in the drawing, and those of even areas. What lies between
 * them is a soft edge or a gradient.
 */
const candidatesOf = (counts: ReturnType<typeof countColors>, written: readonly string[]): Weighted[] => {
  const least = total(counts.all) * LEAST_SHARE;
  const named = [...new Set(written.map((hex) => hex.toLowerCase()))].map(labOf);
  const flat = [...counts.even].filter(([, weight]) => weight >= least).map(([rgb]) => labOf(hexOf(rgb)));
  const own = flat.filter((one) => named.every((other) => labDistance(one.lab, other.lab) >= NEAR_EQUAL));
  if (named.length + own.length > 0) return [...named, ...own];
  // a picture without any even area, such as a photograph, is read by its commonest colors
  const commonest = [...counts.all].toSorted((one, other) => other[1] - one[1]).slice(0, MOST_COMMONEST);
  return commonest.map(([rgb]) => labOf(hexOf(rgb)));
};

const nearestTo = (hex: string, candidates: readonly Weighted[]): Weighted | undefined => {
  const lab = oklabOf(hex);
  let best: Weighted | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of candidates) {
    const distance = labDistance(one.lab, lab);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
};

const withQuietGrays = ({ hex, weight, lab }: Weighted): Weighted => ({
  hex,
  lab,
  weight: oklchOf(hex).chroma < GRAY_CHROMA ? weight * GRAY_WEIGHT : weight,
});

/**
 * The colors of a picture, `#rrggbb`, the one that covers most first; at most six. White is paper, so a white logo
 * has none; what lies below is not looked at.
 * @param written Hexes that the picture's source names, where it is a drawing: a color that is nearly one of them
 * is it.
 */
export const pictureColors = (pixels: Pixels, written: readonly string[] = []): string[] => {
  const counts = countColors(pixels);
  const candidates = candidatesOf(counts, written);
  const exact = new Map(candidates.map((one) => [one.hex, one]));
  // gradients have thousands of colors: what is alike in its highest five bits goes the same way
  const alike = new Map<number, Weighted | undefined>();
  for (const [rgb, weight] of counts.all) {
    const key = rgb & 0xf8f8f8;
    if (!alike.has(key)) alike.set(key, nearestTo(hexOf(rgb), candidates));
    const nearest = exact.get(hexOf(rgb)) ?? alike.get(key);
    if (nearest) nearest.weight += weight;
  }
  const colors = merge(candidates.filter(({ hex, weight }) => weight > 0 && !isWhite(hex)).map(withQuietGrays));
  const sum = colors.reduce((all, { weight }) => all + weight, 0);
  return heaviestFirst(colors)
    .filter(({ weight }) => weight >= sum * LEAST_SHARE)
    .slice(0, MOST)
    .map(({ hex }) => hex);
};
