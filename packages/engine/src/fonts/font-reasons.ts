import type { NameFit } from '@signet/type';
import { inHundredths, inWords } from '../in-words.ts';
import type { Reason } from '../input.ts';
import type { HeadlineCandidate } from './choose-headlines.ts';
import type { ChosenText } from './choose-texts.ts';
import type { Face } from './face.ts';
import { letterWords } from './letter-words.ts';
import { pairingSentence } from './pairing-sentence.ts';
import { familiesBelow, matchOf, partsThatSpeak } from './type-wish.ts';
import type { TypeWish, TypeWishes } from './type-wish.ts';

export type FontReasonKind = 'font-meaning' | 'font-industry' | 'name-fit' | 'name-width' | 'pairing' | 'x-height';
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
const isMeasured = ({ parts }: TypeWish): boolean => parts.length > 0 && parts.every(({ source }) => source === 'measured');

const thanOthers = (below: number, families: number): string => (below === families - 1 ? `than any other of our ${families} families` : `than ${below} of our ${families} families`);

const meaningSentence = (wish: TypeWish, face: Face, below: number, families: number): string => {
  const speaking = partsThatSpeak(wish, face.ratings);
  const than = thanOthers(below, families);
  if (matchOf(wish, face.ratings) <= 0 || speaking.length === 0) return `You chose ${wish.name}: ${nameOf(face)} suits it better ${than}. It is here for what else you chose, and for contrast.`;
  if (isMeasured(wish)) return `You chose ${wish.name}: by what people rated as ${letterWords(speaking)} letters, ${nameOf(face)} suits it better ${than}.`;
  return `You chose ${wish.name}, by our reading ${letterWords(speaking)} letters: ${nameOf(face)} suits it better ${than}.`;
};

const meaningReasons = (face: Face, { wishes, families }: FontReasonContext, least: number): FontReason[] => {
  const matches = wishes.keywords.map((wish) => ({ wish, value: matchOf(wish, face.ratings) })).toSorted((one, other) => other.value - one.value);
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
  return [{ kind: 'font-industry', input: industry.input, value, sentence: `In ${industry.name} one expects, by our reading, ${looks} letters: ${nameOf(face)} is that more ${thanOthers(value, families)}.` }];
};

const pairsOf = (count: number): string => (count === 1 ? 'one pair of letters' : `${count} pairs of letters`);

const takenFor = (other: string): string => {
  if (/\d/u.test(other)) return `the digit ${other}`;
  return other === 'I' ? 'a capital I' : `the letter ${other}`;
};

const flaws = ({ collisions, gaps, confusion }: NameFit): string[] => [
  ...(collisions > 0 ? [`${pairsOf(collisions)} nearly touch${collisions === 1 ? 'es' : ''}`] : []),
  ...(gaps > 0 ? [`${pairsOf(gaps)} gape${gaps === 1 ? 's' : ''}`] : []),
  ...confusion.map(([sign = '', other = '']) => `its ${sign} can be taken for ${takenFor(other)}`),
];

/** Under this score a name without a flaw in its letters is simply long. */
const LONG = 0.95;
/** What a second line has to save of the width to be worth a sentence. */
const SAVED = 0.2;

const nameSentence = (face: Face, fit: NameFit, companyName: string): string => {
  const found = flaws(fit);
  const score = `(${inHundredths(fit.score)} of 1)`;
  if (found.length > 0) return `In ${nameOf(face)}, “${companyName}” wants a designer’s eye: ${inWords(found)} ${score}.`;
  const length = fit.score < LONG ? `, though it is long: on one line ${inHundredths(fit.widths[0])} times as wide as its capitals are high` : '';
  return `“${companyName}” sets cleanly in ${nameOf(face)}: no pair of letters collides or gapes${length} ${score}.`;
};

const nameReasons = (face: Face, fit: NameFit, companyName: string): FontReason[] => {
  const [onOne, onTwo] = fit.widths;
  const reason: FontReason = { kind: 'name-fit', input: companyName, value: fit.score, sentence: nameSentence(face, fit, companyName) };
  if (fit.score >= LONG || onTwo > (1 - SAVED) * onOne) return [reason];
  return [reason, { kind: 'name-width', input: companyName, value: onTwo, sentence: `On two lines “${companyName}” is ${inHundredths(onTwo)} times as wide as its capitals are high; on one it is ${inHundredths(onOne)}.` }];
};

const heightReason = (face: Face, sentence: (height: string) => string): FontReason =>
  ({ kind: 'x-height', input: '', value: face.family.measures.xToCap, sentence: sentence(inHundredths(face.family.measures.xToCap)) });

/** Why a headline face stands where it stands; two reasons at the least, even where no keyword has anything to say about type. */
export const headlineReasons = ({ face, nameFit }: HeadlineCandidate, context: FontReasonContext): FontReason[] => {
  const reasons = [...meaningReasons(face, context, match.any), ...nameReasons(face, nameFit, context.companyName)];
  const more = reasons.length > 2 ? reasons : [...reasons, ...industryReasons(face, context)];
  return more.length > 1 ? more : [...more, heightReason(face, (height) => `The lower-case letters of ${nameOf(face)} stand ${height} of the capitals’ height.`)];
};

/** Lower case this high (of the capitals) holds its own in small print. */
const TALL = 0.7;

const readingReason = (face: Face): FontReason =>
  heightReason(face, (height) => {
    const effect = face.family.measures.xToCap >= TALL ? ', so small text stays readable' : ': calm on a page, and best set a little larger';
    return `${nameOf(face)} passed our measures for text. Its lower-case letters stand ${height} of the capitals’ height${effect}.`;
  });

/** Why a text face stands where it stands: what it does beside the headline, what it measures, and what it says. */
export const textReasons = ({ face, headline, pairing }: ChosenText, context: FontReasonContext): FontReason[] => [
  { kind: 'pairing', input: headline.family.font._id, value: pairing.score, sentence: pairingSentence(nameOf(headline), nameOf(face), pairing) },
  readingReason(face),
  ...meaningReasons(face, context, match.telling).slice(0, 1),
];
