import type { Material } from '@signet/color';
import type { Shade } from './recipe.ts';

/** AUTHORED: p1 deeper; where it is nearly black, the softer neutral of s1 is. */
export const deeper = (p1: Shade, s1: Shade, airy: number): Shade =>
  p1.lightness < BLACK
    ? { lightness: 0.25, chroma: Math.min(0.068, s1.chroma * 0.32), hue: s1.hue }
    : {
        lightness: Math.max(0.15, p1.lightness - stepOf(p1.lightness) * (1 - AIRY * Math.max(0, airy))),
        chroma: p1.chroma * 0.8,
        hue: p1.hue,
      };
/** AUTHORED: under a bright lead p2 is darker by more, so that it can be read on the accent. */
const stepOf = (lightness: number): number =>
  lightness > BRIGHT ? 0.19 : Math.max(0.076, Math.min(0.14, lightness * 0.29));
/** AUTHORED: how much nearer it stays to it where words are light: a happy company has no black cellar. */
const AIRY = 0.35;
const BLACK = 0.19;
const BRIGHT = 0.485;

/** The same as near to p1 as it may be, for who dislikes black and gray. */
export const lessDeep = ([lightness, chroma, hue]: Material): Material => [lightness - LEAST_STEP, chroma * 0.95, hue];
/** AUTHORED: p1 and p2 stay as far apart as every scheme keeps them, with what eight bits take. */
const LEAST_STEP = 0.078;
