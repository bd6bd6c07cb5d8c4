import type { FontReason, NameFlaws } from '@signet/contract';
import { letterTraitWords } from './letter-trait-words.ts';
import { inHundredths, inWords, ofOne } from './numbers.ts';
import type { Sentences } from './sentences.ts';
import { wordsFor } from './trait-words.ts';

type Of<Kind extends FontReason['kind']> = Extract<FontReason, { kind: Kind }>;

const ofOthers = ({ value, bound }: { value: number; bound: number }): string =>
  value === bound - 1 ? `any other of our ${bound} families` : `${value} of our ${bound} families`;

const looks = (traits: Of<'font-meaning'>['reading']['traits']): string =>
  wordsFor(letterTraitWords, traits).join(' and ');

const meaningSentence = (reason: Of<'font-meaning'>): string => {
  const {
    name,
    font,
    isMatch,
    reading: { isRated, traits },
  } = reason;
  const others = ofOthers(reason);
  if (!isMatch)
    return (
      `You chose ${name}. ${isRated ? 'By what people rated' : 'By our reading'}, ${font} is no obvious match ` +
      `(ahead of ${others}): it is here as a change from the others.`
    );
  const asks = isRated
    ? `what people rated as ${looks(traits)} letters,`
    : `our reading that asks for ${looks(traits)} letters, and`;
  return `You chose ${name}. By ${asks} ${font} fits better than ${others}.`;
};

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const pairsOf = (count: number): string =>
  count === 1 ? 'one pair of letters' : `${counts[count] ?? count} pairs of letters`;

const takenFor = (other: string): string => {
  if (/\d/u.test(other)) return `the digit ${other}`;
  return other === 'I' ? 'a capital I' : `the letter ${other}`;
};

const flawsInWords = ({ collisions, gaps, confusion }: NameFlaws): string[] => [
  ...(collisions > 0 ? [`${pairsOf(collisions)} nearly touch${collisions === 1 ? 'es' : ''}`] : []),
  ...(gaps > 0 ? [`${pairsOf(gaps)} leave${gaps === 1 ? 's' : ''} a hole`] : []),
  ...confusion.map(([sign = '', other = '']) => `its ${sign} can be taken for ${takenFor(other)}`),
];

const evenSentence = ({ subject, font, letters }: Of<'name-fit'>): string => {
  const sentences = {
    single: `\u201c${subject}\u201d in ${font} cannot be taken for another sign`,
    joined: `\u201c${subject}\u201d runs evenly in ${font}: no two letters leave a hole`,
    apart: `\u201c${subject}\u201d sets evenly in ${font}: no two letters touch or leave a hole`,
  };
  return sentences[letters];
};

const nameSentence = (reason: Of<'name-fit'>): string => {
  const { subject, font, value, width } = reason;
  const flaws = flawsInWords(reason.flaws);
  if (flaws.length > 0)
    return `In ${font}, \u201c${subject}\u201d needs a designer\u2019s eye: ${inWords(flaws)} (${ofOne(value)}).`;
  if (width !== undefined)
    return (
      `\u201c${subject}\u201d is long in ${font}: on one line ${inHundredths(width)} times as wide as its capitals ` +
      `are high (${ofOne(value)}).`
    );
  const isPerfect = inHundredths(value) === inHundredths(reason.bound);
  return `${evenSentence(reason)}${isPerfect ? '' : ` (${ofOne(value)})`}.`;
};

type Words = Readonly<Record<string, string>>;
const contrasts: Words = {
  'contrast-class': 'a different kind of letter',
  'contrast-weight': 'a clear difference in weight',
};
const agreements: Words = { 'x-height': 'height', width: 'width', posture: 'slant' };
const named = (traits: readonly string[], names: Words): string[] => traits.flatMap((trait) => names[trait] ?? []);

const pairInWords = (traits: readonly string[]): string => {
  if (traits.includes('superfamily')) return 'they were drawn to go together';
  const [differs, agrees] = [named(traits, contrasts), named(traits, agreements)];
  if (differs.length === 0) return 'they are close, so let size and weight tell them apart';
  return agrees.length === 0 ? inWords(differs) : `${inWords(differs)}, but alike in ${inWords(agrees)}`;
};

const pairingSentence = ({ name, font, traits, value }: Of<'pairing'>): string => {
  const score = `(${ofOne(value)}, by our reading)`;
  return traits.includes('same-family')
    ? `${font} sets both headline and text: one family, the safest pair there is ${score}.`
    : `${font} goes under ${name}: ${pairInWords(traits)} ${score}.`;
};

const heightSentence = ({ font, value, bound, setsText }: Of<'x-height'>): string => {
  const height = inHundredths(value);
  if (!setsText) return `The small letters of ${font} are ${height} of its capitals\u2019 height.`;
  const effect = value >= bound ? 'so small print stays readable' : 'so set it a little larger';
  return (
    `${font} is fit for long text by our measures: its small letters are ${height} of its capitals\u2019 height, ` +
    `${effect}.`
  );
};

export const fontSentences: Sentences<FontReason> = {
  'font-meaning': meaningSentence,
  'font-industry': (reason) =>
    `Your industry (${reason.name}) asks for ${looks(reason.reading.traits)} letters by our reading, ` +
    `and ${reason.font} fits better than ${ofOthers(reason)}.`,
  'name-fit': nameSentence,
  'name-width': ({ subject, font, value, bound }) =>
    `On one line in ${font}, \u201c${subject}\u201d is ${inHundredths(bound)} times as wide as its capitals are ` +
    `high, on two ${inHundredths(value)}: use two lines.`,
  pairing: pairingSentence,
  'x-height': heightSentence,
};
