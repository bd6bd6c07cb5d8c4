import type { Companion } from '@signet/color';

/** What a company is like, by the companions that its name, trade and words ask for: worked out once a quiz. */
export type Leanings = {
  /** Whether a cool paper lies under a cool lead. */
  readonly isCoolTrade: boolean;
  /** How much it is of wood and leather, of things that grow, of stone: 0 to 1. */
  readonly wood: number;
  readonly grows: number;
  readonly stony: number;
  /** How much of leaves and herbs, which are green: 0 to 1. */
  readonly leafy: number;
};

/** Warm and cool companions, as a trade and keywords ask for them. */
const warm = ['bark', 'clay', 'umber', 'bronze', 'leaf', 'olive', 'thyme'] as const;
const cool = ['steel', 'asphalt', 'petrol', 'violet', 'twilight', 'evening', 'enamel', 'berry'] as const;
/** AUTHORED: from here on a trade is cool. */
const COOL_TRADE = 0.5;

/** What these wishes for companions say of a company; `companion` as of `Affinity`. */
export const leaningsOf = ({ companion }: { companion: (name: Companion) => number }): Leanings => {
  const sumOf = (names: readonly Companion[]): number => names.reduce((sum, name) => sum + companion(name), 0);
  return {
    isCoolTrade: sumOf(cool) - sumOf(warm) > COOL_TRADE,
    wood: Math.min(1, companion('bark') + companion('bronze') / 4),
    grows: Math.min(1, companion('bark') + companion('leaf') + companion('olive')),
    stony: Math.min(1, companion('stone')),
    leafy: Math.min(1, companion('leaf') + companion('olive') + companion('thyme')),
  };
};
