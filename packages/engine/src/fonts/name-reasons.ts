import type { NameFit } from '@signet/type';
import { inHundredths, inWords, ofOne } from '../in-words.ts';
import type { Reason } from '../input.ts';
import type { Face } from './face.ts';
import { letterCount } from './name-length.ts';

export type NameReasonKind = 'name-fit' | 'name-width';
type NameReason = Reason<NameReasonKind>;

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const pairsOf = (count: number): string =>
  count === 1 ? 'one pair of letters' : `${counts[count] ?? count} pairs of letters`;

const takenFor = (other: string): string => {
  if (/\d/u.test(other)) return `the digit ${other}`;
  return other === 'I' ? 'a capital I' : `the letter ${other}`;
};

const flawsOf = ({ collisions, gaps, confusion }: NameFit): string[] => [
  ...(collisions > 0 ? [`${pairsOf(collisions)} nearly touch${collisions === 1 ? 'es' : ''}`] : []),
  ...(gaps > 0 ? [`${pairsOf(gaps)} leave${gaps === 1 ? 's' : ''} a hole`] : []),
  ...confusion.map(([sign = '', other = '']) => `its ${sign} can be taken for ${takenFor(other)}`),
];

/** AUTHORED: wider than this (in cap heights) on one line, a name is small wherever it stands. */
const LONG = 12;
/** What a second line has to save of the width to be worth a sentence. */
const SAVED = 0.2;
/** Share of pairs whose ink touches from which on the letters of a face are meant to join. */
const JOINED = 0.5;

const evenSentence = ({ family: { font, measures } }: Face, companyName: string): string => {
  if (letterCount(companyName) < 2) return `“${companyName}” in ${font.fontName} cannot be taken for another sign`;
  if (measures.joining > JOINED) return `“${companyName}” runs evenly in ${font.fontName}: no two letters leave a hole`;
  return `“${companyName}” sets evenly in ${font.fontName}: no two letters touch or leave a hole`;
};

const fitSentence = (face: Face, { score, widths, ...fit }: NameFit, companyName: string): string => {
  const { fontName } = face.family.font;
  const flaws = flawsOf({ score, widths, ...fit });
  if (flaws.length > 0)
    return `In ${fontName}, “${companyName}” needs a designer’s eye: ${inWords(flaws)} (${ofOne(score)}).`;
  if (widths[0] > LONG)
    return `“${companyName}” is long in ${fontName}: on one line ${inHundredths(widths[0])} times as wide as its capitals are high (${ofOne(score)}).`;
  const number = inHundredths(score) === inHundredths(1) ? '' : ` (${ofOne(score)})`;
  return `${evenSentence(face, companyName)}${number}.`;
};

const widthSentence = ({ family: { font } }: Face, { widths }: NameFit, companyName: string): string =>
  `On one line in ${font.fontName}, “${companyName}” is ${inHundredths(widths[0])} times as wide as its capitals are high, on two ${inHundredths(widths[1])}: use two lines.`;

/** What a face makes of the company's name: its letters, and how many lines it takes where one is too long. */
export const nameReasons = (face: Face, fit: NameFit, companyName: string): NameReason[] => {
  const [onOne, onTwo] = fit.widths;
  const fitReason: NameReason = {
    kind: 'name-fit',
    input: companyName,
    value: fit.score,
    sentence: fitSentence(face, fit, companyName),
  };
  if (onOne <= LONG || onTwo > (1 - SAVED) * onOne) return [fitReason];
  const widthReason: NameReason = {
    kind: 'name-width',
    input: companyName,
    value: onTwo,
    sentence: widthSentence(face, fit, companyName),
  };
  return flawsOf(fit).length > 0 ? [fitReason, widthReason] : [widthReason];
};
