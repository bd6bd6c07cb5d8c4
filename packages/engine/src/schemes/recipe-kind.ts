import type { LightName, Material } from '@signet/color';
import { GRAY, hueGap } from '../swatch.ts';
import type { CompositionKey } from './compositions.ts';

const COLORLESS = 0.03;
const MUTED = 0.058;
/** Lights of pastel and powder. */
export const soft: ReadonlySet<LightName> = new Set<LightName>([
  'blossom',
  'rose',
  'lilac',
  'peach',
  'sky',
  'mint',
  'periwinkle',
]);
const glowing: ReadonlySet<LightName> = new Set<LightName>([
  'neon',
  'lilac',
  'tennis',
  'lime',
  'aqua',
  'periwinkle',
  'turquoise',
]);
/** Lights of metal, straw and sealing wax. */
export const metals: ReadonlySet<LightName> = new Set<LightName>(['brass', 'gold', 'straw', 'wax']);
const isEarth = ([, chroma, hue]: Material): boolean => hue > 30 && hue < 150 && chroma < 0.1;

/** What a designer would call the kind of palette that these make. */
export const kindOf = (p1: Material, s1: Material, light: LightName, a1: Material): CompositionKey => {
  const [depth, strength, hue] = p1;
  const apart = hueGap(hue, s1[2]);
  if (strength < COLORLESS) return glowing.has(light) && s1[1] > 0.1 ? 'night' : 'ink-and-one';
  if (depth < 0.4 && glowing.has(light) && hue > 190 && hue < 330) return 'night';
  if (soft.has(light) && depth > 0.36 && (s1[1] > 0.04 || apart < 60)) return light === 'sky' ? 'one-voice' : 'tender';
  if (metals.has(light) && strength < 0.13 && depth < 0.43) return 'heritage';
  if (isEarth(p1) && isEarth(s1)) return 'earth';
  if (strength > 0.13 && a1[1] > 0.13 && apart > 60 && s1[1] > 0.09) return 'fair';
  if (apart <= 60) {
    if (hueGap(hue, a1[2]) > 60) return 'voice-and-spark';
    return apart > 25 ? 'neighbors' : 'one-voice';
  }
  return s1[1] <= MUTED ? 'voice-and-spark' : 'duet';
};

/** AUTHORED, in OKLCH degrees: another color, and of one family. */
const NEIGHBORS = { from: 30, to: 70 } as const;
/** Whether a companion is the lead's neighbor, and neither is a gray. */
export const isNeighbor = ([, chroma, hue]: Material, [, strength, lead]: Material): boolean => {
  const apart = hueGap(hue, lead);
  return strength >= GRAY && chroma >= GRAY && apart >= NEIGHBORS.from && apart <= NEIGHBORS.to;
};
