import { labDistance, oklabOf, oklchOf, type Oklab } from '@signet/color';
import { fillsOf } from './svg-fills.ts';

const MOST = 6;
/**
 * The longest logo of the directory has 660,000 characters. What is longer is a picture, and reading it would keep
 * everybody else waiting.
 */
const LONGEST = 1_000_000;
/** Delta-E OK: about CIEDE2000 2.8 on brand colors, which people see only side by side. */
const NEAR_EQUAL = 0.02;
/** Less than this share of a logo is detail and not its color. */
const LEAST_SHARE = 0.01;
/** Paper, not a color. */
const isWhite = (hex: string): boolean => {
  const { lightness, chroma } = oklchOf(hex);
  return lightness > 0.96 && chroma < 0.02;
};
/** Grays stand behind colors, as a black wordmark beside a colored sign does. */
const GRAY_CHROMA = 0.04;
const GRAY_WEIGHT = 0.25;

interface Weighted {
  hex: string;
  weight: number;
}

const weighted = (svg: string): Weighted[] =>
  fillsOf(svg).flatMap(({ colors, area }) =>
    colors
      .filter((hex) => !isWhite(hex))
      .map((hex) => ({ hex, weight: (area / colors.length) * (oklchOf(hex).chroma < GRAY_CHROMA ? GRAY_WEIGHT : 1) })),
  );

const sumByHex = (list: readonly Weighted[]): Weighted[] =>
  [...Map.groupBy(list, ({ hex }) => hex)].map(([hex, same]) => ({
    hex,
    weight: same.reduce((sum, { weight }) => sum + weight, 0),
  }));

const heaviestFirst = (list: readonly Weighted[]): Weighted[] =>
  list.toSorted((one, other) => other.weight - one.weight || (one.hex < other.hex ? -1 : 1));

/** Puts each color to the heaviest that looks the same. */
const merge = (list: readonly Weighted[]): Weighted[] => {
  const kept: (Weighted & { lab: Oklab })[] = [];
  for (const { hex, weight } of heaviestFirst(list)) {
    const lab = oklabOf(hex);
    const alike = kept.find((one) => labDistance(one.lab, lab) < NEAR_EQUAL);
    if (alike) alike.weight += weight;
    else kept.push({ hex, weight, lab });
  }
  return heaviestFirst(kept);
};

/**
 * The colors of a logo, `#rrggbb`, the one that paints most first; at most six. White is paper, so a white logo has
 * none. It never throws: what cannot be read, or is longer than any logo, has none either.
 * @param svg An SVG document without style sheets.
 */
export const logoColors = (svg: string): string[] => {
  if (svg.length > LONGEST) return [];
  const merged = merge(sumByHex(weighted(svg)));
  const all = merged.reduce((sum, { weight }) => sum + weight, 0);
  return merged
    .filter(({ weight }) => weight >= all * LEAST_SHARE)
    .slice(0, MOST)
    .map(({ hex }) => hex);
};
