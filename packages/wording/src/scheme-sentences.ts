import type { Counterfactual, Reading, SchemeReason } from '@signet/contract';
import { roleInWords } from './color-roles.ts';
import { colorTraitWords } from './color-trait-words.ts';
import { cutToHundredths, inHundredths, inWords } from './numbers.ts';
import type { Sentences } from './sentences.ts';
import { wordsFor } from './trait-words.ts';

/** Better than how many of the reference schemes; never all, which a few hundred of them cannot show. */
const betterThan = (share: number): string =>
  `${Math.min(99, Math.floor(share * 100))} of 100 schemes made without your answers`;

const readAs = (name: string, { isRated, traits }: Reading): string => {
  if (isRated) return `You chose ${name}: going by how people rated colors for it, these suit it`;
  const words = [...new Set(wordsFor(colorTraitWords, traits))].filter((word) => word !== name.toLowerCase());
  return `You chose ${name}${words.length === 0 ? '' : `, which we read as ${inWords(words)}`}: these colors suit it`;
};

const asChosen = ({ name, role }: { name: string; role: string }): string =>
  `Your favorite ${name} is the ${roleInWords(role)}, exactly as you chose it`;

const among = (competitors: number): string => {
  if (competitors === 1) return 'your competitor';
  return `your ${competitors === 2 ? 'two' : 'three'} competitors`;
};

const industrySentence = ({
  name,
  usual,
  asked,
  value,
  bound,
}: Extract<SchemeReason, { kind: 'industry-color' }>): string => {
  const opening = `Much of ${name} is ${inWords(usual.map((one) => one.toLowerCase()))}, by our reading`;
  return value > bound
    ? `${opening}; this primary color is ${inHundredths(value)} away from the nearest of that.`
    : `${opening}${asked ? ', and you want to fit in' : ''}: this primary color is ${inHundredths(value)} from it.`;
};

const answerInWords = ({ answer, name }: Counterfactual): string => {
  const words = {
    keyword: `the keyword ${name}`,
    favorite: `your favorite ${name}`,
    dislike: `the disliked ${name}`,
    competitor: name,
    none: '',
  };
  return words[answer];
};

const staysAhead = (lead: number): string => {
  if (lead < 0)
    return (
      `Taken by itself another scheme would suit your answers more, by up to ${cutToHundredths(-lead)}; ` +
      'this one is first because the first five are to look different.'
    );
  const by = lead < 0.01 ? 'if only just: by' : 'by at least';
  return `Leave out any one of your answers and this scheme still leads, ${by} ${cutToHundredths(lead)}.`;
};

export const schemeSentences: Sentences<SchemeReason> = {
  keyword: ({ name, reading, value }) => `${readAs(name, reading)} better than ${betterThan(value)}.`,
  favorite: (reason) =>
    `${asChosen(reason)}: white text on it has a contrast of ${cutToHundredths(reason.value)}, ` +
    `and ${reason.bound} is needed.`,
  'favorite-as-accent': (reason) =>
    `${asChosen(reason)}: against white it reaches a contrast of ${cutToHundredths(reason.value)}, ` +
    `and a primary color needs ${reason.bound}` +
    `${reason.isKin ? ', so the primary color is a darker one of nearly the same hue' : ''}.`,
  'favorite-moved': (reason) =>
    `${asChosen(reason)}: as primary color it would be only ${inHundredths(reason.value)} from a color of ` +
    `${reason.competitor}; 0 is the same color, and ${inHundredths(reason.bound)} is our least.`,
  rivals: ({ name, color, competitors, furthestOf, value, bound }) => {
    const whose = `${name}\u2019s ${color.toLowerCase()}`;
    return furthestOf === undefined
      ? `The primary color is ${inHundredths(value)} away from ${whose}, the nearest color of ${among(competitors)}; ` +
          `0 is the same color, and ${inHundredths(bound)} is our least.`
      : `Furthest of all ${furthestOf} from ${among(competitors)}: the nearest color of theirs, ${whose}, ` +
          `is ${inHundredths(value)} away.`;
  },
  'industry-color': industrySentence,
  disliked: ({ name, value }) =>
    `No ${name.toLowerCase()}, as you asked: primary, secondary and accent color keep ${inHundredths(value)} from it.`,
  harmony: ({ value }) =>
    `The primary, secondary and accent colors go together better than in ${betterThan(value)}; ` +
    'the formula comes from people\u2019s ratings of color pairs.',
  legible: ({ value, bound }) =>
    `White text on the primary color has a contrast of ${cutToHundredths(value)}; ${bound} is needed.`,
  counterfactual: (reason) =>
    reason.answer === 'none'
      ? staysAhead(reason.value)
      : `Without ${answerInWords(reason)}, scheme ${reason.value} would lead.`,
};
