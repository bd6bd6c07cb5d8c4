import { luminanceRatio, relativeLuminance } from './contrast.ts';
import { contrastRules, type RuledColors, type RuledRole } from './contrast-rules.ts';
import { cheapestOfLuminance } from './luminance-surface.ts';
import { labDistance, oklabOf, type Oklab } from './oklab.ts';
import type { ColorRole } from './scheme.ts';

/** A color that another has to stand out from. */
type Bound = {
  luminance: number;
  atLeast: number;
};

/** The other color of a rule that this role has a part in, whichever side it is named on. */
const partnerOf = (role: ColorRole, rule: (typeof contrastRules)[number]): RuledRole | 'white' | undefined =>
  rule.role === role ? rule.against : rule.against === role ? rule.role : undefined;

const boundsOf = (role: ColorRole, others: Partial<RuledColors>): Bound[] =>
  contrastRules.flatMap((rule) => {
    const partner = partnerOf(role, rule);
    const hex = partner === 'white' ? '#ffffff' : partner && others[partner];
    return hex === undefined ? [] : [{ luminance: relativeLuminance(hex), atLeast: rule.atLeast }];
  });

/** The luminances at which a bound begins to hold, below and above it, where there are any. */
const edgesOf = ({ luminance, atLeast }: Bound): number[] =>
  [(luminance + 0.05) / atLeast - 0.05, atLeast * (luminance + 0.05) - 0.05].filter((edge) => edge >= 0 && edge <= 1);

// Keeping the hue may make the way longer by a twentieth, which nobody sees; from this far off, about what rounding
// to 8 bits does, it is not kept.
const HUE_PRICE = 0.05;
const STRAYED_WHOLLY = 0.005;

/**
 * How far a color has left the straight way from the wished color to its gray, in OKLab's plane of hue and chroma:
 * another hue, or more chroma.
 */
const strayed = (wished: Oklab, { a, b }: Oklab): number => {
  const squared = wished.a ** 2 + wished.b ** 2;
  const along = squared === 0 ? 0 : Math.min(Math.max((wished.a * a + wished.b * b) / squared, 0), 1);
  return Math.hypot(a - along * wished.a, b - along * wished.b);
};

const costFrom =
  (wished: Oklab) =>
  (color: Oklab): number =>
    labDistance(wished, color) * (1 + HUE_PRICE * Math.min(1, strayed(wished, color) / STRAYED_WHOLLY));

/**
 * The color nearest to `hex` that can have this role: it keeps every contrast rule of the role with white and with
 * those of `others` that are given, unrounded on the 8-bit hex. Nearest is the smallest delta-E OK; it may be longer
 * by a twentieth where that keeps the hue, so that a gray stays gray. The same hex when it passes, as every color
 * does in a role without rules; undefined when no color passes. The entry of `others` for the role itself is not
 * read. Throws as `deltaEOk` does.
 */
export const nearestPassing = (hex: string, role: ColorRole, others: Partial<RuledColors>): string | undefined => {
  const bounds = boundsOf(role, others);
  const passes = (candidate: string) => {
    const luminance = relativeLuminance(candidate);
    return bounds.every((bound) => luminanceRatio(luminance, bound.luminance) >= bound.atLeast);
  };
  if (passes(hex)) return hex;
  const wished = oklabOf(hex);
  const cost = costFrom(wished);
  let [nearest, least]: [string | undefined, number] = [undefined, Infinity];
  // black and white too: where only they pass, rounding may have put their edge beyond the range
  for (const candidate of [
    '#000000',
    '#ffffff',
    ...bounds.flatMap(edgesOf).flatMap((edge) => cheapestOfLuminance(edge, wished, cost)),
  ]) {
    const price = cost(oklabOf(candidate));
    if (price < least && passes(candidate)) [nearest, least] = [candidate, price];
  }
  return nearest;
};
