import { oklchOf } from './oklab.ts';

/** What people say of a color without looking it up. */
export type PlainTerm =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'beige'
  | 'black'
  | 'gray'
  | 'white';

/** OKLCH: the region from the end of the one before it, in degrees, with the first name whose bounds a color keeps. */
type Region = {
  until: number;
  names: readonly { term: PlainTerm; above?: number; chroma?: number }[];
};

/**
 * Where one name ends and the next begins, read off the 949 most frequent names of the XKCD color survey (R. Munroe,
 * 2010; 222,500 people; public domain), each with its mean color: which basic term most names of a region end with.
 * `above` is the least lightness, `chroma` the least chroma. AUTHORED: the rounding to straight bounds.
 */
const regions: readonly Region[] = [
  { until: 6, names: [{ term: 'pink', above: 0.58 }, { term: 'red' }] },
  { until: 16, names: [{ term: 'pink', above: 0.62 }, { term: 'red' }] },
  {
    until: 30,
    names: [
      { term: 'pink', above: 0.78 },
      { term: 'red', chroma: 0.15 },
      { term: 'pink', above: 0.62 },
      { term: 'red', chroma: 0.1 },
      { term: 'brown' },
    ],
  },
  {
    until: 40,
    names: [
      { term: 'beige', above: 0.85 },
      { term: 'orange', above: 0.66, chroma: 0.1 },
      { term: 'red', chroma: 0.14 },
      { term: 'brown' },
    ],
  },
  {
    until: 64,
    names: [
      { term: 'orange', above: 0.56, chroma: 0.15 },
      { term: 'orange', above: 0.62, chroma: 0.11 },
      { term: 'beige', above: 0.75 },
      { term: 'brown' },
    ],
  },
  {
    until: 75,
    names: [{ term: 'orange', above: 0.7, chroma: 0.1 }, { term: 'beige', above: 0.75 }, { term: 'brown' }],
  },
  {
    until: 100,
    names: [{ term: 'yellow', above: 0.64, chroma: 0.1 }, { term: 'beige', above: 0.72 }, { term: 'brown' }],
  },
  {
    until: 114,
    names: [{ term: 'yellow', above: 0.72, chroma: 0.09 }, { term: 'beige', above: 0.86 }, { term: 'green' }],
  },
  { until: 170, names: [{ term: 'green' }] },
  { until: 218, names: [{ term: 'turquoise', above: 0.66 }, { term: 'teal' }] },
  { until: 280, names: [{ term: 'blue' }] },
  { until: 288, names: [{ term: 'blue', above: 0.55 }, { term: 'purple' }] },
  { until: 325, names: [{ term: 'purple' }] },
  { until: 340, names: [{ term: 'pink', above: 0.62 }, { term: 'purple' }] },
  { until: 352, names: [{ term: 'pink', above: 0.5 }, { term: 'purple' }] },
  { until: 360, names: [{ term: 'pink', above: 0.54 }, { term: 'red' }] },
];

/** Below these chromas the eye sees no hue: of a pale, a middling and a dark color. */
const seenFrom = [
  { above: 0.9, chroma: 0.022 },
  { above: 0.45, chroma: 0.038 },
  { above: 0.25, chroma: 0.045 },
  { above: 0, chroma: 0.06 },
] as const;

const grayOf = (lightness: number): PlainTerm => {
  if (lightness < 0.3) return 'black';
  return lightness > 0.93 ? 'white' : 'gray';
};

/**
 * What people would call a color in one word.
 * @throws TypeError for a hex that `parseHex` would refuse.
 */
export const plainTerm = (hex: string): PlainTerm => {
  const { lightness, chroma, hue } = oklchOf(hex);
  const seen = seenFrom.find(({ above }) => lightness >= above)?.chroma ?? 0;
  if (chroma < seen) return grayOf(lightness);
  const region = regions.find(({ until }) => (hue ?? 0) < until);
  const name = region?.names.find(({ above = 0, chroma: least = 0 }) => lightness >= above && chroma >= least);
  return name?.term ?? grayOf(lightness);
};

/** From where on a color is a light or a dark one of its name; the names that are not here say it themselves. */
const shades: Partial<Record<PlainTerm, { dark: number; light: number }>> = {
  red: { dark: 0.42, light: 1 },
  green: { dark: 0.42, light: 0.82 },
  teal: { dark: 0.4, light: 1 },
  blue: { dark: 0.4, light: 0.78 },
  purple: { dark: 0.38, light: 0.74 },
  pink: { dark: 0, light: 0.86 },
  brown: { dark: 0.34, light: 0.62 },
  gray: { dark: 0.46, light: 0.8 },
};

/** A color of more chroma is bright, not light. */
const BRIGHT = 0.17;

/**
 * What people would call a color: `blue`, `dark green`, `light purple`.
 * @throws TypeError for a hex that `parseHex` would refuse.
 */
export const plainName = (hex: string): string => {
  const term = plainTerm(hex);
  const { dark = 0, light = 1 } = shades[term] ?? {};
  const { lightness, chroma } = oklchOf(hex);
  if (lightness < dark) return `dark ${term}`;
  return lightness >= light && chroma < BRIGHT ? `light ${term}` : term;
};
