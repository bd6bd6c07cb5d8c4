import type { Companion, Lead, LightName } from '@signet/color';
import type { EngineInput } from '../input.ts';

/** How much the answers ask for each material, 0 to about 1. */
export type Affinity = {
  lead: (lead: Lead) => number;
  light: (light: LightName) => number;
  companion: (companion: Companion) => number;
};

/** AUTHORED: a place further down in a list counts less, down to `least`. */
const order = { each: 0.07, least: 0.55 } as const;
/** AUTHORED: what the trade says beside three keywords. */
const TRADE = 0.4;

const listed = (list: readonly string[], name: string): number => {
  const at = list.indexOf(name);
  return at < 0 ? 0 : Math.max(order.least, 1 - order.each * at);
};

/** What a trade and keywords ask for, looked up in the brain; the order of the answers changes nothing. */
export const affinityOf = ({ brain, answers }: Pick<EngineInput, 'brain' | 'answers'>): Affinity => {
  const trade = brain.industryMaterials.find(({ industry_id }) => industry_id === answers.industry);
  const words = brain.keywordMaterials.filter(({ keyword_id }) => answers.keywords.includes(keyword_id));
  const share = (of: 'leads' | 'lights' | 'companions', name: string): number =>
    TRADE * (trade ? listed(trade[of], name) : 0) +
    (1 - TRADE) * words.reduce((sum, row) => sum + listed(row[of], name) / Math.max(words.length, 1), 0) * 1.5;
  return {
    lead: (name) => share('leads', name),
    light: (name) => share('lights', name),
    companion: (name) => share('companions', name),
  };
};
