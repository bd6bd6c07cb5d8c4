import type { ColorFamily } from '@signet/brain';
import type { Random } from '../random.ts';
import { hueGap, swatchOf, type Swatch } from '../swatch.ts';
import {
  compositions,
  type AccentSlot,
  type Composition,
  type CompositionKey,
  type DarkSlot,
  type QuietColor,
} from './compositions.ts';
import { isDeeper, type Held } from './favorites.ts';
import type { Recipe } from './recipe.ts';
import { clearOfMud, darkColor, huesOf, toneAt, toneNames, toneOf, type ToneName } from './tones.ts';

/** A primary color to build a scheme around. */
export type Main = {
  swatch: Swatch;
  tone: ToneName;
  /** What neutrals and partners start from; a gray primary color has one as well. */
  hue: number;
  /** Whether it is a curator's lead made deeper or livelier. */
  bent?: 'deeper' | 'livelier';
  /** A favorite's darker relatives are tried in this order, from 0. */
  kin?: number;
};

/** What a scheme is going to be, before contrast has its say. */
export type SchemePlan = {
  held: Held;
  main: Main;
  composition: Composition;
  s1: DarkSlot;
  a1: AccentSlot;
  quiet: QuietColor;
  background: (typeof backgrounds)[number];
  /** At which of a slot's turns its options begin. */
  from: { s1: number; a1: number };
  /** Whether hues that the composition does not name are tried where its own leave nothing. */
  anyHue: boolean;
  /** What the colors are made of where a curator put them together; then nothing else is tried. */
  recipe?: Recipe;
};

const backgrounds = ['tinted', 'paper', 'bright', 'mist'] as const;
const GRAYISH = 0.02;
/** From this chroma on a favorite has a hue to give: ivory is warm. */
const COLORED = 0.012;

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** Deals from a shuffled pack and shuffles again when it is empty, so that every choice comes up equally often. */
const dealer = <Item>(items: readonly Item[], random: Random): (() => Item) => {
  let pack: Item[] = [];
  return () => {
    if (pack.length === 0) pack = shuffled(items, random);
    const top = pack.pop();
    if (top === undefined) throw new TypeError('There is nothing to deal.');
    return top;
  };
};

const jitter = (random: Random, most: number): number => Math.round((random() * 2 - 1) * most);

/** AUTHORED: p1 is no darker on the darkest background, so that p2 can be darker still. */
const DEEPEST = 12.8;

/** The dark color of a hue and tone as a primary color; undefined where contrast leaves none. */
const mainAt = (hue: number, tone: ToneName, depth: number): Main | undefined => {
  const turned = clearOfMud(hue, tone);
  const { ratio, chroma } = toneAt(tone, turned);
  const hex = darkColor(turned, { ratio: Math.min(ratio * depth, DEEPEST), chroma });
  return hex === undefined ? undefined : { swatch: swatchOf(hex), tone, hue: turned };
};

/**
 * The primary colors that a composition may start from: one of each of its hues and tones, moved a little by the
 * seed, so that two founders with the same answers differ. `depth` times as much contrast gives colors between the
 * tones.
 */
export const drawMains = (composition: Composition, random: Random, depth = 1): Main[] =>
  composition.tones.flatMap((tone) =>
    (composition.hues ?? huesOf(tone)).flatMap((hue) => mainAt(hue + jitter(random, 4), tone, depth) ?? []),
  );

/** A favorite as primary color. A gray one takes its partners' hues from the other favorite, else from the seed. */
export const heldMain = (hex: string, favorites: readonly ColorFamily[], random: Random): Main => {
  const swatch = swatchOf(hex);
  const other = favorites
    .map((favorite) => swatchOf(favorite.hex))
    .find((one) => one.hex !== hex && one.chroma >= COLORED);
  const hue = swatch.chroma >= GRAYISH ? swatch.hue : (other?.hue ?? Math.floor(random() * 360));
  return { swatch, tone: toneOf(swatch), hue };
};

/** AUTHORED, in OKLCH degrees: a dark yellow is ochre, not olive, and a dark orange rust, not brown. */
const kinHue = (hue: number): number => {
  if (hue > 78 && hue < 118) return 68;
  return hue > 48 && hue <= 66 ? Math.max(46, hue - 14) : hue;
};

/** Of yellows only deep relatives are handsome: those between are the color of mud. */
const yellowKin: ReadonlySet<ToneName> = new Set(['ink', 'deep', 'muted', 'neutral']);
const hasKinIn = (hue: number, tone: ToneName): boolean => hue <= 66 || hue >= 118 || yellowKin.has(tone);

/** Primary colors that a dark favorite is the second one of: its hue, lighter. */
export const mainsOver = (p2: string, composition: Composition, depth: number): Main[] => {
  const { hue } = swatchOf(p2);
  const mains = composition.tones.flatMap((tone) =>
    [0, 9, -9].flatMap((turn) => mainAt(hue + turn, tone === 'neutral' ? 'quiet' : tone, depth) ?? []),
  );
  return mains.filter(({ swatch }) => isDeeper(p2, swatch.hex));
};

/**
 * Darker kin of favorites that are too light to be main themselves: what lemon is to ochre, and sky to a deep blue.
 */
export const kinMains = (favorites: readonly ColorFamily[], composition: Composition, depth: number): Main[] =>
  favorites.flatMap(({ hex }) => {
    const { hue, chroma } = swatchOf(hex);
    if (chroma < 0.03) return [];
    const tones = composition.tones.filter((tone) => hasKinIn(hue, tone));
    return (tones.length > 0 ? tones : (['deep'] as const)).flatMap((tone) =>
      [0, 7, -7].flatMap((turn) => mainAt(kinHue(hue) + turn, tone === 'neutral' ? 'ink' : tone, depth) ?? []),
    );
  });

const near: Partial<Record<ToneName, readonly ToneName[]>> = {
  vivid: ['rich'],
  rich: ['vivid', 'deep'],
  quiet: ['muted', 'earth'],
  muted: ['quiet', 'deep', 'earth'],
  deep: ['muted', 'earth', 'ink'],
  ink: ['deep', 'neutral'],
  neutral: ['ink', 'deep', 'muted'],
  earth: ['quiet', 'muted'],
};

/** Whether a given color can be p1 of this composition. */
const suits = ({ tones, hues }: Composition, { tone, hue, swatch }: Main): boolean =>
  tones.some((one) => one === tone || near[tone]?.includes(one)) &&
  (!hues || swatch.chroma < GRAYISH || hues.some((one) => hueGap(one, hue) <= 14));

/** The compositions that a given primary color can lead; all where it suits none. */
export const compositionsFor = (main: Main): readonly Composition[] => {
  const fitting = compositions.filter((one) => suits(one, main));
  return fitting.length > 0 ? fitting : compositions;
};

/** The same kind in any tone, for answers that leave its own too little room; its hues are what it is about. */
export const loosened = (composition: Composition): Composition => ({ ...composition, tones: toneNames });

/** How many of `count` plans each composition gets: all some, and those that are asked for more. */
export const sharesOf = (
  wish: Readonly<Record<CompositionKey, number>>,
  among: readonly Composition[],
  count: number,
): { composition: Composition; count: number }[] => {
  const weights = among.map(({ key }) => Math.exp(1.6 * (wish[key as CompositionKey] ?? 0)));
  const sum = weights.reduce((one, other) => one + other, 0);
  return among.map((composition, at) => ({
    composition,
    count: Math.ceil(count * (0.25 / among.length + (0.75 * (weights[at] ?? 0)) / sum)),
  }));
};

/**
 * `count` plans of one composition around these primary colors; the primary colors, the favorites' placements and the
 * composition's own options take turns.
 */
export const planSchemes = (
  composition: Composition,
  mains: readonly Main[],
  ways: readonly Held[],
  count: number,
  random: Random,
  anyHue = false,
): SchemePlan[] => {
  if (mains.length === 0 || ways.length === 0) return [];
  const deal = {
    main: dealer(mains, random),
    held: dealer(ways, random),
    s1: dealer(composition.s1, random),
    a1: dealer(composition.a1, random),
    quiet: dealer(composition.a2, random),
    background: dealer(backgrounds, random),
  };
  return Array.from({ length: count }, (): SchemePlan => {
    const [s1, a1] = [deal.s1(), deal.a1()];
    return {
      held: deal.held(),
      main: deal.main(),
      composition,
      s1,
      a1,
      quiet: deal.quiet(),
      background: deal.background(),
      from: { s1: Math.floor(random() * s1.turns.length), a1: Math.floor(random() * a1.turns.length) },
      anyHue,
    };
  });
};
