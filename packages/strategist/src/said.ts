import type { Passage } from './brand.ts';

/**
 * Sentences that say nothing about a brand or the world, only what the offline strategist does: all that may stand
 * without a source.
 */
export const frames = {
  quotes: 'I answer offline and quote; I do not write. These are the passages closest to what you ask:',
  write: 'Writing new words is nothing I can do offline. These are the passages closest to what you ask:',
  lines:
    'Writing new words is nothing I can do offline. These lines stand on your pieces already, and are yours to use:',
  ownVoice: 'For lines of your own, this is how your brand writes:',
  nothing:
    'I found no passage to quote for this. Ask about your colors, fonts, keywords or logo, or ask in other words.',
  otherLanguage: 'Offline I understand English alone, and answer in it. Please ask me in English.',
  colorsAlone: 'That is of colors alone: what else sets you apart is nothing that I can measure.',
  measured:
    'Your brand book measures that on your own logo: see Clear space and Smallest sizes in its chapter about the logo.',
  changeColor: 'You can change any color on the COLORS tab of your results: what stands on it is checked as you do.',
  inks:
    'Your brand book has each color as CMYK, for coated and for uncoated paper, in its chapter about colors. Pantone ' +
    'and RAL are chosen by eye, from the fans of their makers.',
  self:
    'I work out what follows from your brand: which colors can be read on which, which logo file goes where, what ' +
    'your fonts and keywords are and why. For everything else I quote what I was given to read.',
  noBrand: 'I know no finished brand of yours yet, so I can only quote what this house has given me to read.',
  shared: 'These passages share words with what you ask:',
  close: 'Whether they answer it is for you to judge.',
} as const;
export type Frame = keyof typeof frames;

/** A line of an answer. What says something names the passages that it rests on. */
export type Line =
  | { frame: Frame }
  | { claim: string; from: readonly [Passage, ...Passage[]]; look?: 'item' | 'quote' };

/** An answer that has been worked out: its lines, in the order in which they are read. */
export type Answer = readonly Line[];

/** The passages that an answer rests on, in the order in which it first names them. */
export const restsOn = (answer: Answer): Passage[] => {
  const found = new Map(answer.flatMap((line) => ('claim' in line ? line.from : [])).map((one) => [one.id, one]));
  return [...found.values()];
};

const marks = (from: readonly Passage[], numberOf: (passage: Passage) => number): string =>
  from.map((passage) => `[${numberOf(passage)}]`).join('');

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** An answer as text, each claim with the numbers of its sources. */
export const writeAnswer = (answer: Answer, numberOf: (passage: Passage) => number): string =>
  answer
    .map((line) => {
      if ('frame' in line) return frames[line.frame];
      const cited = `${line.claim} ${marks(line.from, numberOf)}`;
      if (line.look === 'quote') return quoted(cited);
      return line.look === 'item' ? `- ${cited}` : cited;
    })
    .reduce((text, line) => {
      if (text === '') return line;
      return text.split('\n').at(-1)?.startsWith('- ') && line.startsWith('- ')
        ? `${text}\n${line}`
        : `${text}\n\n${line}`;
    }, '');
