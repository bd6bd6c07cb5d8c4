import type { ColorFamily } from '@signet/brain';
import { labDistance, leads, lights, type Lead, type LightName, type Material } from '@signet/color';
import type { Random } from '../random.ts';
import { hueGap, swatchOf, type Swatch } from '../swatch.ts';
import type { Affinity } from './affinity.ts';
import type { Main } from './plan-schemes.ts';
import { colorOf } from './recipe.ts';
import { toneOf } from './tones.ts';

const leadNames = Object.keys(leads) as Lead[];
const lightNames = Object.keys(lights) as LightName[];
const leadSwatches = leadNames.map((name) => ({ name, swatch: swatchOf(colorOf(leads[name])) }));
const lightSwatches = lightNames.map((name) => ({ name, swatch: swatchOf(colorOf(lights[name].color)) }));

/** From this chroma on a dark color has a hue. */
const SEEN = 0.03;

const nearestOf = <Name extends string>(
  named: readonly { name: Name; swatch: Swatch }[],
  { lab, hue, chroma }: Swatch,
): Name => {
  let [best, least]: [Name | undefined, number] = [undefined, Infinity];
  for (const { name, swatch } of named) {
    // a hue tells more than a depth
    const grays = Number(chroma < SEEN) + Number(swatch.chroma < SEEN);
    const turned = grays === 0 ? hueGap(hue, swatch.hue) / 200 : 0.1 * (grays % 2);
    const away = labDistance(lab, swatch.lab) + turned;
    if (away < least) [best, least] = [name, away];
  }
  if (best === undefined) throw new TypeError('There is nothing to be near to.');
  return best;
};

/** Asked of the same few hundred colors again and again. */
const remembered = <Answer>(answer: (swatch: Swatch) => Answer): ((swatch: Swatch) => Answer) => {
  const known = new WeakMap<Swatch, Answer>();
  return (swatch) => {
    const found = known.get(swatch) ?? answer(swatch);
    known.set(swatch, found);
    return found;
  };
};

/** The lead that a given primary color is most like. */
export const leadLike = remembered((swatch): Lead => nearestOf(leadSwatches, swatch));
/** The light that a given accent is most like. */
export const lightLike = remembered((swatch): LightName => nearestOf(lightSwatches, swatch));

const mainOf = ([lightness, chroma, hue]: Material, random: Random): Main => {
  const jitter = (most: number) => (random() * 2 - 1) * most;
  const turned = chroma < 0.02 ? hue : hue + Math.round(jitter(2.5));
  const swatch = swatchOf(colorOf([lightness + jitter(0.006), chroma, turned]));
  return { swatch, tone: toneOf(swatch), hue };
};

/** AUTHORED: a lead deeper and livelier, for sets that need more of them: shares of its lightness and chroma. */
const depths = [
  [1, 1],
  [0.82, 0.86],
  [1.16, 1.22],
] as const;
/** Lighter ones do not carry white text. */
const LIGHTEST_LEAD = 0.515;

/** Every lead as a primary color, moved by the seed as little as an eye can see, then deeper and livelier. */
export const leadMains = (random: Random): Main[] =>
  depths.flatMap(([lighter, stronger]) =>
    leadNames.flatMap((name) => {
      const [lightness, chroma, hue] = leads[name];
      const isGray = chroma < 0.03 && lighter !== 1;
      const isAtTheEnd = (lightness < 0.32 && lighter < 1) || (lightness > LIGHTEST_LEAD && lighter !== 1);
      if (isGray || isAtTheEnd) return [];
      const main = mainOf(
        [lighter === 1 ? lightness : Math.min(LIGHTEST_LEAD, lightness * lighter), chroma * stronger, hue],
        random,
      );
      return [lighter === 1 ? main : { ...main, bent: lighter < 1 ? 'deeper' : 'livelier' }];
    }),
  );

/**
 * AUTHORED: the darker relatives of a favorite that cannot lead itself: lightness, chroma, degrees turned. They are so
 * far apart that three of them may be among the first five, and as strong as their depth bears: a dulled one is another
 * color.
 */
type KinTone = readonly [lightness: number, chroma: number, turned: number];
const kinTones: readonly KinTone[] = [
  [0.514, 0.14, 0],
  [0.45, 0.118, 0],
  [0.388, 0.1, 0],
  [0.327, 0.08, 0],
  [0.268, 0.06, 0],
];
/** Of oranges as bright as text can be read on, or they are mere brown. */
const ofOranges: readonly KinTone[] = [[0.53, 0.157, -1], [0.52, 0.142, 4], [0.49, 0.125, 5], ...kinTones.slice(2)];
/** Of ambers where brown is absurd: ochres as strong as they can be, and the green of leaves. */
const ofAmbers: readonly KinTone[] = [
  [0.535, 0.135, -2],
  [0.485, 0.115, 4],
  [0.53, 0.112, 24],
  [0.47, 0.1, 24],
];
/** The green of a yellow's leaves is no army's: as light and as strong as it can be. */
const ofLeaves: readonly KinTone[] = [
  [0.53, 0.13, -1],
  [0.48, 0.118, -1],
  [0.43, 0.104, -1],
];
const isAmber = (hue: number): boolean => hue > YELLOW.from && hue < AMBER_TO;
/** OKLCH degrees: from here on a yellow is a lemon. */
const AMBER_TO = 90;
/** A dark favorite that a competitor keeps from the lead has deeper neighbors. */
const ofDark: readonly KinTone[] = [
  [0.395, 0.09, -12],
  [0.395, 0.09, 12],
  [0.4, 0.105, 0],
  [0.44, 0.1, -12],
  [0.44, 0.1, 12],
  [0.47, 0.1, -9],
];
const DARK = 0.38;
/** Cool colors look stronger than warm ones of the same chroma. */
const COOL = 0.9;
const tonesOf = ({ lab, hue, chroma }: Swatch, isBrownAbsurd: boolean): readonly KinTone[] => {
  if (lab.lightness < DARK) return ofDark;
  if (isBrownAbsurd && isAmber(hue) && chroma > 0.1) return ofAmbers;
  if (isBrownAbsurd && hue >= AMBER_TO && hue < YELLOW.to && chroma > 0.1) return ofLeaves;
  return hue > 34 && hue < 86 && chroma > 0.1 ? ofOranges : kinTones;
};
const YELLOW = { from: 70, to: 118, dark: 67, leaf: 14 } as const;
const ORANGE = { from: 50, to: 70, turned: 11 } as const;
/** AUTHORED: a dark lime is army green, unless it turns to the leaf. */
const LIME = { from: 118, to: 140, turned: 11 } as const;

/**
 * The hue that a light color has when it is dark: a yellow's is ochre, or the green of its leaves where brown is
 * absurd; an amber's is brown.
 */
const darkHue = (hue: number, isBrownAbsurd: boolean): number => {
  if (hue > YELLOW.from && hue < YELLOW.to) return isBrownAbsurd && !isAmber(hue) ? hue + YELLOW.leaf : YELLOW.dark;
  if (hue >= LIME.from && hue < LIME.to) return hue + LIME.turned;
  return hue > ORANGE.from && hue <= ORANGE.to ? hue - ORANGE.turned : hue;
};

/** Darker relatives of favorites that are too light to lead themselves. */
export const relativesOf = (
  favorites: readonly ColorFamily[],
  { random, isBrownAbsurd }: { random: Random; isBrownAbsurd: boolean },
): Main[] =>
  favorites.flatMap(({ hex }) => {
    const swatch = swatchOf(hex);
    const { hue, chroma } = swatch;
    if (chroma < 0.03) return [];
    return tonesOf(swatch, isBrownAbsurd).map(([lightness, most, turned], kin): Main => ({
      ...mainOf([lightness, most * (hue > 150 && hue < 280 ? COOL : 1), darkHue(hue, isBrownAbsurd) + turned], random),
      kin,
    }));
  });

const LIKE = 0.2;
/** How much a color is like each lead that it is like at all, 0 to 1; no gray is like a color. */
const likenesses = remembered((swatch) =>
  leadSwatches.flatMap(({ name, swatch: own }) => {
    const isOther = swatch.chroma < SEEN !== own.chroma < SEEN;
    const away = labDistance(swatch.lab, own.lab) + (swatch.chroma < SEEN ? 0 : hueGap(swatch.hue, own.hue) / 400);
    return isOther || away >= LIKE ? [] : [{ name, like: Math.max(0, 1 - away / LIKE) }];
  }),
);

/** What the answers ask of a primary color: of the lead that it is most like, less what it differs. */
export const leadAffinity = ({ lead }: Affinity, swatch: Swatch): number => {
  let most = 0;
  for (const { name, like } of likenesses(swatch)) most = Math.max(most, lead(name) * like);
  return most;
};
