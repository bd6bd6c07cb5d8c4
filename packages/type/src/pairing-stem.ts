/** Words of a family's name that tell its members apart: what remains names the superfamily. */
const memberWords = new Set([
  'sans',
  'serif',
  'slab',
  'mono',
  'display',
  'text',
  'condensed',
  'narrow',
  'flex',
  'grotesk',
  'code',
  'pro',
  'book',
  'next',
]);
const number = /^\d+$/;

/**
 * What the members of a superfamily share in their names: `ibm plex` of `IBM Plex Serif` and `IBM Plex Sans`,
 * `roboto` of `Roboto` and `Roboto Serif`. A name that consists of such words alone stays as it is.
 */
export const familyStem = (fontName: string): string => {
  const words = fontName.toLowerCase().split(/\s+/u);
  const stem = words.filter((word) => !memberWords.has(word) && !number.test(word));
  return (stem.length > 0 ? stem : words).join(' ');
};
