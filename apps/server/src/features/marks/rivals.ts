import { describe, type Description } from '@signet/mark';
import { toPixels } from '@signet/render';
import { LRUCache } from 'lru-cache';

/** A competitor's own logo, as an SVG of the directory's. */
export type Rival = { name: string; logo: string };

/** Edge of the square that a logo is looked at in, and what counts as paper on it. */
const EDGE = 192;
const [CLEAR, WHITE] = [128, 236];
/** Logos whose descriptions are kept, some kilobytes each. */
const MOST_KEPT = 500;

/** What is drawn on a logo: what is neither clear nor white. */
const described = async (logo: string, pixels: typeof toPixels): Promise<Description[]> => {
  const { data, width, height } = await pixels(logo, { edge: EDGE });
  const ink = Uint8Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    return alpha >= CLEAR && Math.min(red, green, blue) < WHITE ? 1 : 0;
  });
  return describe({ width, height, ink });
};

/**
 * Describes competitors' logos so that marks can be held against them. A slider that is dragged asks for the same ones
 * again and again: each is looked at once. One that cannot be read has no description.
 */
export const createRivals = ({ pixels = toPixels }: { pixels?: typeof toPixels } = {}) => {
  const kept = new LRUCache<string, Promise<Description[]>>({ max: MOST_KEPT });
  const of = (logo: string): Promise<Description[]> => {
    const known = kept.get(logo) ?? described(logo, pixels).catch((): Description[] => []);
    kept.set(logo, known);
    return known;
  };
  return (rivals: readonly Rival[]): Promise<{ name: string; descriptions: Description[] }[]> =>
    Promise.all(rivals.map(async ({ name, logo }) => ({ name, descriptions: await of(logo) })));
};
