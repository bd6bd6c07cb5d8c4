import type { Passage, StrategistBrand } from './brand.ts';
import { computeColor } from './compute-color.ts';
import { computeContrast } from './compute-contrast.ts';
import { computeFacts } from './compute-facts.ts';
import { computeLines, isOfLook } from './compute-lines.ts';
import { computeLogo } from './compute-logo.ts';
import { computeUse } from './compute-use.ts';
import { isForeign } from './language.ts';
import { passagesOfBrand } from './passages-of-brand.ts';
import { rankByWords } from './rank.ts';
import type { Answer, Frame, Line } from './said.ts';
import { plain } from './words.ts';

/**
 * What can be worked out from the brand alone: how colors stand out from each other and what would pass, which color a
 * part of a page takes, which logo goes where, what a keyword means here, the parts of the brand. Undefined where the
 * question asks for none of it.
 */
export const computeAnswer = (question: string, brand: StrategistBrand): Answer | undefined => {
  if (isForeign(question, brand)) return undefined;
  const passages = passagesOfBrand(brand);
  const colors = passages.find(({ id }) => id === 'brand-colors');
  const logo = passages.find(({ id }) => id === 'brand-logo');
  return (
    (logo && computeLogo(question, brand, logo)) ??
    (asksToWrite(question) ? computeLines(question, brand, passages) : computed(question, { brand, passages, colors }))
  );
};

type Known = { brand: StrategistBrand; passages: readonly Passage[]; colors: Passage | undefined };

/** Inks are chosen by eye or computed for a paper: the book does that. */
const INKS = /\b(?:cmyk|pantone|pms|ral)\b/u;
const WHO = /^(?:who are you|what can you do|what can i ask(?: you)?|help)\W*$/u;

/** What is answered by where it is found, or by what this is. */
const pointed = (question: string): Answer | undefined => {
  const text = plain(question).trim();
  if (INKS.test(text)) return [{ frame: 'inks' }];
  return WHO.test(text) ? [{ frame: 'self' }] : undefined;
};

const computed = (question: string, { brand, passages, colors }: Known): Answer | undefined =>
  pointed(question) ??
  (colors &&
    (computeContrast(question, brand, colors) ??
      computeUse(question, brand, colors) ??
      computeColor(question, brand, colors))) ??
  computeFacts({ question, brand, passages });

const WRITES = /\b(?:write|draft|compose|rewrite)\b/u;
const MAKES = /\b(?:invent|create|make up|brainstorm|suggest|generate|come up with)\b/u;

/** Asked for words that nobody has written yet; a font or a color that somebody is to suggest is none. */
const asksToWrite = (question: string): boolean => {
  const text = plain(question);
  if (/^(?:please )?(?:write|draft|compose)\b/u.test(text)) return true;
  const asks = WRITES.test(text) || (MAKES.test(text) && !isOfLook(text));
  return asks && !/\bhow (?:(?:do|should|shall|would|can) (?:we|i)\b|(?:we|i) write\b)/u.test(text);
};

/** Names of files answer nothing where no file was asked for. */
const LIST_OF_FILES = 'brand-logo';
/** Passages that are quoted; more would be a list to read. */
const MOST_QUOTED = 3;
/** Characters of a passage that are quoted; the whole is behind its number. */
const LONGEST_QUOTE = 420;

const shortened = (text: string): string => {
  if (text.length <= LONGEST_QUOTE) return text;
  const cut = text.slice(0, LONGEST_QUOTE);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return sentence > LONGEST_QUOTE / 2 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
};

const quote = (passage: Passage): Line => ({
  claim: `**${passage.title}:** ${shortened(passage.text).replaceAll(/\s*\n\s*/gu, ' ')}`,
  from: [passage],
  look: 'quote',
});

/** The closest passages, quoted; what they are worth is left to who reads them. */
export const quoteAnswer = (
  question: string,
  passages: readonly Passage[],
  brand: StrategistBrand | undefined,
): Answer => {
  const foreign = isForeign(question, brand);
  // what is near by its meaning is near in English alone: of another language only shared words count
  const close = foreign ? rankByWords(question, passages) : passages;
  const quoted = close.filter(({ id }) => id !== LIST_OF_FILES).slice(0, MOST_QUOTED);
  const without: Line[] = brand ? [] : [{ frame: 'noBrand' }];
  if (foreign) without.unshift({ frame: 'otherLanguage' });
  if (quoted.length === 0) return foreign ? without : [...without, { frame: 'nothing' }];
  const opening: Frame = foreign ? 'shared' : asksToWrite(question) ? 'write' : 'quotes';
  return [...without, { frame: opening }, ...quoted.map(quote), { frame: 'close' }];
};
