import type { FontFamily, Keyword } from '@signet/brain';
import { fontTraits } from './font-traits.ts';
import { rowsOf } from './input.ts';
import type { EngineInput, Reason } from './input.ts';
import { keywordTraits } from './keyword-traits.ts';
import { meanTraits } from './traits.ts';
import type { Traits } from './traits.ts';

export interface RankedFont {
  /** The family's `_id` in the brain. */
  fontId: string;
  fontName: string;
  /** The face to set, one that the family has. */
  fontWeight: number;
  fontStyle: 'normal';
  /** From 0, without gaps. */
  orderIndex: number;
  /** 0 to 100; never rises down the list. */
  matchScore: number;
  reasons: Reason[];
}
export interface RankedFonts {
  headline: RankedFont[];
  bulkText: RankedFont[];
}

/** Spec results §9. */
const MOST = 30;

/** The traits that type can show; vivid is for color alone. */
const typeTraits = ['warm', 'heavy', 'traditional', 'ornate'] as const;
type TypeTrait = (typeof typeTraits)[number];

const traitWords: Record<TypeTrait, readonly [less: string, more: string]> = {
  warm: ['cool', 'warm'], heavy: ['light', 'strong'], traditional: ['modern', 'traditional'], ornate: ['plain', 'expressive'],
};

const lengthOf = (traits: Traits): number => Math.sqrt(typeTraits.reduce((sum, name) => sum + traits[name] ** 2, 0));

/** The cosine between what is asked and what a family is, -1 to 1: the direction counts, not how loudly it is asked. 0 when either says nothing. */
const agreement = (asked: Traits, family: Traits): number => {
  const lengths = lengthOf(asked) * lengthOf(family);
  return lengths === 0 ? 0 : typeTraits.reduce((sum, name) => sum + asked[name] * family[name], 0) / lengths;
};

/** Text is read at length: serif or sans, with a regular and a bold. */
const setsText = ({ fontType, weights }: FontFamily): boolean => (fontType === 'serif' || fontType === 'sans-serif') && weights.includes(400) && weights.includes(700);

/** AUTHORED: 600, and up to 200 more or less as the keywords ask for strong or light; of the weights that the family has, the nearest. */
const headlineWeight = ({ weights }: FontFamily, heavy: number): number =>
  weights.reduce((nearest, weight) => (Math.abs(weight - 600 - 200 * heavy) < Math.abs(nearest - 600 - 200 * heavy) ? weight : nearest), weights[0] ?? 400);

const reasonFor = (font: FontFamily, asked: Traits, keywords: readonly Keyword[], matchScore: number): Reason => {
  const is = fontTraits(font);
  const [trait] = typeTraits.toSorted((one, other) => asked[other] * is[other] - asked[one] * is[one]);
  const agrees = trait !== undefined && asked[trait] * is[trait] > 0;
  const [keyword] = agrees ? keywords.toSorted((one, other) => (keywordTraits(other._id)[trait] - keywordTraits(one._id)[trait]) * Math.sign(asked[trait])) : [];
  if (!agrees || !keyword || keywordTraits(keyword._id)[trait] * asked[trait] <= 0) {
    return { kind: 'font-match', input: '', value: matchScore, sentence: `${font.fontName} says something else than your keywords, for a founder who wants to surprise: a match of ${matchScore} in 100.` };
  }
  const word = traitWords[trait][asked[trait] > 0 ? 1 : 0];
  return {
    kind: 'font-trait', input: keyword._id, value: matchScore,
    sentence: `You chose ${keyword.name}, which asks for ${word} letters, and we count ${font.fontName} among those: a match of ${matchScore} in 100 over all three keywords.`,
  };
};

const ranked = (fonts: readonly FontFamily[], asked: Traits, keywords: readonly Keyword[], weightOf: (font: FontFamily) => number): RankedFont[] =>
  fonts
    .map((font) => ({ font, match: agreement(asked, fontTraits(font)) }))
    .toSorted((one, other) => other.match - one.match)
    .slice(0, MOST)
    .map(({ font, match }, orderIndex) => {
      const matchScore = Math.round(50 + 50 * match);
      return { fontId: font._id, fontName: font.fontName, fontWeight: weightOf(font), fontStyle: 'normal', orderIndex, matchScore, reasons: [reasonFor(font, asked, keywords, matchScore)] };
    });

/**
 * Up to 30 families for headlines and up to 30 for text, best first; of equal ones the brain's order decides. A family that lacks a letter of
 * the company's name is in neither list, so both are empty when none has them all. For text, ornament is never asked for and weight is not weighed.
 */
export const rankFonts = ({ brain, answers, coverage }: EngineInput): RankedFonts => {
  const keywords = rowsOf(brain.keywords, answers.keywords);
  const asked = meanTraits(keywords.map(({ _id }) => keywordTraits(_id)));
  const covering = brain.fonts.filter(({ _id }) => coverage(_id));
  return {
    headline: ranked(covering, asked, keywords, (font) => headlineWeight(font, asked.heavy)),
    bulkText: ranked(covering.filter(setsText), { ...asked, heavy: 0, ornate: -0.5 }, keywords, () => 400),
  };
};
