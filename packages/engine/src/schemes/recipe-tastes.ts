import { hueGap, swatchOf } from '../swatch.ts';
import type { Priced } from './affinity.ts';
import type { Held } from './favorites.ts';
import { isCoolColor, isWarmColor } from './papers.ts';
import type { Shade } from './recipe.ts';

const isCool = ({ chroma, hue }: Shade): boolean => isCoolColor(chroma, hue);
const isWarm = ({ chroma, hue }: Shade): boolean => isWarmColor(chroma, hue);

/* What never looks good, each circled on a picture by somebody who did not know whose it was. */

/**
 * AUTHORED: browns weigh on words that ask for vivid or light colors. A lead as light as white words on it allow is
 * still a brown where it is dull: rust, terracotta and honey are no oranges and no yellows.
 */
const HEAVY = { dark: 0.9, any: 0.7 } as const;
const isDarkBrown = ({ lightness, chroma, hue }: Shade): boolean =>
  lightness < 0.42 && chroma < 0.092 && chroma > 0.02 && hue > 30 && hue < 100;
const isBrownLead = ({ lightness, chroma, hue }: Shade): boolean =>
  lightness < 0.56 && chroma > 0.02 && chroma < 0.13 && hue > 35 && hue < 98;
const heavinessOf = (p1: Shade, { liveliness, lightness }: Priced): number =>
  (isDarkBrown(p1) ? HEAVY.dark * Math.max(0, liveliness) : 0) +
  (isBrownLead(p1) ? HEAVY.any * Math.max(0, lightness) : 0);

/**
 * AUTHORED: brown is no filler, nor is the salmon brown of a peach in the evening: they belong to wood, food, leather
 * and earth.
 */
const BROWN = 0.26;
/** AUTHORED: how much less where wood, food, leather or earth ask for one, and where name or trade name this brown. */
const WOODEN = 0.6;
const NAMED_BROWN = 0.2;
/** AUTHORED: and where it is absurd as the lead it is no second color either. */
const ABSURD_BROWN = 0.22;
const isBrown = ({ chroma, hue }: Shade): boolean => hue >= 38 && hue <= 112 && chroma > 0.035 && chroma < 0.098;
/** AUTHORED: beside violet and pink it looks like a stain. */
const STAIN = 0.2;
/** There a maroon is brown as well, a brick still a stain, and a clay brown wherever brown is absurd. */
const isRusty = ({ chroma, hue }: Shade): boolean =>
  (hue <= 90 || hue > 354) && chroma > 0.035 && chroma < (hue < 34 || hue > 354 ? 0.17 : 0.13);
const isEarthen = ({ chroma, hue }: Shade): boolean => hue >= 34 && hue <= 90 && chroma > 0.045 && chroma < 0.11;
const isViolet = ({ chroma, hue }: Shade): boolean => chroma > 0.04 && hue > 275 && hue < 355;

/** AUTHORED: what it costs that a vivid favorite is the quiet tint, and something else the accent. */
const SHOUTED = 0.35;
const VIVID = 0.08;
const isShouted = ({ a1, a2 }: Held): boolean => a1 === undefined && a2 !== undefined && swatchOf(a2).chroma > VIVID;

/** AUTHORED: what it costs that hot pink and red stand beside each other. */
const BURNS = 0.3;
const isPink = ({ chroma, hue }: Shade): boolean => chroma > 0.11 && (hue > 335 || hue < 12);
const isRed = ({ chroma, hue }: Shade): boolean => chroma > 0.11 && hue >= 18 && hue < 60;

/** AUTHORED: under pink a rust is as hot, and dirty. */
const isRust = ({ chroma, hue }: Shade): boolean => chroma > 0.06 && hue >= 28 && hue < 75;
const isPinkish = ({ chroma, hue }: Shade): boolean => chroma > 0.04 && (hue > 330 || hue < 16);

/**
 * AUTHORED: what it costs that lead, second color and accent are all strong, unless words are loud or ask for many
 * hues: one is enough.
 */
const ALL_STRONG = { chroma: 0.102, costs: 0.16 } as const;
const areAllStrong = (p1: Shade, second: Shade, a1: Shade): boolean =>
  p1.chroma > ALL_STRONG.chroma && second.chroma > ALL_STRONG.chroma && a1.chroma > ALL_STRONG.chroma;

/** AUTHORED: what it costs that a red and a green of one depth stand side by side: Christmas. */
const CHRISTMAS = 0.3;
const isBerryRed = ({ chroma, hue }: Shade): boolean => chroma > 0.085 && (hue < 37 || hue > 355);
const isFirGreen = ({ chroma, hue }: Shade): boolean => chroma > 0.045 && hue > 105 && hue < 182;
const isChristmas = (one: Shade, other: Shade): boolean =>
  (isBerryRed(one) && isFirGreen(other)) || (isFirGreen(one) && isBerryRed(other));

/** AUTHORED: what a moss or an olive costs beside violet and plum: a forest, where a wave or a petal was meant. */
const MOSS = 0.22;
const isMossy = ({ chroma, hue }: Shade): boolean => chroma > 0.03 && chroma < 0.1 && hue > 98 && hue < 185;

/** AUTHORED: what a brick or a madder costs beside a blue or a petrol: in links it reads as a warning. */
const WARNING = 0.2;
const isWarning = ({ chroma: strength, hue: lead }: Shade, { chroma, hue }: Shade): boolean =>
  strength > 0.035 && lead > 165 && lead < 275 && chroma > 0.08 && chroma < 0.17 && (hue < 36 || hue > 355);

/**
 * AUTHORED: what a brown, a brick or a plum costs beside a cool primary color when no word of the name calls it to
 * mind. That a trade knows the material is not enough: these are the second colors that juries circled most.
 */
const FOREIGN = { costs: 0.3, apart: 75 } as const;
const isForeign = (p1: Shade, { chroma, hue }: Shade): boolean =>
  p1.chroma > 0.035 &&
  p1.hue > 118 &&
  p1.hue < 330 &&
  chroma > 0.03 &&
  chroma < 0.17 &&
  (hue < 112 || hue > 300) &&
  hueGap(p1.hue, hue) > FOREIGN.apart;

/** AUTHORED: what a gray of the other temperature costs beside a cool primary color: a taupe looks unwashed there. */
const TAUPE = 0.14;
const isTaupe = (p1: Shade, { chroma, hue }: Shade): boolean =>
  p1.chroma > 0.06 && p1.hue > 165 && p1.hue < 335 && chroma >= 0.012 && chroma <= 0.03 && hue < 112;

/** AUTHORED: what it costs that the second color is the lead once more, hardly lighter: it does no work of its own. */
const ONCE_MORE = { costs: 0.18, hue: 45, lightness: 0.12 } as const;
const isOnceMore = (p1: Shade, second: Shade): boolean =>
  p1.chroma > 0.03 &&
  second.chroma > 0.03 &&
  hueGap(p1.hue, second.hue) < ONCE_MORE.hue &&
  Math.abs(p1.lightness - second.lightness) < ONCE_MORE.lightness;

/** AUTHORED: what it costs that no color is strong, unless the words are quiet. */
const DRAB = 0.14;
const isDrab = (p1: Shade, s1: Shade, a1: Shade): boolean => p1.chroma < 0.085 && s1.chroma < 0.078 && a1.chroma < 0.11;

/** AUTHORED: what a pale or dull accent costs where words are lively: the post has no energy. */
const FAINT = { chroma: 0.1, costs: 0.34, from: -0.15 } as const;
const faintCost = ({ chroma }: Shade, { liveliness }: Priced): number =>
  chroma < FAINT.chroma ? FAINT.costs * Math.max(0, liveliness - FAINT.from) : 0;

/** AUTHORED: what it costs, for each unit of contrast (of the cubes of lightness), that p2 is hard to read on a1. */
const SINKS = { below: 5, each: 0.06 } as const;
const sinks = (p2: Shade, a1: Shade): number =>
  SINKS.each * Math.max(0, SINKS.below - (a1.lightness ** 3 + 0.05) / (p2.lightness ** 3 + 0.05));

/** AUTHORED: what it costs that words such as cool, clean or nocturnal get nothing but warm colors. */
const OTHER_TEMPERATURE = 0.16;
const isCoolOrGray = (one: Shade): boolean => isCool(one) || one.chroma < 0.02;
const isOfOtherTemperature = (p1: Shade, s1: Shade, a1: Shade, { isCoolTrade }: Priced): boolean =>
  isCoolTrade && !isCoolOrGray(p1) && !isCoolOrGray(s1) && !isCoolOrGray(a1);

/** AUTHORED: what a mauve gray costs beside a warm accent, where the lead is no violet. */
const MAUVE_GRAY = 0.12;
const isMauveGray = ({ chroma: strength, hue: lead }: Shade, { chroma, hue }: Shade, a1: Shade): boolean =>
  chroma > 0.03 &&
  chroma < 0.075 &&
  hue > 270 &&
  hue < 335 &&
  !isCool(a1) &&
  (strength < 0.03 || hueGap(lead, hue) > 40);

/** AUTHORED: what a gray violet costs as second color under a quiet lead, a blue or another violet: it looks tired. */
const TIRED = 0.1;
const isTired = ({ chroma: strength, hue: lead }: Shade, { chroma, hue }: Shade): boolean =>
  (strength < 0.085 || lead > 235) && chroma > 0.02 && chroma < 0.075 && hue > 270 && hue < 335;

/** AUTHORED: what a green, an olive and a yellow cost where nothing grows: a lawn mower. */
const GARDEN = 0.16;
const isGarden = ({ chroma: strength, hue: lead }: Shade, { chroma, hue }: Shade, a1: Shade): boolean =>
  strength > 0.04 && lead > 118 && lead < 170 && chroma > 0.04 && hue > 92 && hue < 140 && a1.hue > 80 && a1.hue < 122;

/** AUTHORED: what one family of hues costs where words ask for many. */
const NARROW = 0.5;
const WITHIN = 75;
const isNarrow = (p1: Shade, s1: Shade, a1: Shade): boolean => {
  const hues = [p1, s1, a1].filter(({ chroma }) => chroma > 0.03).map(({ hue }) => hue);
  return hues.every((one) => hues.every((other) => hueGap(one, other) < WITHIN));
};

/**
 * AUTHORED: what it costs that nothing answers the lead: a second color of its own hue, or one of no hue where the
 * accent is of the lead's; and a dull second color where words are lively. Quiet words bear it.
 */
const UNANSWERED = { hue: 0.2, voice: 0.16, dull: 0.3 } as const;
/** OKLCH degrees: a second color further off is a neighbor, which answers. */
const OF_ITS_HUE = 38;
const isOfHue = (one: Shade, other: Shade): boolean =>
  one.chroma > 0.05 && other.chroma > 0.05 && hueGap(one.hue, other.hue) < OF_ITS_HUE;
const unanswered = (p1: Shade, second: Shade, a1: Shade, liveliness: number): number => {
  const wanted = Math.max(0.25, Math.min(1.4, 1 + 1.2 * liveliness));
  const isEcho =
    p1.chroma > 0.04 && hueGap(p1.hue, a1.hue) < 40 && (second.chroma < 0.05 || hueGap(p1.hue, second.hue) < 62);
  return (
    wanted * ((isOfHue(p1, second) ? UNANSWERED.hue : 0) + (isEcho ? UNANSWERED.voice : 0)) +
    (second.chroma < 0.07 && p1.chroma > 0.04 ? UNANSWERED.dull * Math.max(0, liveliness) : 0)
  );
};

/**
 * AUTHORED: the second color and the accent are judged as a pair, because they stand on each other. It costs that
 * neither the two nor the accent and the lead are kin, more where the second is a dull color between; that a brown or
 * an olive lies under a pastel or a cool light, or between a warm lead and a warm light; and that a second color shouts
 * under quiet words.
 */
const PAIR = { strangers: 0.2, dull: 0.32, contrary: 0.14, mud: 0.42, between: 0.26, shout: 2.2 } as const;
const DULL = 0.075;
const KIN_WITHIN = 52;
const areKin = (one: Shade, other: Shade): boolean =>
  one.chroma < 0.035 || other.chroma < 0.035 || hueGap(one.hue, other.hue) <= KIN_WITHIN;
const isMud = ({ chroma, hue }: Shade): boolean => chroma > 0.035 && chroma < 0.1 && hue > 28 && hue < 128;
/** OKLCH degrees: from here on a yellow is sour, and looks dirty on a brown that is its kin. */
const SOUR = 96;
const isUnderMud = ({ lightness, chroma, hue }: Shade): boolean =>
  hue > SOUR || hue < 30 || (lightness > 0.78 && chroma < 0.11 && hue < 60);
const isHuedAndWarm = (one: Shade): boolean => one.chroma >= HUED && isWarm(one);
const pairCost = (p1: Shade, second: Shade, a1: Shade, { liveliness, variety }: Priced): number => {
  const areStrangers = !areKin(p1, second) && !areKin(second, a1) && !areKin(p1, a1);
  // one hue in two strengths wants an answer that is as strong, and no herb
  const isDullContrary =
    second.chroma >= HUED && second.chroma < DULL && areKin(p1, a1) && !areKin(p1, second) && !areKin(second, a1);
  const wanted = 1 - 0.7 * Math.max(0, variety);
  return (
    (isDullContrary ? PAIR.contrary : 0) +
    (areStrangers ? wanted * (second.chroma < 0.1 ? PAIR.dull : PAIR.strangers) : 0) +
    (isMud(second) && isUnderMud(a1) && (second.hue < 90 || !areKin(second, a1)) ? PAIR.mud : 0) +
    (isMud(second) && isHuedAndWarm(p1) && isHuedAndWarm(a1) ? PAIR.between : 0) +
    PAIR.shout * Math.max(0, second.chroma - 0.1) * Math.max(0, 0.2 - liveliness)
  );
};

/**
 * AUTHORED: what it costs that all colors are warm, or all cool: nothing answers. A company of wood bears it. Designers
 * do either in one palette of eleven.
 */
const ONE_TEMPERATURE = { warm: 0.18, cool: 0.08 } as const;
const HUED = 0.035;
const oneTemperature = (p1: Shade, second: Shade, a1: Shade, { wood }: Priced): number => {
  if (p1.chroma < HUED || second.chroma < HUED || a1.chroma < HUED) return 0;
  if (isWarm(p1) && isWarm(second) && isWarm(a1)) return ONE_TEMPERATURE.warm * (1 - wood / 2);
  return isCool(p1) && isCool(second) && isCool(a1) ? ONE_TEMPERATURE.cool : 0;
};

/** AUTHORED: what a gray costs between two colors, unless the words are quiet: it looks like wet cement. */
const CEMENT = 0.16;
const isCement = (p1: Shade, second: Shade, a1: Shade): boolean =>
  second.chroma < HUED && !isTintOf(second, p1) && p1.chroma > 0.045 && a1.chroma > 0.07;
/** A slate beside a blue is no cement: it is plainly of that blue. */
const isTintOf = (gray: Shade, { hue }: Shade): boolean => gray.chroma > 0.02 && hueGap(gray.hue, hue) < 20;

/**
 * AUTHORED: what a second color costs that comes from nowhere: neither the name calls it to mind nor the trade, and it
 * is no relative of the accent; more where it is of the earth, which everybody gets who asks for nothing.
 */
const FROM_NOWHERE = { any: 0.25, earth: 0.34, kin: 40 } as const;
const isOfEarth = ({ chroma, hue }: Shade): boolean => chroma > 0.03 && chroma < 0.13 && hue > 20 && hue < 128;
export const nowhereCost = (second: Shade, a1: Shade): number => {
  const isKin = second.chroma >= HUED && a1.chroma >= HUED && hueGap(second.hue, a1.hue) <= FROM_NOWHERE.kin;
  if (isKin) return 0;
  return isOfEarth(second) ? FROM_NOWHERE.earth : FROM_NOWHERE.any;
};
/** AUTHORED: what black costs as the lead where it is a competitor's. */
const BLACK_AGAIN = 0.6;

/** What a lead costs whatever stands beside it, in the unit of what answers ask for. */
export const leadTaste = (p1: Shade, affinity: Priced): number =>
  heavinessOf(p1, affinity) + (affinity.isBlackTaken && p1.chroma < 0.03 ? BLACK_AGAIN : 0);

/** What these colors cost beside each other, in the unit of what answers ask for; `second` is what stands in s1. */
export const taste = (
  {
    p1,
    p2,
    s1,
    second,
    a1,
    held,
    isOfCompany,
    isOfName,
  }: Record<'p1' | 'p2' | 's1' | 'second' | 'a1', Shade> & { held: Held; isOfCompany: boolean; isOfName: boolean },
  affinity: Priced,
): number =>
  (isOfOtherTemperature(p1, s1, a1, affinity) ? OTHER_TEMPERATURE : 0) +
  (isBrown(second) || (affinity.isBrownAbsurd && isEarthen(second))
    ? (affinity.isBrownAbsurd
        ? ABSURD_BROWN
        : BROWN - (isOfCompany ? NAMED_BROWN * Math.min(1, 1 - affinity.liveliness) : 0)) *
      (1 - WOODEN * affinity.wood)
    : 0) +
  (isViolet(p1) && isRusty(second) ? STAIN : 0) +
  (isViolet(p1) && isMossy(second) ? MOSS : 0) +
  (isWarning(p1, second) ? WARNING : 0) +
  (!isOfName && isForeign(p1, second) ? FOREIGN.costs : 0) +
  (isTaupe(p1, second) ? TAUPE : 0) +
  (isOnceMore(p1, second) ? ONCE_MORE.costs : 0) +
  (isShouted(held) ? SHOUTED : 0) +
  (isChristmas(p1, second) ? CHRISTMAS : 0) +
  (isPink(a1) && (isRed(p1) || isRed(second)) ? BURNS : 0) +
  (isRust(second) && isPinkish(a1) ? BURNS : 0) +
  (areAllStrong(p1, second, a1) ? ALL_STRONG.costs * (1 - Math.max(0, affinity.variety, affinity.liveliness)) : 0) +
  (isDrab(p1, second, a1) ? DRAB * (1 - affinity.stony) : 0) +
  (isMauveGray(p1, second, a1) ? MAUVE_GRAY : 0) +
  (isTired(p1, second) ? TIRED : 0) +
  (isGarden(p1, second, a1) ? GARDEN * (1 - affinity.grows) : 0) +
  (affinity.variety > 0 && isNarrow(p1, second, a1) ? NARROW * affinity.variety : 0) +
  unanswered(p1, second, a1, affinity.liveliness) +
  pairCost(p1, second, a1, affinity) +
  (held.a1 === undefined ? faintCost(a1, affinity) : 0) +
  oneTemperature(p1, second, a1, affinity) +
  (isCement(p1, second, a1) ? CEMENT * Math.min(1, 1 + affinity.liveliness) : 0) +
  sinks(p2, a1);
