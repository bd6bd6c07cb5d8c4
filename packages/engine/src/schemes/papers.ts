import type { Companion, Material } from '@signet/color';
import type { Affinity } from './affinity.ts';

/** AUTHORED: the paper of a brand whose accent has none of its own: the lead's, so pale that it is hardly a color. */
export const tint = (hue: number): Material => [0.905, 0.024, hue];
/** Cool leads stand on the pale of their warm companion, where it has a hue. */
export const paperUnder = ([, chroma, hue]: Material, main: number): Material =>
  chroma < 0.05 ? tint(main) : [0.905, 0.03, hue];
/** AUTHORED: the same beside an accent that is nearly as pale itself. */
export const paler = ([, chroma, hue]: Material): Material => [0.932, Math.min(chroma, 0.03), hue];
export const LINEN: Material = [0.9, 0.026, 84];
export const STONE: Material = [0.895, 0.012, 85];
export const MIST: Material = [0.9, 0.014, 240];
/** For who dislikes white or gray. */
export const CREAM: Material = [0.9, 0.052, 86];
/** Beside an accent that is nearly as pale. */
export const PRIMROSE: Material = [0.915, 0.074, 100];
/** Warm and cool companions, as a trade and keywords ask for them. */
const warm = ['bark', 'clay', 'umber', 'bronze', 'leaf', 'olive', 'thyme'] as const;
const cool = ['steel', 'asphalt', 'petrol', 'violet', 'twilight', 'evening', 'enamel', 'berry'] as const;
const mean = (names: readonly Companion[], { companion }: Affinity): number =>
  names.reduce((sum, name) => sum + companion(name), 0);
/** AUTHORED: from here on a cool paper lies under a cool lead. */
const COOL_TRADE = 0.5;
export const isCoolTrade = (affinity: Affinity): boolean => mean(cool, affinity) - mean(warm, affinity) > COOL_TRADE;

export const isCool = ([, chroma, hue]: Material): boolean => chroma >= 0.012 && hue > 140 && hue < 330;
/** AUTHORED: papers of a cool brand: its lead's hue, so pale that it is light and not a color. */
export const coolPaper = ([, , hue]: Material): Material => [0.905, hue > 140 && hue < 225 ? 0.024 : 0.018, hue];
/** AUTHORED: a warm paper is cream and not pink. */
export const cream = ([lightness, chroma, hue]: Material): Material => [
  lightness,
  chroma,
  hue < 80 || hue > 330 ? 80 : hue,
];

/** AUTHORED: warm brands stand on parchment, never on mint; a soft cool one has a warm lamp somewhere. */
const PARCHMENT: Material = [0.89, 0.034, 87];
const SHELL: Material = [0.91, 0.032, 78];
export const paperFor = (p1: Material, wished: Material, isSoft: boolean, affinity: Affinity): Material => {
  if (isCool(p1)) {
    if (isSoft) return SHELL;
    return isCoolTrade(affinity) ? coolPaper(p1) : wished;
  }
  const isWarm = p1[1] >= 0.012 && (p1[2] < 112 || p1[2] > 345);
  return isWarm && wished[2] > 125 && wished[2] < 330 ? PARCHMENT : wished;
};
