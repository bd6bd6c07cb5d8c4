import type { ColorFamily } from '@signet/brain';
import type { SchemeColors, SchemeLab } from '@signet/color';
import type { EngineInput } from '../input.ts';
import { GRAY, hueGap, swatchOf, type SchemeSwatches, type Swatch } from '../swatch.ts';
import type { Brief } from './brief.ts';
import type { Candidate } from './candidate.ts';
import { isClose } from './competition.ts';
import { compositionWorth } from './composition-wish.ts';
import type { CompositionKey } from './compositions.ts';
import { isPage, isRelative, isYellow, leadsOf } from './favorites.ts';
import { familyLike } from './looks-like.ts';
import type { SchemePlan } from './plan-schemes.ts';
import { schemeFit } from './scheme-fit.ts';

/** What a candidate is judged by. */
type Judging = {
  input: EngineInput;
  brief: Brief;
  /** What the answers ask of each kind of palette. */
  wish: Record<CompositionKey, number>;
};

/** From this chroma on a favorite has a hue to follow. */
const HUED = 0.05;

/** AUTHORED: who wants to stand out more than this may be shown colors that nobody expects in the industry. */
const DARING = 0.75;

/** AUTHORED, in the unit of the fit: what an accent costs that nobody expects in the trade. */
const STRAY = 0.12;
/** AUTHORED: and what one costs beside two grays that a founder loves. */
const LOUD_BESIDE_GRAYS = 0.35;

/** AUTHORED, in the unit of the fit: what a curated palette is worth, more where the answers ask for all of it. */
export const CURATED = { any: 0.3, asked: 1.3, kind: 0.4 } as const;

const labOf = ({ p1, p2, s1, a1, a2 }: SchemeSwatches): SchemeLab => ({
  p1: p1.lab,
  s1: s1.lab,
  p2: p2.lab,
  a1: a1.lab,
  a2: a2.lab,
});

const colorsOf = ({ p1, p2, s1, a1, a2, n1, n2, n3, b1, w1 }: SchemeSwatches): SchemeColors => ({
  p1: p1.hex,
  p2: p2.hex,
  s1: s1.hex,
  a1: a1.hex,
  a2: a2.hex,
  n1: n1.hex,
  n2: n2.hex,
  n3: n3.hex,
  b1: b1.hex,
  w1: w1.hex,
});

/** Whether people would call it, or a family that it looks like is of, one of these groups. */
const isOneOf = (p1: Swatch, groups: Brief['absurd'], families: EngineInput['brain']['colorFamilies']): boolean => {
  if (groups.size === 0) return false;
  const called = p1.clearName;
  return (called !== undefined && groups.has(called)) || groups.has(familyLike(p1, families).group);
};

/** OKLCH degrees: from here on a dark yellow is the green of its leaves. */
const LEAFY = 98;
/** AUTHORED: as strong and as light as this, what an amber turns to is an ochre and no brown. */
const OCHRE = { chroma: 0.1, lightness: 0.46 } as const;
/** Whether the dark color that a yellow turned to is a brown: nobody says saffron of it. */
const isBrown = ({ hue, chroma, lab }: Swatch): boolean =>
  hue < LEAFY && (chroma < OCHRE.chroma || lab.lightness < OCHRE.lightness);

/** AUTHORED, in OKLCH degrees: a light further from a yellow is another: no gold is a lemon. */
const OF_ITS_YELLOW = 15;

/**
 * Whether a color that the name names leads: 2 where it does. A yellow leads as a light, since no dark color looks like
 * it; the brown that it turns to counts 1.
 */
const ledBy = (named: ColorFamily, { p1, a1 }: SchemeColors): Candidate['leads'] => {
  const swatch = swatchOf(named.hex);
  const isLight = isYellow(swatch);
  if (isLight && hueGap(swatchOf(a1).hue, swatch.hue) <= OF_ITS_YELLOW) return 2;
  if (!isRelative(p1, named)) return 0;
  return isLight && isBrown(swatchOf(p1)) ? 1 : 2;
};

/** What leads a scheme: favorites, else the color that the name names, else anything. */
const leadOf = (brief: Brief, colors: SchemeColors): Candidate['leads'] => {
  const { favorites, named, mains } = brief;
  if (favorites.length > 0) return leadsOf(colors, favorites, mains);
  if (named.length === 0) return 2;
  const led = named.map((one) => ledBy(one, colors));
  return led.includes(2) ? 2 : led.includes(1) ? 1 : 0;
};

/**
 * AUTHORED, in the unit of the fit and in OKLCH degrees: what it costs that a lead lives next door to a disliked color:
 * who dislikes turquoise does not love petrol.
 */
const NEXT_DOOR = { costs: 0.22, within: 26 } as const;
const isNextDoor = ({ dislikes }: Brief, { chroma, hue }: Swatch): boolean =>
  chroma >= GRAY && dislikes.some(({ swatch }) => swatch.chroma >= HUED && hueGap(swatch.hue, hue) <= NEXT_DOOR.within);

/** AUTHORED: OKLCH degrees of brass and gold, which go with any gray. */
const BRASS = { from: 40, to: 105 } as const;
/** From here on a color is loud beside grays: a powder blue is as little asked for as a cobalt. */
const LOUD = 0.05;

/** Who loves two grays, black and ivory say, did not ask for a loud color of any hue. */
const isLoudBesideGrays = ({ favorites }: Brief, { chroma, hue }: Swatch): boolean =>
  favorites.length > 1 &&
  favorites.every(({ hex }) => swatchOf(hex).chroma < GRAY) &&
  chroma >= LOUD &&
  (hue < BRASS.from || hue > BRASS.to);

/** AUTHORED, in OKLCH degrees: limes and mints, and lavenders: accents that come from nowhere more often than not. */
const fashionable = [
  { from: 108, to: 186 },
  { from: 272, to: 328 },
] as const;
/** Plums and mauves, which no red or orange bears beside it. */
const MAUVE = { from: 285, to: 352 } as const;
const OF_ITS_HUE = 32;
const free: ReadonlySet<CompositionKey> = new Set(['fair', 'tender', 'night']);

/** Whether a hue has no reason but taste: not a favorite's, the name's, the trade's or the primary color's. */
const isUncalledFor = (
  { favorites, named, industry }: Brief,
  { p1, s1, a1 }: SchemeColors,
  key: CompositionKey,
): boolean => {
  const [main, second, accent] = [swatchOf(p1), swatchOf(s1), swatchOf(a1)];
  const reasons = [...favorites, ...named].map(({ hex }) => swatchOf(hex));
  const usual = industry?.usual.map(({ swatch }) => swatch) ?? [];
  const hasReason = (one: Swatch): boolean =>
    [...reasons, ...usual, main].some((reason) => reason.chroma >= GRAY && hueGap(reason.hue, one.hue) <= OF_ITS_HUE);
  const isFashionable = fashionable.some(({ from, to }) => accent.hue >= from && accent.hue <= to);
  const isWarm = main.chroma >= GRAY && (main.hue > 352 || main.hue < 110);
  const isMauve = second.chroma >= GRAY && second.hue >= MAUVE.from && second.hue <= MAUVE.to;
  return (
    (isFashionable && !free.has(key) && !hasReason(accent)) ||
    (isWarm && isMauve && !reasons.some((reason) => hueGap(reason.hue, second.hue) <= OF_ITS_HUE))
  );
};

/** OKLCH degrees: nearer to p1 an accent is of its voice, further off it sparks. */
const OF_ONE_VOICE = 45;

/** A palette is called by what it came to: where competitors stand in the way, one voice may have got a spark. */
const kindShown = (key: CompositionKey, { p1, a1 }: SchemeColors): CompositionKey => {
  if (key !== 'one-voice' && key !== 'voice-and-spark') return key;
  const [main, accent] = [swatchOf(p1), swatchOf(a1)];
  const isGray = main.chroma < GRAY || accent.chroma < GRAY;
  return !isGray && hueGap(main.hue, accent.hue) > OF_ONE_VOICE ? 'voice-and-spark' : 'one-voice';
};

/** Whether it is an ochre or a brown beside favorites that are yellow, where brown is absurd in the trade. */
const isBrownOfYellow = ({ favorites, absurd }: Brief, main: Swatch): boolean =>
  absurd.has('brown') && isBrown(main) && favorites.some(({ hex }) => isYellow(swatchOf(hex)));
/** A composed scheme with all that its place is decided by. */
export const candidateOf = (
  { brief, input, wish }: Judging,
  { composition: { key }, recipe }: SchemePlan,
  scheme: SchemeSwatches,
  isSpare: boolean,
): Candidate => {
  const families = input.brain.colorFamilies;
  const colors = colorsOf(scheme);
  const { p1, a1 } = scheme;
  const insideFavorite = brief.favorites.length > 0 && brief.favorites.includes(familyLike(p1, families));
  const strays =
    (recipe ? !recipe.hasReason : isUncalledFor(brief, colors, key as CompositionKey)) ||
    (!recipe?.hasReason &&
      !brief.favorites.some(({ hex }) => hex === colors.a1) &&
      brief.standOut <= DARING &&
      isOneOf(a1, brief.absurd, families));
  const composition = recipe ? (key as CompositionKey) : kindShown(key as CompositionKey, colors);
  const isLed = brief.favorites.some(
    (favorite) => !isPage(favorite.hex) && swatchOf(favorite.hex).chroma >= HUED && isRelative(colors.p1, favorite),
  );
  const leads = leadOf(brief, colors);
  // a favorite and what is plainly of its kind is never absurd; a yellow turned brown may be
  const isAsked = insideFavorite || (isLed && leads > 0 && !isBrownOfYellow(brief, p1));
  const isAbsurd = !isAsked && brief.standOut <= DARING && isOneOf(p1, brief.absurd, families);
  return {
    colors,
    lab: labOf(scheme),
    p1,
    s1: scheme.s1,
    a1,
    insideFavorite,
    isFavorite: brief.favorites.some(({ hex }) => hex === colors.p1),
    closeToRival: isClose(p1, brief.rivals),
    isSpare,
    fit: schemeFit(brief, colors, scheme),
    composition,
    asked:
      (recipe ? CURATED.kind : 1) * compositionWorth(composition, wish[composition]) -
      (strays ? STRAY : 0) -
      (!isLed && !insideFavorite && isNextDoor(brief, p1) ? NEXT_DOOR.costs : 0) -
      (isLoudBesideGrays(brief, a1) ? LOUD_BESIDE_GRAYS : 0) +
      (recipe ? CURATED.any + CURATED.asked * recipe.asked : 0),
    leads: isAbsurd ? 0 : leads,
    isLed,
    isAbsurd,
  };
};
