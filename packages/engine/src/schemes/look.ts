import type { Priced } from './affinity.ts';
import type { Held } from './favorites.ts';
import { isCoolColor, isWarmColor } from './papers.ts';
import type { Shade } from './recipe.ts';

/** The colors of a recipe beside each other. `second` is what stands in s1: a favorite, or else `s1`. */
export type Look = Record<'p1' | 'p2' | 's1' | 'second' | 'a1', Shade> & {
  held: Held;
  /** See `Affinity`. */
  isOfCompany: boolean;
  isOfName: boolean;
};

/** One thing that never looks good: what it costs, in the unit of what answers ask for; 0 where it is not there. */
export type Taste = (look: Look, affinity: Priced) => number;

/** From this chroma on a second color or an accent has a hue. */
export const HUED = 0.035;
export const isCool = ({ chroma, hue }: Shade): boolean => isCoolColor(chroma, hue);
export const isWarm = ({ chroma, hue }: Shade): boolean => isWarmColor(chroma, hue);
