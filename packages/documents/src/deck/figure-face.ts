import type { KitBrand } from '@signet/kit';
import { boundsOf, outlineOf, shape, type Font } from '@signet/type';

/** Figures that reach below the line where a face has old-style ones. */
const HANGING = ['3', '5', '7', '9'] as const;
/** So deep of a capital's height; a face that is written by hand dips by less. */
const DEEP = 0.125;

const known = new WeakMap<Font, boolean>();
const hangs = (font: Font): boolean => {
  const found = known.get(font);
  if (found !== undefined) return found;
  const deepest = Math.max(...HANGING.map((one) => boundsOf(outlineOf(font, shape(font, one)))?.bottom ?? 0));
  const made = deepest > DEEP * font.capHeight;
  known.set(font, made);
  return made;
};

/** Words that a figure has beside it at the most: `12 months`, `since May 2024`. */
const WORDS = 3;
const isFigure = (text: string): boolean => /\d/u.test(text) && text.split(/\s+/u).length <= WORDS;

/**
 * The face of a figure that stands by itself. Slides cannot ask a face for its lining figures, and old-style ones dip
 * below the line that large figures stand on: they are set in the brand's other face where its own stand on it.
 */
export const figureFace = (brand: KitBrand, text: string, wished: 'headline' | 'text'): 'headline' | 'text' => {
  const other = wished === 'headline' ? 'text' : 'headline';
  return isFigure(text) && hangs(brand[wished]) && !hangs(brand[other]) && brand[other].covers(text) ? other : wished;
};
