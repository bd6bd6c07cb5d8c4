import type { FontReason, NameFlaws } from '@signet/contract';
import { letterTraitWords } from './letter-trait-words.ts';
import { inHundredths, inPercent, inWords, ofOne } from './numbers.ts';
import type { Telling, Told } from './sentences.ts';
import { wordsFor } from './trait-words.ts';

type Of<Kind extends FontReason['kind']> = Extract<FontReason, { kind: Kind }>;

const ahead = ({ name, value, bound }: Of<'font-meaning' | 'font-industry'>): string =>
  value === bound - 1
    ? `It suits ${name} better than any other of our ${bound} families`
    : `It suits ${name} better than ${value} of our ${bound} families`;

const looks = ({ reading: { traits } }: Of<'font-meaning' | 'font-industry'>): string =>
  wordsFor(letterTraitWords, traits).join(' and ');

const tellMeaning = (reason: Of<'font-meaning'>): Told => ({
  sentence: reason.isMatch
    ? `You chose ${reason.name}, and the letters of ${reason.font} are ${looks(reason)}.`
    : `${reason.font} is no obvious match for ${reason.name}: it is here as a change from the others.`,
  receipt: `${ahead(reason)}, ${reason.reading.isRated ? 'going by what people rated' : 'by our reading of the word'}.`,
});

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const pairsOf = (count: number): string =>
  count === 1 ? 'one pair of letters' : `${counts[count] ?? count} pairs of letters`;

const takenFor = (other: string): string => {
  if (/\d/u.test(other)) return `the digit ${other}`;
  return other === 'I' ? 'a capital I' : `the letter ${other}`;
};

const flawsInWords = ({ collisions, gaps, confusion }: NameFlaws): string[] => [
  ...(collisions > 0 ? [`${pairsOf(collisions)} nearly touch${collisions === 1 ? 'es' : ''}`] : []),
  ...(gaps > 0 ? [`${pairsOf(gaps)} leave${gaps === 1 ? 's' : ''} a wide gap`] : []),
  ...confusion.map(([sign = '', other = '']) => `its ${sign} can be mistaken for ${takenFor(other)}`),
];

const nameInWords = ({ subject, font, flaws, width, letters }: Of<'name-fit'>): string => {
  const found = flawsInWords(flaws);
  if (found.length > 0) return `In ${font}, \u201c${subject}\u201d needs a designer\u2019s eye: ${inWords(found)}.`;
  if (width !== undefined) return `\u201c${subject}\u201d is long in ${font}: give it room.`;
  const even = {
    single: `\u201c${subject}\u201d is easy to recognize in ${font}.`,
    joined: `The letters of \u201c${subject}\u201d join evenly in ${font}.`,
    apart: `The letters of \u201c${subject}\u201d are evenly spaced in ${font}.`,
  };
  return even[letters];
};

const tellName = (reason: Of<'name-fit'>): Told => ({
  sentence: nameInWords(reason),
  receipt:
    reason.width === undefined
      ? `Our score for how well its letters fit together is ${ofOne(reason.value)}.`
      : `On one line it is ${inHundredths(reason.width)} times as wide as its capitals are tall; ` +
        `our score for how well it fits is ${ofOne(reason.value)}.`,
});

type Words = Readonly<Record<string, string>>;
const contrasts: Words = {
  'contrast-class': 'style',
  'contrast-weight': 'weight',
};
const agreements: Words = { 'x-height': 'height', width: 'width', posture: 'shape' };
const named = (traits: readonly string[], names: Words): string[] => traits.flatMap((trait) => names[trait] ?? []);

const pairInWords = ({ name, font, traits }: Of<'pairing'>): string => {
  if (traits.includes('same-family'))
    return `${font} is used for headlines and text: a single family is the safest choice.`;
  if (traits.includes('superfamily')) return `${font} and ${name} were drawn to go together.`;
  const [differs, agrees] = [named(traits, contrasts), named(traits, agreements)];
  if (differs.length === 0) return `${font} looks a lot like ${name}: use size and weight to tell headlines from text.`;
  const alike = agrees.length === 0 ? '' : `, but is similar in ${inWords(agrees)}`;
  return `${font} goes with ${name}: it differs in ${inWords(differs)}${alike}.`;
};

const heightInWords = ({ font, value, bound, setsText }: Of<'x-height'>): string => {
  if (!setsText) return `The small letters of ${font} are ${value >= bound ? 'tall' : 'short'}.`;
  return value >= bound
    ? `${font} stays readable in small print.`
    : `${font} works for long text if you set it a little larger.`;
};

export const fontReasons: Telling<FontReason> = {
  'font-meaning': tellMeaning,
  'font-industry': (reason) => ({
    sentence: `The ${looks(reason)} letters of ${reason.font} suit ${reason.name}.`,
    receipt: `${ahead(reason)}, by our reading of the industry.`,
  }),
  'name-fit': tellName,
  'name-width': ({ subject, font, value, bound }) => ({
    sentence: `\u201c${subject}\u201d is long, so set it on two lines in ${font}.`,
    receipt:
      `On one line it is ${inHundredths(bound)} times as wide as its capitals are tall, on two lines ` +
      `${inHundredths(value)} times.`,
  }),
  pairing: (reason) => ({
    sentence: pairInWords(reason),
    receipt: `Our score for the pair is ${ofOne(reason.value)}, from common rules for combining fonts.`,
  }),
  'x-height': (reason) => ({
    sentence: heightInWords(reason),
    receipt: `Its small letters are ${inPercent(reason.value)} as tall as its capitals.`,
  }),
};
