import type { Passage, StrategistBrand } from './brand.ts';
import type { Answer, Line } from './said.ts';
import { plain } from './words.ts';

const ASKS_LINES = /\b(?:taglines?|slogans?|straplines?|mottos?|claims?|one-?liners?|headlines?)\b/u;

/** Asked about, not asked for: which font a tagline has is a question for the fonts. */
export const isOfLook = (text: string): boolean => /\b(?:fonts?|typefaces?|colou?rs?)\b/u.test(text);

/** Lines on pieces are no rule of how one writes; an item that is a quotation alone can be taken over with a press. */
const item = (claim: string, from: Passage): Line => ({ claim, from: [from], look: 'item' });

/**
 * What there is for whoever asks for a tagline: the lines that the brand has, and how its keywords write. Nothing is
 * made up; undefined where something else is to be written, or the brand has no lines.
 */
export const computeLines = (
  question: string,
  brand: StrategistBrand,
  passages: readonly Passage[],
): Answer | undefined => {
  const lines = passages.find(({ id }) => id === 'brand-lines');
  const text = plain(question);
  if (!lines || !ASKS_LINES.test(text) || isOfLook(text)) return undefined;
  const voice = passages.find(({ id }) => id === 'brand-voice');
  const spoken = voice
    ? brand.keywords.flatMap(({ name, voice: how }): Line[] =>
        how ? [item(`**${name}:** ${how.words} Say “${how.say}”, not “${how.not}”`, voice)] : [],
      )
    : [];
  return [
    { frame: 'lines' },
    ...brand.lines.map((line) => item(`“${line}”`, lines)),
    ...(spoken.length > 0 ? [{ frame: 'ownVoice' } as const, ...spoken] : []),
  ];
};
