import { boundsOf, shape, type Font } from '@signet/type';

/** For large sizes, for most, and for the smallest: set closer, as drawn, and looser. */
export const cuts = ['display', 'standard', 'small'] as const;
export type Cut = (typeof cuts)[number];

/** What a cut adds between letters, in em: what is large can stand closer, what is small runs together. Authored. */
const cutTracking = { display: -0.012, standard: 0, small: 0.035 } as const satisfies Record<Cut, number>;

/**
 * How far capitals stand apart, by weight: thin strokes leave the widest gaps to even out. In em; authored from
 * common practice.
 */
const capitalTracking = [
  { upTo: 300, em: 0.06 },
  { upTo: 500, em: 0.04 },
  { upTo: 600, em: 0.02 },
] as const;

const onlyGlyph = (font: Font, letter: string) => shape(font, letter).glyphs[0];

/** Whether small letters join as in handwriting: n reaches over both ends of its own width. */
const isJoined = (font: Font): boolean => {
  const glyph = onlyGlyph(font, 'n');
  if (!glyph) return false;
  const ink = boundsOf(font.outline(glyph.id));
  return ink !== undefined && ink.left <= 0 && ink.right >= glyph.advance;
};

const isMonospaced = (font: Font): boolean => onlyGlyph(font, 'i')?.advance === onlyGlyph(font, 'M')?.advance;

const isCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}.*\p{Lu}/su.test(text);

/**
 * The letter spacing of a wordmark in font units. Mixed case and bold capitals stand as their designer spaced them;
 * lighter capitals, drawn to stand beside small letters, are opened up by weight. Letters that join or share one
 * width are left alone.
 */
export const trackingOf = (font: Font, text: string, cut: Cut = 'standard'): number => {
  if (isJoined(font) || isMonospaced(font)) return 0;
  const opened = isCapitals(text) ? (capitalTracking.find(({ upTo }) => font.weight <= upTo)?.em ?? 0) : 0;
  return Math.round((opened + cutTracking[cut]) * font.upem);
};
