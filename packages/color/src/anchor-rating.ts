import { colorAnchors, type ColorAnchor } from './color-anchors.ts';
import { conceptFeatures, conceptRating, isConcept } from './concept-rating.ts';
import { heatOf, labOf, weightOf, type Lab } from './emotion.ts';
import { oklabOf, type Oklab } from './oklab.ts';
import { isScaleWord, scaleRating, wordShares } from './word-scale.ts';

/** The anchors that a single color has; variety takes a whole scheme. */
export type SingleColorAnchor = Exclude<ColorAnchor, 'scheme:variety'>;

/** A color in CIELAB and in OKLab. */
type Converted = { lab: Lab; oklab: Oklab };

/** A color in every form that an anchor asks for, converted once. */
type Measured = Converted & {
  features: readonly number[];
  shares: readonly number[];
};

const converted = (hex: string): Converted => ({ lab: labOf(hex), oklab: oklabOf(hex) });

const measure = ({ lab, oklab }: Converted): Measured => ({
  lab,
  oklab,
  features: conceptFeatures(oklab),
  shares: wordShares(oklab),
});

type Rate = (color: Measured) => number;
const formulas: Record<string, Rate> = {
  'ou:heat': ({ lab }) => heatOf(lab),
  'ou:weight': ({ lab }) => weightOf(lab),
  'oklch:chroma': ({ oklab }) => Math.sqrt(oklab.a ** 2 + oklab.b ** 2),
  'oklch:lightness': ({ oklab }) => oklab.lightness,
  'scheme:variety': () => 0,
};

const rateOf = (anchor: ColorAnchor): Rate => {
  const [source, word = ''] = anchor.split(':');
  if (source === 'uw71' && isConcept(word)) return ({ features }) => conceptRating(features, word);
  if (source === 'saysani' && isScaleWord(word)) return ({ shares }) => scaleRating(shares, word);
  const formula = formulas[anchor];
  if (!formula) throw new TypeError(`No data and no formula rates a color for ${anchor}.`);
  return formula;
};

const rates = colorAnchors.map(rateOf);
const rateByAnchor = new Map(colorAnchors.map((anchor) => [anchor, rateOf(anchor)]));

/**
 * What a color is for one anchor. `uw71:` and `saysani:` from 0 (not at all, or the opposite) to 1 (entirely);
 * `ou:heat` about -1.7 (cool) to 2.4 (warm); `ou:weight` about -2.1 (light) to 2.5 (heavy); `oklch:` chroma to about
 * .32, lightness 0 to 1. Throws a TypeError for a hex that `parseHex` would refuse.
 */
export const anchorRating = (hex: string, anchor: SingleColorAnchor): number =>
  rateByAnchor.get(anchor)?.(measure(converted(hex))) ?? Number.NaN;

/**
 * All ratings of a color that is converted already, as `anchorRating` gives them, in the order of `colorAnchors`; 0 in
 * the place of variety.
 */
export const convertedAnchorRatings = (one: Converted): Float64Array => {
  const color = measure(one);
  const ratings = new Float64Array(rates.length);
  for (let at = 0; at < rates.length; at++) ratings[at] = rates[at]?.(color) ?? 0;
  return ratings;
};

/** The same of a hex. Throws as `anchorRating` does. */
export const colorAnchorRatings = (hex: string): Float64Array => convertedAnchorRatings(converted(hex));
