import type { Brain } from '@signet/brain';
import type { Material } from '@signet/color';
import { mean } from '@signet/statistics';

/** How light and how lively words want a lead, from -1, deep and quiet, to 1. */
export type Temper = {
  readonly lightness: number;
  readonly liveliness: number;
};

/** The temper of chosen keywords, on average; 0 where nobody has said it. */
export const temperOf = ({ keywordTempers }: Brain, keywords: readonly string[]): Temper => {
  const rows = keywordTempers.filter(({ keyword_id }) => keywords.includes(keyword_id));
  return {
    lightness: mean(rows.map(({ lightness }) => lightness)),
    liveliness: mean(rows.map(({ liveliness }) => liveliness)),
  };
};

/**
 * AUTHORED: how light and how strong a lead is under words that say neither, how far words move that, and what each
 * unit beyond it costs.
 */
const wished = {
  lightness: { usual: 0.435, moves: 0.13, slack: 0.02, each: 4.5 },
  chroma: { usual: 0.1, moves: 0.06, slack: 0.03, each: 4 },
} as const;
const beyond = (value: number, wish: number, { usual, moves, slack, each }: (typeof wished)[keyof typeof wished]) =>
  each * Math.max(0, Math.abs(value - usual - moves * wish) - slack);
const shortOf = (value: number, wish: number, { usual, moves, slack, each }: (typeof wished)[keyof typeof wished]) =>
  each * Math.max(0, usual + moves * wish - value - slack);

/** A gray is as dark as it is. */
const COLORLESS = 0.03;
/** AUTHORED: but it weighs on words that want light colors. */
const WEIGHS = 0.9;

/** What it costs that a lead is darker, lighter, duller or louder than the words are. */
export const temperCost = ([lightness, chroma]: Material, wish: Temper): number =>
  chroma < COLORLESS
    ? WEIGHS * Math.max(0, wish.lightness)
    : beyond(lightness, wish.lightness, wished.lightness) + beyond(chroma, wish.liveliness, wished.chroma);

/**
 * What it costs that the darker relative of a favorite is darker or duller than the words are. Lighter and livelier it
 * is nearer to the color that the founder loves, whatever the words say.
 */
export const kinTemperCost = ([lightness, chroma]: Material, wish: Temper): number =>
  shortOf(lightness, wish.lightness, wished.lightness) + shortOf(chroma, wish.liveliness, wished.chroma);
