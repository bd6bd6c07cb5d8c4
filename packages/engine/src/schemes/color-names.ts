import type { Brain, ColorFamily, ColorName } from '@signet/brain';
import { labDistance, oklabOf, plainTerm, type ColorRole, type Oklab, type SchemeColors } from '@signet/color';
import { GRAY, hueGap, swatchOf } from '../swatch.ts';

/** What each color of a scheme is called, so that a founder can remember it. */
export type SchemeNames = Record<ColorRole, string>;

/**
 * AUTHORED, in delta-E OK: how much nearer a name of another world has to be than one of the trade's second, third or
 * first. .02 is hardly seen, .05 is another shade.
 */
const farther = { perPlace: 0.008, elsewhere: 0.045 } as const;

/** More than a scheme has colors: where all are taken, the last is used again. */
const KEPT = 12;
const MOST_REMEMBERED = 5_000;

type NamedColor = {
  name: string;
  lab: Oklab;
  /** What a name costs in this trade. */
  cost: number;
};

/** The names that a trade's colors may have, by what people would call such a color in one word. */
const namesOf = (brain: Brain, industry: string): Map<string, NamedColor[]> => {
  const { colorNames, colorNameTraps, industryWorlds } = brain;
  const traps = new Set(
    colorNameTraps
      .filter(({ industry_id }) => industry_id === undefined || industry_id === industry)
      .map(({ colorName_id }) => colorName_id),
  );
  const worlds = industryWorlds.filter(({ industry_id }) => industry_id === industry).map(({ world }) => world);
  const named = ({ name, hex, world }: ColorName): NamedColor & { term: string } => {
    const place = worlds.indexOf(world);
    return {
      name,
      lab: oklabOf(hex),
      cost: place < 0 && worlds.length > 0 ? farther.elsewhere : Math.max(0, place) * farther.perPlace,
      term: plainTerm(hex),
    };
  };
  const fitting = colorNames.filter(({ _id }) => !traps.has(_id)).map(named);
  return Map.groupBy(fitting, ({ term }) => term);
};

/**
 * AUTHORED: pale colors differ by their temperature before anything else: an icy white is no magnolia, however near.
 */
const PALE = { above: 0.88, counts: 4 } as const;
const seenDistance = (one: Oklab, other: Oklab): number =>
  one.lightness < PALE.above
    ? labDistance(one, other)
    : Math.hypot(one.lightness - other.lightness, PALE.counts * (one.a - other.a), PALE.counts * (one.b - other.b));

/** The best names for a color of one trade, the best first; none in a brain without names. */
type Namer = (hex: string) => readonly string[];

const createNamer = (brain: Brain, industry: string): Namer => {
  const byTerm = namesOf(brain, industry);
  const all = [...byTerm.values()].flat();
  const known = new Map<string, readonly string[]>();
  return (hex) => {
    const found = known.get(hex);
    if (found) return found;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const { lab } = swatchOf(hex);
    const best = (byTerm.get(plainTerm(hex)) ?? all)
      .map(({ name, lab: own, cost }) => ({ name, away: seenDistance(lab, own) + cost }))
      .toSorted((one, other) => one.away - other.away)
      .slice(0, KEPT)
      .map(({ name }) => name);
    known.set(hex, best);
    return best;
  };
};

const namers = new WeakMap<Brain, Map<string, Namer>>();

const namerOf = (brain: Brain, industry: string): Namer => {
  const ofBrain = namers.get(brain) ?? new Map<string, Namer>();
  namers.set(brain, ofBrain);
  const namer = ofBrain.get(industry) ?? createNamer(brain, industry);
  ofBrain.set(industry, namer);
  return namer;
};

/** The most seen first, so that it gets the best name; p2 has its own after p1 unless it is p1 deeper. */
const inTurn = ['p1', 's1', 'a1', 'a2', 'p2', 'n1', 'n3', 'n2', 'b1', 'w1'] as const satisfies readonly ColorRole[];

/** AUTHORED, in OKLCH degrees: within these a darker color is the same one deeper. */
const SAME_HUE = 20;

/** Whether p2 is p1 deeper: of its hue and darker, or gray as it is. */
const isDeeper = ({ p1, p2 }: Pick<SchemeColors, 'p1' | 'p2'>): boolean => {
  const [main, second] = [swatchOf(p1), swatchOf(p2)];
  const isGray = main.chroma < GRAY && second.chroma < GRAY;
  return second.lab.lightness < main.lab.lightness && (isGray || hueGap(main.hue, second.hue) <= SAME_HUE);
};

/** What is deep or dark by its name already, such as a deep sea, is not called deep once more. */
const ALREADY = /\b(deep|deeper|dark|darkest|midnight)\b/i;
const deepened = (name: string | undefined): string | undefined =>
  name === undefined || ALREADY.test(name) ? undefined : `Deep ${name.toLowerCase()}`;

/**
 * A name for each color of a scheme out of the company's world: that of the favorite where it is one, else one that
 * people would give such a color and that the trade knows. No two of a scheme are the same, and the same colors have
 * the same names for the same trade. Undefined for a brain without names.
 */
export const nameColors = (
  brain: Brain,
  industry: string,
  colors: SchemeColors,
  favorites: readonly ColorFamily[],
): SchemeNames | undefined => {
  if (brain.colorNames.length === 0) return undefined;
  const namer = namerOf(brain, industry);
  const taken = new Map<ColorRole, string>();
  const isFree = (name: string) => ![...taken.values()].includes(name);
  for (const role of inTurn) {
    const hex = colors[role];
    const own = favorites.find((favorite) => favorite.hex === hex)?.name;
    const deeper = role === 'p2' && isDeeper(colors) ? deepened(taken.get('p1')) : undefined;
    const options = [own, deeper, ...namer(hex)].filter((name) => name !== undefined);
    taken.set(role, options.find(isFree) ?? `${options[0]} ${role}`);
  }
  return Object.fromEntries(taken) as SchemeNames;
};
