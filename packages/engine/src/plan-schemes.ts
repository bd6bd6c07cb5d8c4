import { mainHues, toneNames } from './tones.ts';
import type { ToneName } from './tones.ts';
import type { Held } from './favorites.ts';
import type { Random } from './random.ts';

/** What a scheme is going to be, before contrast has its say. Angles in OKLCH degrees. */
export interface SchemePlan {
  held: Held;
  hue: number;
  tone: ToneName;
  /** From p1's hue to s1's. */
  secondaryTurn: number;
  /** From p1's hue to a1's. */
  accentTurn: number;
  /** What a2 is made from. */
  softAccent: (typeof softAccents)[number];
  ground: (typeof grounds)[number];
  /** Scales every ratio above its minimum a little, so that two founders with the same answers differ. */
  depth: number;
}

/* AUTHORED: turns that designers use by name: same, near, split, across. Accents stand further off than secondaries. */
const secondaryTurns = [0, 32, -32, 65, -65, 110, -110, 165, 195] as const;
const accentTurns = [180, 150, -150, 115, -115, 60, -60, 35, -35] as const;
const softAccents = ['main', 'secondary', 'accent-left', 'accent-right'] as const;
const grounds = ['tinted', 'paper', 'bright', 'mist'] as const;

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items.map((item) => ({ item, at: random() })).toSorted((one, other) => one.at - other.at).map(({ item }) => item);

/** Deals from a shuffled pack and shuffles again when it is empty, so that every choice comes up equally often. */
const dealer = <Item>(items: readonly Item[], random: Random): (() => Item) => {
  let pack: Item[] = [];
  return () => {
    if (pack.length === 0) pack = shuffled(items, random);
    const [top] = pack.splice(0, 1);
    if (top === undefined) throw new TypeError('There is nothing to deal.');
    return top;
  };
};

const TURNS_EACH = 3;

/** One round of plans: every main hue in every tone, three times with different company; the favorites' placements take turns. */
export const planSchemes = (ways: readonly Held[], random: Random): SchemePlan[] => {
  const deal = {
    held: dealer(ways, random), secondaryTurn: dealer(secondaryTurns, random), accentTurn: dealer(accentTurns, random),
    softAccent: dealer(softAccents, random), ground: dealer(grounds, random),
  };
  const jitter = (most: number) => (random() * 2 - 1) * most;
  return mainHues.flatMap((mainHue) => toneNames.flatMap((tone) => Array.from({ length: TURNS_EACH }, (): SchemePlan => ({
    held: deal.held(), hue: mainHue + jitter(7), tone,
    secondaryTurn: deal.secondaryTurn() + jitter(8), accentTurn: deal.accentTurn() + jitter(10),
    softAccent: deal.softAccent(), ground: deal.ground(), depth: 1.04 + jitter(0.04),
  }))));
};
