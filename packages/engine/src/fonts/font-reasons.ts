import type { Pairing } from '@signet/type';
import { inHundredths } from '../in-words.ts';
import type { Reason } from '../input.ts';
import type { HeadlineCandidate } from './choose-headlines.ts';
import type { ChosenText } from './choose-texts.ts';
import type { Face } from './face.ts';
import { letterWords } from './letter-words.ts';
import { nameReasons } from './name-reasons.ts';
import type { NameReasonKind } from './name-reasons.ts';
import { pairingSentence, speaksForItself } from './pairing-sentence.ts';
import { familiesBelow, matchOf, partsThatSpeak } from './type-wish.ts';
import type { TypeWish, TypeWishes } from './type-wish.ts';

export type FontReasonKind = 'font-meaning' | 'font-industry' | NameReasonKind | 'pairing' | 'x-height';
export type FontReason = Reason<FontReasonKind>;

/** What the reasons of one quiz have in common. */
export interface FontReasonContext {
  readonly wishes: TypeWishes;
  readonly companyName: string;
  /** How many families the brain has. */
  readonly families: number;
}

const nameOf = ({ family: { font } }: Face): string => font.fontName;

/** In standard deviations: from the telling one on, a second keyword is worth a sentence of its own. */
const match = { any: -Infinity, telling: 0.7 } as const;

/** Whether the word itself was rated by people; else the weight is our own reading, and the sentence says so. */
const isMeasured = ({ parts }: TypeWish): boolean =>
  parts.length > 0 && parts.every(({ source }) => source === 'measured');

const ofOthers = (below: number, families: number): string =>
  below === families - 1 ? `any other of our ${families} families` : `${below} of our ${families} families`;

const meaningSentence = (wish: TypeWish, face: Face, below: number, families: number): string => {
  const speaking = partsThatSpeak(wish, face.ratings);
  const [name, others] = [nameOf(face), ofOthers(below, families)];
  if (matchOf(wish, face.ratings) <= 0 || speaking.length === 0) {
    return `You chose ${wish.name}. ${isMeasured(wish) ? 'By what people rated' : 'By our reading'}, ${name} is no obvious match (ahead of ${others}): it is here as a change from the others.`;
  }
  const words = letterWords(speaking);
  return isMeasured(wish)
    ? `You chose ${wish.name}. By what people rated as ${words} letters, ${name} fits better than ${others}.`
    : `You chose ${wish.name}. By our reading that asks for ${words} letters, and ${name} fits better than ${others}.`;
};

const meaningReasons = (face: Face, { wishes, families }: FontReasonContext, least: number): FontReason[] => {
  const matches = wishes.keywords
    .map((wish) => ({ wish, value: matchOf(wish, face.ratings) }))
    .toSorted((one, other) => other.value - one.value);
  return matches
    .filter(({ value }, at) => value >= least && (at === 0 || (at === 1 && value >= match.telling)))
    .map(({ wish }) => {
      const value = familiesBelow(wish, face.ratings);
      return { kind: 'font-meaning', input: wish.input, value, sentence: meaningSentence(wish, face, value, families) };
    });
};

const industryReasons = (face: Face, { wishes: { industry }, families }: FontReasonContext): FontReason[] => {
  if (!industry || matchOf(industry, face.ratings) < match.telling) return [];
  const value = familiesBelow(industry, face.ratings);
  const looks = letterWords(partsThatSpeak(industry, face.ratings));
  return [
    {
      kind: 'font-industry',
      input: industry.input,
      value,
      sentence: `Your industry (${industry.name}) asks for ${looks} letters by our reading, and ${nameOf(face)} fits better than ${ofOthers(value, families)}.`,
    },
  ];
};

const heightReason = (face: Face, sentence: (height: string) => string): FontReason => ({
  kind: 'x-height',
  input: '',
  value: face.family.measures.xToCap,
  sentence: sentence(inHundredths(face.family.measures.xToCap)),
});

/**
 * Why a headline face stands where it stands; two reasons at the least, even where no keyword has anything to say
 * about type.
 */
export const headlineReasons = ({ face, nameFit }: HeadlineCandidate, context: FontReasonContext): FontReason[] => {
  const reasons = [...meaningReasons(face, context, match.any), ...nameReasons(face, nameFit, context.companyName)];
  const more = reasons.length > 2 ? reasons : [...reasons, ...industryReasons(face, context)];
  return more.length > 1
    ? more
    : [
        ...more,
        heightReason(face, (height) => `The small letters of ${nameOf(face)} are ${height} of its capitals’ height.`),
      ];
};

/** Lower case this high (of the capitals) holds its own in small print. */
const TALL = 0.7;

const readingReason = (face: Face): FontReason =>
  heightReason(face, (height) => {
    const effect = face.family.measures.xToCap >= TALL ? 'so small print stays readable' : 'so set it a little larger';
    return `${nameOf(face)} is fit for long text by our measures: its small letters are ${height} of its capitals’ height, ${effect}.`;
  });

const pairingReason = (face: Face, headline: Face, pairing: Pairing): FontReason => ({
  kind: 'pairing',
  input: headline.family.font._id,
  value: pairing.score,
  sentence: pairingSentence(nameOf(headline), nameOf(face), pairing),
});

/**
 * Why a text face stands where it stands: what it does beside the headline, what it measures, and what it says. A
 * pair that has little to say for itself is named only where the rest would not be two reasons.
 */
export const textReasons = ({ face, headline, pairing }: ChosenText, context: FontReasonContext): FontReason[] => {
  const others = [readingReason(face), ...meaningReasons(face, context, match.telling).slice(0, 1)];
  return speaksForItself(pairing) || others.length < 2 ? [pairingReason(face, headline, pairing), ...others] : others;
};
