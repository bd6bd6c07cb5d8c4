import { companions, lights, type Companion, type Lead, type LightName, type Material } from '@signet/color';
import { GRAY, hueGap } from '../swatch.ts';
import { companyOf } from './company.ts';
import { companionNames, lightNames, type Beside, type MaterialWishes } from './material-wishes.ts';
import { isWarm, paperUnder } from './papers.ts';
import { isNeighbor, metals } from './recipe-kind.ts';
import { shadeOf } from './recipe.ts';

/** What stands beside a primary color. */
export type Pairing = {
  readonly light: LightName;
  readonly beside: Beside;
  /** How much the answers ask for the second color here. */
  readonly asksForSecond: number;
  readonly paper: Material;
  /** Whether the light is the lead's own. */
  readonly isOwn: boolean;
  /** Whether the second color is the primary color's own gray: it needs no other reason. */
  readonly isQuiet: boolean;
  /** The quiet field, where it is not the paper. */
  readonly field: Material | undefined;
  /** What it is worth beyond what is asked for. */
  readonly worth: number;
};

/** The primary color that pairings are looked for, and what of its company is a favorite already. */
export type Primary = {
  lead: Lead;
  p1: Material;
  /** The light that a favorite is most like, where one is the accent. */
  heldLight: LightName | undefined;
  /** Whether a companion may stand beside p1, by its lightness. */
  isLighter: (depth: number) => boolean;
  /** Whether more company is kept than the tables name: around one favorite, several palettes have to differ. */
  isWide: boolean;
};

/** AUTHORED: a light's own shade has its reason, as a companion has that is asked for. */
export const ASKS_FOR_SHADE = 0.5;
/** AUTHORED: from here on a companion has reason enough of its own. */
export const ASKED_FOR = 0.6;
/** AUTHORED: what may stand beside any lead, so that a favorite can lead several palettes. */
const wide: { lights: readonly LightName[]; companions: readonly Companion[] } = {
  lights: ['gold', 'sky', 'verdigris', 'blossom', 'peach', 'lemon', 'sprout'],
  companions: ['steel', 'evening', 'wine', 'olive', 'clay', 'leaf', 'bronze', 'twilight', 'thyme', 'stone'],
};
/** AUTHORED: what such a companion costs that nothing asks for, and one that something does. */
const WIDE = { unasked: 0.5, asked: 0.12 } as const;
/** Those too that the answers ask for. */
const withAsked = <Name extends string>(usual: readonly Name[], all: readonly Name[], asks: (name: Name) => number) => [
  ...new Set([...usual, ...all.filter((name) => asks(name) > 0)]),
];

/** AUTHORED: what a palette is worth that somebody composed as a whole, in the unit of what answers ask for. */
const COMPOSED = 0.14;

/** What a pairing is worth at most beside what is asked for. */
export const MOST_WORTH = COMPOSED;

/** A companion under a light, with the light's paper unless there is another. */
const pairing = (light: LightName, beside: Beside, paper: Material = lights[light].paper): Pairing => ({
  light,
  beside,
  asksForSecond: beside.asksForSecond,
  paper,
  isOwn: false,
  isQuiet: false,
  field: beside.field,
  worth: 0,
});

/** A light's own shade under it. */
const shades = Object.fromEntries(
  lightNames.map((light) => {
    const beside = {
      name: undefined,
      shade: shadeOf(lights[light].shade),
      asksForSecond: ASKS_FOR_SHADE,
      isOfCompany: false,
      isOfName: false,
      field: undefined,
    };
    return [light, pairing(light, beside)];
  }),
) as Record<LightName, Pairing>;

const around = ({ heldLight, isLighter }: Primary, { affinity, companionAsked, beside }: MaterialWishes): Pairing[] => {
  const others = withAsked(wide.companions, companionNames, affinity.companion).filter((name) =>
    isLighter(companions[name][0]),
  );
  return (heldLight ? [heldLight] : withAsked(wide.lights, lightNames, affinity.light)).flatMap((light) =>
    others.map((name): Pairing => {
      const asksForSecond = companionAsked[name] > 0 ? beside[name].asksForSecond - WIDE.asked : -WIDE.unasked;
      return { ...pairing(light, beside[name]), asksForSecond };
    }),
  );
};

const composed = ({ lead, heldLight, isLighter }: Primary, { affinity, beside }: MaterialWishes): Pairing[] =>
  (affinity.composed.get(lead) ?? [])
    .filter(({ companion }) => isLighter(companions[companion][0]))
    .map(({ companion, light, tint: field }) => {
      const isWhole = heldLight === undefined || heldLight === light;
      const worth = isWhole ? COMPOSED : COMPOSED / 2;
      return { ...pairing(light, beside[companion]), field, worth };
    });

/**
 * AUTHORED: the primary color with most of its strength taken away, as a second color that brings no second hue. Of
 * blues and greens a slate or a sage, under dark ones a little stronger; what is left of any other is a gray.
 */
const QUIET = { lightness: 0.475, asks: 0.5, dark: 0.36, chroma: { dark: 0.046, hued: 0.029, any: 0.016 } } as const;
const quietOf = ([depth, strength, hue]: Material): Material => {
  const isHued = strength >= GRAY && hue > 140 && hue < 265;
  if (!isHued) return [QUIET.lightness, Math.min(strength, QUIET.chroma.any), hue];
  return [QUIET.lightness, depth < QUIET.dark ? QUIET.chroma.dark : QUIET.chroma.hued, hue];
};

/** The primary color's own gray under each light that contrasts with it, or under a favorite. */
const quiet = ({ p1, heldLight }: Primary, contrasting: readonly LightName[]): Pairing[] => {
  const shade = shadeOf(quietOf(p1));
  const beside = {
    name: undefined,
    shade,
    asksForSecond: QUIET.asks,
    isOfCompany: false,
    isOfName: false,
    field: undefined,
  };
  const under = heldLight ? [heldLight] : contrasting;
  return under.map((light) => ({ ...pairing(light, beside), isQuiet: true }));
};

/** Lights of another hue than the lead's, or a favorite's. */
const contrastingLights = ({ lead, p1, heldLight }: Primary): readonly LightName[] =>
  (heldLight ? [heldLight] : companyOf[lead].lights).filter(
    (light) => hueGap(lights[light].color[2], p1[2]) > 25 || p1[1] < GRAY,
  );

/** Three hues only around a gray, among neighbors or where the lead is loud itself. */
const threefold = (
  { lead, p1, isLighter }: Primary,
  { companionAsked, beside }: MaterialWishes,
  asked: readonly LightName[],
): Pairing[] => {
  const usable = companyOf[lead].companions.filter(
    (name) => companionAsked[name] > 0 && isLighter(companions[name][0]),
  );
  const isNear = (name: Companion): boolean => {
    const [, chroma, hue] = companions[name];
    const isAskedFor = companionAsked[name] >= ASKED_FOR;
    return isAskedFor || chroma < 0.065 || p1[1] < GRAY || hueGap(hue, p1[2]) <= 50 || p1[1] > 0.13;
  };
  return asked.flatMap((light) => {
    const isTrimmed = metals.has(light) && p1[0] < 0.43;
    return usable.filter((name) => isTrimmed || isNear(name)).map((name) => pairing(light, beside[name]));
  });
};

/** A quieter neighbor of the lead, under a light that contrasts with both. */
const neighbors = (
  { lead, p1, isLighter }: Primary,
  { companionAsked, beside }: MaterialWishes,
  asked: readonly LightName[],
): Pairing[] => {
  const near = companionNames.filter(
    (name) =>
      companionAsked[name] > 0 &&
      isLighter(companions[name][0]) &&
      isNeighbor(companions[name], p1) &&
      !companyOf[lead].companions.includes(name),
  );
  return asked.flatMap((light) => near.map((name) => pairing(light, beside[name])));
};

/** The lead's own light, and what stands beside both. */
const paired = ({ lead, p1, heldLight, isLighter }: Primary, { beside }: MaterialWishes): Pairing[] => {
  const own = heldLight ?? companyOf[lead].own;
  if (!own) return [];
  const isPapered = isWarm(p1) || lights[own].paper[1] > 0.025;
  return companyOf[lead].companions
    .filter((name) => isLighter(companions[name][0]))
    .map((name) => {
      const paper = isPapered ? lights[own].paper : paperUnder(companions[name], p1[2]);
      return { ...pairing(own, beside[name], paper), isOwn: true };
    });
};

/** All that may stand beside one primary color, in the order that decides between equals. */
export const pairingsFor = (primary: Primary, materials: MaterialWishes): Pairing[] => {
  const contrasting = contrastingLights(primary);
  const isAsked = (light: LightName) => materials.lightAsked[light] > 0 || primary.heldLight !== undefined;
  return [
    ...(primary.isWide ? around(primary, materials) : []),
    ...composed(primary, materials),
    ...contrasting.map((light) => shades[light]),
    ...quiet(primary, contrasting),
    ...threefold(
      primary,
      materials,
      lightNames.filter((light) => contrasting.includes(light) && isAsked(light)),
    ),
    ...neighbors(primary, materials, contrasting.filter(isAsked)),
    ...paired(primary, materials),
  ];
};
