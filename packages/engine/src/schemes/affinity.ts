import type { Companion, Lead, LightName } from '@signet/color';
import type { EngineInput } from '../input.ts';
import type { Composed } from './composed.ts';
import { namedIn } from './name-materials.ts';
import type { Temper } from './temper.ts';

/** How much the answers ask for each material, 0 to about 1. */
export type Affinity = {
  lead: (lead: Lead) => number;
  light: (light: LightName) => number;
  companion: (companion: Companion) => number;
};

/** What is asked for, with what it costs that everybody asks for it. */
export type Priced = Affinity &
  Temper & {
    price: (lead: Lead) => number;
    priceOfLight: (light: LightName) => number;
    priceOfCompanion: (companion: Companion) => number;
    /** Whole palettes that are tried as they are written, by their lead. */
    composed: ReadonlyMap<Lead, readonly Composed[]>;
    /** Whether they ask for many hues: -1 to 1. */
    variety: number;
    /** Whether brown is absurd in the trade. */
    isBrownAbsurd: boolean;
    /** Whether black is a competitor's, and the founder wants to stand out. */
    isBlackTaken: boolean;
  };

/** AUTHORED: a place further down in a list counts less, down to `least`. */
const order = { each: 0.07, least: 0.55 } as const;
/** AUTHORED: the first that a name calls to mind is its picture; the next ones are more of it. */
const orderOfName = { each: 0.2, least: 0.5 } as const;
/** AUTHORED: what the trade says beside three keywords. */
const TRADE = 0.3;

/** AUTHORED: what a word of the name says beside both; less where it is only part of a word (name-materials.ts). */
const NAME = { lead: 0.52, light: 0.5, companion: 0.75 } as const;

const listed = (
  list: readonly string[],
  name: string,
  { each, least }: { each: number; least: number } = order,
): number => {
  const at = list.indexOf(name);
  return at < 0 ? 0 : Math.max(least, 1 - each * at);
};

/** What a name, a trade and keywords ask for, looked up in the brain; the order of the answers changes nothing. */
export const affinityOf = ({
  brain,
  answers,
  companyName,
}: Pick<EngineInput, 'brain' | 'answers' | 'companyName'>): Affinity => {
  const trade = brain.industryMaterials.find(({ industry_id }) => industry_id === answers.industry);
  const words = brain.keywordMaterials.filter(({ keyword_id }) => answers.keywords.includes(keyword_id));
  const named = namedIn(brain.nameMaterials, companyName);
  const byName = (of: 'leads' | 'lights' | 'companions', name: string): number =>
    Math.max(0, ...named.map(({ row, counts }) => counts * listed(row[of], name, orderOfName)));
  const share = (of: 'leads' | 'lights' | 'companions', name: string): number =>
    TRADE * (trade ? listed(trade[of], name) : 0) +
    (1 - TRADE) * words.reduce((sum, row) => sum + listed(row[of], name) / Math.max(words.length, 1), 0) * 1.5;
  return {
    lead: (name) => share('leads', name) + NAME.lead * byName('leads', name),
    light: (name) => share('lights', name) + NAME.light * byName('lights', name),
    companion: (name) => share('companions', name) + NAME.companion * byName('companions', name),
  };
};
