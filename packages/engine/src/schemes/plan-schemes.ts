import { swatchOf } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';
import type { Random } from '../random.ts';
import type { Held } from './favorites.ts';
import { clearOfMud, darkColor, mainColors, toneAt, toneNames, toneOf } from './tones.ts';
import type { ToneName } from './tones.ts';

/** A primary color to build a scheme around. */
export interface Main {
  swatch: Swatch;
  tone: ToneName;
  /** What neutrals and partners start from; a gray primary color has one as well. */
  hue: number;
}

/** What a scheme is going to be, before contrast has its say. Angles in OKLCH degrees. */
export interface SchemePlan {
  held: Held;
  main: Main;
  /** From p1's hue to p2's. */
  secondPrimaryTurn: number;
  /** From p1's hue to s1's. */
  secondaryTurn: number;
  /**
   * Which of the two tones that suit p1 its secondary takes; or any tone, where the usual company leaves too little
   * room.
   */
  companion: 0 | 1 | ToneName;
  /** Whether p2 starts from its more colorful options. */
  colorfulSecond: boolean;
  /** From p1's hue to a1's. */
  accentTurn: number;
  /** What a2 is made from. */
  softAccent: (typeof softAccents)[number];
  background: (typeof backgrounds)[number];
}

/* AUTHORED: turns that designers use by name: same, near, split, across. Accents stand further off than secondaries. */
const companions = [0, 0, 1] as const;
const yesAndNo = [true, false] as const;
const secondPrimaryTurns = [0, 0, 0, 26, -26] as const;
const secondaryTurns = [0, 32, -32, 65, -65, 110, -110, 165, 195] as const;
const accentTurns = [180, 150, -150, 115, -115, 60, -60, 35, -35] as const;
const softAccents = ['main', 'secondary', 'accent-left', 'accent-right'] as const;
const backgrounds = ['tinted', 'paper', 'bright', 'mist'] as const;

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
const GRAYISH = 0.02;

/**
 * The primary colors that a quiz may start from: one of each hue and tone, moved a little by the seed, so that two
 * founders with the same answers differ. `depth` times as much contrast gives colors between the tones.
 */
export const drawMains = (random: Random, depth = 1): Main[] =>
  mainColors.flatMap(({ hue, tone }) => {
    const turned = clearOfMud(hue + jitter(random, 4), tone);
    const { ratio, chroma } = toneAt(tone, turned);
    const hex = darkColor(turned, { ratio: ratio * depth, chroma });
    return hex === undefined ? [] : [{ swatch: swatchOf(hex), tone, hue: turned }];
  });

/** A favorite as primary color. A gray one takes its partners' hues from the seed. */
export const heldMain = (hex: string, random: Random): Main => {
  const swatch = swatchOf(hex);
  return { swatch, tone: toneOf(swatch), hue: swatch.chroma < GRAYISH ? Math.floor(random() * 360) : swatch.hue };
};

/**
 * Plans around these primary colors, `count` of them over all: each primary color gets its share of company, and the
 * favorites' placements take turns. `anyCompany` tries what a designer would not try first.
 */
export const planSchemes = (
  mains: readonly Main[],
  ways: readonly Held[],
  count: number,
  random: Random,
  anyCompany = false,
): SchemePlan[] => {
  if (mains.length === 0 || ways.length === 0) return [];
  const deal = {
    held: dealer(ways, random),
    secondPrimaryTurn: dealer(secondPrimaryTurns, random),
    secondaryTurn: dealer(secondaryTurns, random),
    accentTurn: dealer(accentTurns, random),
    companion: dealer<SchemePlan['companion']>(anyCompany ? toneNames : companions, random),
    colorfulSecond: dealer(anyCompany ? yesAndNo : [false], random),
    softAccent: dealer(softAccents, random),
    background: dealer(backgrounds, random),
  };
  return Array.from({ length: Math.ceil(count / mains.length) }, () => mains)
    .flat()
    .map((main): SchemePlan => ({
      held: deal.held(),
      main,
      secondPrimaryTurn: deal.secondPrimaryTurn(),
      secondaryTurn: deal.secondaryTurn() + jitter(random, 8),
      companion: deal.companion(),
      colorfulSecond: deal.colorfulSecond(),
      accentTurn: deal.accentTurn() + jitter(random, 10),
      softAccent: deal.softAccent(),
      background: deal.background(),
    }));
};
