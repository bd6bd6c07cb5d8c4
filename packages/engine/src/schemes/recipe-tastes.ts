import { hueGap, swatchOf } from '../swatch.ts';
import type { Priced } from './affinity.ts';
import type { Held } from './favorites.ts';
import { HUED, isCool, isWarm, type Look, type Taste } from './look.ts';
import type { Shade } from './recipe.ts';
import { secondTastes } from './second-tastes.ts';

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
 * hues: one is enough. A lead and an accent of one hue are one.
 */
const ALL_STRONG = { chroma: 0.102, costs: 0.16, apart: 25 } as const;
const areAllStrong = (p1: Shade, second: Shade, a1: Shade): boolean =>
  p1.chroma > ALL_STRONG.chroma &&
  second.chroma > ALL_STRONG.chroma &&
  a1.chroma > ALL_STRONG.chroma &&
  hueGap(p1.hue, a1.hue) > ALL_STRONG.apart;

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

const oneTemperature = (p1: Shade, second: Shade, a1: Shade, { wood }: Priced): number => {
  if (p1.chroma < HUED || second.chroma < HUED || a1.chroma < HUED) return 0;
  if (isWarm(p1) && isWarm(second) && isWarm(a1)) return ONE_TEMPERATURE.warm * (1 - wood / 2);
  return isCool(p1) && isCool(second) && isCool(a1) ? ONE_TEMPERATURE.cool : 0;
};

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

/** AUTHORED: what an olive or an army green costs as the lead of a company that has nothing to do with leaves. */
const ARMY = 0.3;
const isArmyGreen = ({ chroma, hue }: Shade): boolean => chroma > 0.04 && chroma < 0.13 && hue > 104 && hue < 139;

/** What a lead costs whatever stands beside it, in the unit of what answers ask for. */
export const leadTaste = (p1: Shade, affinity: Priced, isFavored: boolean): number =>
  heavinessOf(p1, affinity) +
  (isArmyGreen(p1) && !isFavored ? ARMY * (1 - 0.7 * affinity.leafy) : 0) +
  (affinity.isBlackTaken && p1.chroma < 0.03 ? BLACK_AGAIN : 0);

const tastes: readonly Taste[] = [
  ...secondTastes,
  ({ p1, s1, a1 }, affinity) => (isOfOtherTemperature(p1, s1, a1, affinity) ? OTHER_TEMPERATURE : 0),
  ({ held }) => (isShouted(held) ? SHOUTED : 0),
  ({ p1, second, a1 }) => (isPink(a1) && (isRed(p1) || isRed(second)) ? BURNS : 0),
  ({ second, a1 }) => (isRust(second) && isPinkish(a1) ? BURNS : 0),
  ({ p1, second, a1 }, { variety, liveliness }) =>
    areAllStrong(p1, second, a1) ? ALL_STRONG.costs * (1 - Math.max(0, variety, liveliness)) : 0,
  ({ p1, second, a1 }, { stony }) => (isDrab(p1, second, a1) ? DRAB * (1 - stony) : 0),
  ({ p1, second, a1 }, { variety }) => (variety > 0 && isNarrow(p1, second, a1) ? NARROW * variety : 0),
  ({ p1, second, a1 }, { liveliness }) => unanswered(p1, second, a1, liveliness),
  ({ p1, second, a1 }, affinity) => pairCost(p1, second, a1, affinity),
  ({ a1, held }, affinity) => (held.a1 === undefined ? faintCost(a1, affinity) : 0),
  ({ p1, second, a1 }, affinity) => oneTemperature(p1, second, a1, affinity),
  ({ p2, a1 }) => sinks(p2, a1),
];

/** What the colors of a recipe cost beside each other, in the unit of what answers ask for. */
export const taste = (look: Look, affinity: Priced): number => {
  let sum = 0;
  for (const costOf of tastes) sum += costOf(look, affinity);
  return sum;
};
