import type { Brain } from '@signet/brain';
import { leads } from '@signet/color';
import type { Lead } from '@signet/color';
import { balancedPrices } from '../fonts/balance.ts';
import { seededRandom } from '../random.ts';
import { affinityOf } from './affinity.ts';

/** Founders who are asked for the prices: enough that each lead is wanted by some. */
const FOUNDERS = 480;
const KEYWORDS = 3;
/** AUTHORED: so that the steps of the search for prices, made for letters, are small enough for materials. */
const SCALE = 3;
/** AUTHORED, in the unit of what answers ask for: what they can outweigh. */
const bounds = { most: 0.8 * SCALE, least: -0.15 * SCALE } as const;

/** As many hues as a founder tells apart; grays are one more. */
const BINS = 24;
const GRAY = 0.03;
const leadNames = Object.keys(leads) as Lead[];
const binOf = (name: Lead): number => {
  const [, chroma, hue] = leads[name];
  return chroma < GRAY ? -1 : Math.floor((hue * BINS) / 360);
};
/** How much rarer each of several leads of one hue is: so much that each hue leads as often as the others. */
const SHARED = 1;

/** AUTHORED: nearly anything goes with a gray, so that it comes first oftener than it is asked for. */
const GRAY_GOES = 0.26;

/** Every hue leads about as often; those that several leads have share it. */
const weightOf = (name: Lead): number => leadNames.filter((other) => binOf(other) === binOf(name)).length ** -SHARED;

const findPrices = (brain: Brain): ReadonlyMap<Lead, number> => {
  const random = seededRandom('founders of every kind');
  const oneOf = <Row>(rows: readonly Row[]): Row | undefined => rows[Math.floor(random() * rows.length)];
  const fits = Array.from({ length: FOUNDERS }, () => {
    const keywords = Array.from({ length: KEYWORDS }, () => oneOf(brain.keywords)?._id ?? '');
    const industry = oneOf(brain.industries)?._id ?? '';
    const answers = { favoriteColors: [], dislikedColors: [], keywords, industry, lifecycle: '' };
    const { lead } = affinityOf({ brain, answers, companyName: '' });
    return Float64Array.from(leadNames, (name) => SCALE * lead(name));
  });
  const prices = balancedPrices(fits, leadNames.map(weightOf), bounds);
  return new Map(leadNames.map((name, at) => [name, (prices[at] ?? 0) / SCALE + (binOf(name) < 0 ? GRAY_GOES : 0)]));
};

const known = new WeakMap<Brain, ReadonlyMap<Lead, number>>();

/**
 * What each lead costs, so that the same few petrols and inks do not lead everybody's list: each hue about as often as
 * the others, over founders of every kind. Worked out once a brain.
 */
export const leadPrices = (brain: Brain): ReadonlyMap<Lead, number> => {
  const prices = known.get(brain) ?? findPrices(brain);
  known.set(brain, prices);
  return prices;
};
