import type { Brain } from '@signet/brain';
import { companions, leads, lights, type Companion, type Lead, type LightName, type Material } from '@signet/color';
import { balancedPrices } from '../fonts/balance.ts';
import { seededRandom } from '../random.ts';
import { affinityOf, type Affinity, type Priced } from './affinity.ts';
import { temperCost, temperOf, type Temper } from './temper.ts';

/** Founders who are asked for the prices: enough that each material is wanted by some. */
const FOUNDERS = 480;
const KEYWORDS = 3;
/** AUTHORED: so that the steps of the search for prices, made for letters, are small enough for materials. */
const SCALE = 3;
/** AUTHORED, in the unit of what answers ask for: what they can outweigh. */
const bounds = { most: 0.8 * SCALE, least: -0.06 * SCALE } as const;

/** As many hues as a founder tells apart; grays are one more. */
const BINS = 24;
const GRAY = 0.03;
const binOf = ([, chroma, hue]: Material): number => (chroma < GRAY ? -1 : Math.floor((hue * BINS) / 360));

/** AUTHORED: nearly anything goes with a gray, so that it comes first oftener than it is asked for. */
const GRAY_GOES = 0.26;

/** What one founder asks for, and how light and lively. */
type Founder = Affinity & Temper;

/** How often each material of one place should come first, and what it costs beside that. */
type Place<Name extends string> = {
  of: (founder: Founder) => (name: Name) => number;
  materials: Readonly<Record<Name, Material>>;
  /** How much rarer each of several of one hue is: at 1 each hue comes as often as the others. */
  shared: number;
};

const places = {
  lead: {
    of: (founder) => (name) => founder.lead(name) - temperCost(leads[name], founder),
    materials: leads,
    shared: 1,
  } satisfies Place<Lead>,
  light: {
    of: ({ light }) => light,
    materials: Object.fromEntries(Object.entries(lights).map(([name, { color }]) => [name, color])) as Record<
      LightName,
      Material
    >,
    shared: 0.5,
  } satisfies Place<LightName>,
  companion: { of: ({ companion }) => companion, materials: companions, shared: 0.5 } satisfies Place<Companion>,
} as const;

/** Founders of every kind, without a name. */
const foundersOf = (brain: Brain): Founder[] => {
  const random = seededRandom('founders of every kind');
  const oneOf = <Row>(rows: readonly Row[]): Row | undefined => rows[Math.floor(random() * rows.length)];
  return Array.from({ length: FOUNDERS }, () => {
    const keywords = Array.from({ length: KEYWORDS }, () => oneOf(brain.keywords)?._id ?? '');
    const industry = oneOf(brain.industries)?._id ?? '';
    const answers = { favoriteColors: [], dislikedColors: [], keywords, industry, lifecycle: '' };
    return { ...affinityOf({ brain, answers, companyName: '' }), ...temperOf(brain, keywords) };
  });
};

const pricesOf = <Name extends string>(
  founders: readonly Founder[],
  { of, materials, shared }: Place<Name>,
): ((name: Name) => number) => {
  const names = Object.keys(materials) as Name[];
  const bins = names.map((name) => binOf(materials[name]));
  const weights = bins.map((bin) => bins.filter((other) => other === bin).length ** -shared);
  const fits = founders.map((founder) => Float64Array.from(names, (name) => SCALE * of(founder)(name)));
  const prices = balancedPrices(fits, weights, bounds);
  const known = new Map(names.map((name, at) => [name, (prices[at] ?? 0) / SCALE]));
  return (name) => known.get(name) ?? 0;
};

type Prices = Pick<Priced, 'price' | 'priceOfLight' | 'priceOfCompanion'>;

const findPrices = (brain: Brain): Prices => {
  const founders = foundersOf(brain);
  const ofLead = pricesOf(founders, places.lead);
  return {
    price: (name) => ofLead(name) + (binOf(leads[name]) < 0 ? GRAY_GOES : 0),
    priceOfLight: pricesOf(founders, places.light),
    priceOfCompanion: pricesOf(founders, places.companion),
  };
};

const known = new WeakMap<Brain, Prices>();

/**
 * What each material costs, so that the same few petrols, inks and ambers are not in everybody's list: each hue comes
 * about as often as the others, over founders of every kind. Worked out once a brain.
 */
export const pricesIn = (brain: Brain): Prices => {
  const prices = known.get(brain) ?? findPrices(brain);
  known.set(brain, prices);
  return prices;
};
