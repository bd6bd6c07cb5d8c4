import type { Material } from '@signet/color';
import { GRAY, hueGap } from '../swatch.ts';
import type { Leanings } from './leanings.ts';

/** AUTHORED: the paper of a brand whose accent has none of its own: the lead's, so pale that it is hardly a color. */
export const tint = (hue: number): Material => [0.905, 0.024, hue];
/** Cool leads stand on the pale of their warm companion, where it has a hue. */
export const paperUnder = ([, chroma, hue]: Material, main: number): Material =>
  chroma < 0.05 ? tint(main) : [0.905, 0.03, hue];
/** AUTHORED: the same beside an accent that is nearly as pale itself. */
export const paler = ([, chroma, hue]: Material): Material => [0.932, Math.min(chroma, 0.03), hue];
/** AUTHORED: beside an accent that is nearly as pale as any tint. */
export const palest = (p1: Material): Material => [0.934, 0.014, isCool(p1) ? p1[2] : 84];
export const LINEN: Material = [0.9, 0.026, 84];
export const STONE: Material = [0.895, 0.012, 85];
export const MIST: Material = [0.9, 0.014, 240];
/** For who dislikes white or gray. */
export const CREAM: Material = [0.9, 0.052, 86];
/** Beside an accent that is nearly as pale. */
export const PRIMROSE: Material = [0.915, 0.074, 100];

/** Whether a color of this chroma and hue is cool, and whether it is warm: grays, limes and magentas are neither. */
export const isCoolColor = (chroma: number, hue: number): boolean => chroma >= 0.012 && hue > 140 && hue < 330;
export const isWarmColor = (chroma: number, hue: number): boolean => chroma >= 0.012 && (hue < 112 || hue > 345);
export const isCool = (one: Material): boolean => isCoolColor(one[1], one[2]);
export const isWarm = (one: Material): boolean => isWarmColor(one[1], one[2]);
/** AUTHORED: in OKLCH degrees, where a pale color is a shell, or looks like plaster. */
const ORANGES = { from: 18, to: 66, shell: 72 } as const;
const isShell = (hue: number): boolean => hue > ORANGES.from && hue < ORANGES.to;
/** AUTHORED: what is left of a color in the light; of warm ones less, or it is peach or straw and no light. */
const PALES = { warm: 0.029, any: 0.036 } as const;
export const paleOf = (color: Material): Material => {
  const [, chroma, hue] = color;
  const most = isWarm(color) ? PALES.warm : PALES.any;
  return [0.908, Math.min(most, 0.012 + 0.2 * chroma), isShell(hue) ? ORANGES.shell : hue];
};
/** AUTHORED: papers of a cool brand: its lead's hue, so pale that it is light and not a color. */
const coolPaper = ([, , hue]: Material): Material => [0.905, hue > 140 && hue < 225 ? 0.024 : 0.018, hue];
/** AUTHORED: a warm paper is cream and not pink. */
const cream = ([lightness, chroma, hue]: Material): Material => [lightness, chroma, hue < 80 || hue > 330 ? 80 : hue];

/** AUTHORED: warm brands stand on parchment, never on mint; a soft cool one has a warm lamp somewhere. */
const PARCHMENT: Material = [0.89, 0.034, 87];
const SHELL: Material = [0.91, 0.032, 78];
export const paperFor = (p1: Material, wished: Material, isSoft: boolean, { isCoolTrade }: Leanings): Material => {
  if (isCool(p1)) {
    if (isSoft) return SHELL;
    return isCoolTrade ? coolPaper(p1) : wished;
  }
  return isWarm(p1) && wished[2] > 125 && wished[2] < 330 ? PARCHMENT : wished;
};

/** Whether two pale colors are of two temperatures: cream on ice, mint on cream. */
export const isAgainst = (one: Material, other: Material): boolean =>
  (isCool(one) && isWarm(other)) || (isWarm(one) && isCool(other));
/** AUTHORED: beside a blue that is as strong as this a cream looks unwashed, whatever the accent is. */
const VIVID_BLUE = { chroma: 0.11, from: 225, to: 290 } as const;
const isVividBlue = ([, chroma, hue]: Material): boolean =>
  chroma > VIVID_BLUE.chroma && hue > VIVID_BLUE.from && hue < VIVID_BLUE.to;

/**
 * The page and what lies under everything: warm under a warm lead or accent, cool where both are cool or the lead is a
 * vivid blue. Whatever is pale beside it is of its temperature.
 */
export const groundUnder = (p1: Material, a1: Material, wished: Material): Material => {
  if (isVividBlue(p1)) return coolPaper(p1);
  if (isWarm(p1) || isWarm(a1)) return cream(isCool(wished) ? PARCHMENT : wished);
  return isCool(p1) && isCool(a1) ? coolPaper(p1) : cream(wished);
};

/**
 * AUTHORED, in OKLCH degrees: a pale field further than this from every color comes from another palette, and a second
 * color further from lead and accent stands alone.
 */
const FAMILY = 34;
const SHELLS = 20;
const ALONE = 60;
/** Whether a pale field is of a color that stands on the card. */
export const belongs = ([, chroma, hue]: Material, p1: Material, second: Material, a1: Material): boolean => {
  // a shell is plaster unless the accent is of its kind
  const within = isShell(hue) ? SHELLS : FAMILY;
  const isKin = (one: Material) => one[1] >= GRAY && hueGap(hue, one[2]) <= within;
  // the pale of a second color that stands alone is a third world
  const isLonely = [p1, a1].every((one) => one[1] < GRAY || hueGap(one[2], second[2]) > ALONE);
  // under a warm accent the pale of a cool lead is foreign, and the reverse
  const isOneWorld = a1[1] < GRAY || hueGap(p1[2], a1[2]) <= ALONE;
  return chroma < 0.02 || isKin(a1) || (!isShell(hue) && ((isKin(p1) && isOneWorld) || (isKin(second) && !isLonely)));
};
