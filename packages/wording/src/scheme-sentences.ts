import type { Counterfactual, SchemeReason } from '@signet/contract';
import { roleInWords } from './color-roles.ts';
import { colorTraitWords } from './color-trait-words.ts';
import { cutToHundredths, inHundredths, inWords } from './numbers.ts';
import type { Telling, Told } from './sentences.ts';
import { wordsFor } from './trait-words.ts';

type Of<Kind extends SchemeReason['kind']> = Extract<SchemeReason, { kind: Kind }>;

const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());
const orInWords = (list: readonly string[]): string => inWords(list).replace(' and ', ' or ');

/** Better than how many of the reference schemes; never all, which a few hundred of them cannot show. */
const betterThan = (share: number): string =>
  `Better than ${Math.min(99, Math.floor(share * 100))} of 100 schemes made without your answers`;

const tellKeyword = ({ name, reading: { isRated, traits }, value }: Of<'keyword'>): Told => {
  if (isRated)
    return {
      sentence: `You chose ${name}, so these are colors that people call ${name.toLowerCase()}.`,
      receipt: `${betterThan(value)}, going by how people rated colors.`,
    };
  const words = [...new Set(wordsFor(colorTraitWords, traits))];
  return {
    sentence: `You chose ${name}, so the colors are ${inWords(words)}.`,
    receipt: `${betterThan(value)}, by our reading of \u201c${name}\u201d.`,
  };
};

/** The roles that text is set on or in; of the others no contrast is told. */
const carryText: ReadonlySet<string> = new Set(['p1', 'p2', 's1']);

const tellFavorite = ({ name, role, value, bound }: Of<'favorite'>): Told => {
  const sentence = `Your favorite ${name} is the ${roleInWords(role)}, exactly as you chose it.`;
  return carryText.has(role)
    ? { sentence, receipt: `White text on ${name} has a contrast of ${cutToHundredths(value)}; ${bound} is needed.` }
    : { sentence };
};

const tellFavoriteAsAccent = ({ name, role, isKin, value, bound }: Of<'favorite-as-accent'>): Told => ({
  sentence:
    `Your favorite ${name} is too light to carry text, so it is the ${roleInWords(role)}` +
    `${isKin ? ' and the primary color is its darker relative' : ''}.`,
  receipt: `White text on ${name} would have a contrast of ${cutToHundredths(value)}; a primary color needs ${bound}.`,
});

/** One that misses what we aim for is never rounded up to it. */
const difference = (value: number, bound: number): string => {
  const shown = value < bound ? cutToHundredths(value) : inHundredths(value);
  return `by ${shown}, where 0 is the same color; we aim for at least ${inHundredths(bound)}`;
};

const tellFavoriteMoved = ({ name, role, competitor, value, bound }: Of<'favorite-moved'>): Told => ({
  sentence: `${competitor} uses a color like your favorite ${name}, so yours is the ${roleInWords(role)} instead.`,
  receipt: `${name} differs from theirs ${difference(value, bound)}.`,
});

const tellRivals = ({ name, color, competitors, furthestOf, value, bound }: Of<'rivals'>): Told => {
  const whose = competitors === 1 ? `${name}\u2019s colors` : 'your competitors\u2019 colors';
  const stands = value < bound ? 'close to' : 'different from';
  return {
    sentence:
      furthestOf === undefined
        ? `The primary color is ${stands} ${name}\u2019s ${color}.`
        : `Of all ${furthestOf} schemes, this one is furthest from ${whose}.`,
    receipt: `It differs from ${name}\u2019s ${color}, the nearest of theirs, ${difference(value, bound)}.`,
  };
};

const tellIndustry = ({ name, usual, value, bound }: Of<'industry-color'>): Told => ({
  sentence:
    value > bound
      ? `Much of ${name} is ${orInWords(lower(usual))}, so this primary color stands out.`
      : `Much of ${name} is ${orInWords(lower(usual))}, and this primary color belongs there.`,
  receipt:
    `By our reading of the industry, it differs from the nearest usual color by ${inHundredths(value)}, where 0 is ` +
    'the same color.',
});

const tellDisliked = ({ names, onPage, value }: Of<'disliked'>): Told => ({
  sentence:
    `No ${orInWords(lower(names))}, as you asked` +
    `${onPage.length > 0 ? ', except for the light page behind your text' : ''}.`,
  receipt:
    `The primary, secondary and accent colors differ from ${orInWords(lower(names))} by ${inHundredths(value)} ` +
    'or more, where 0 is the same color.',
});

const tellHarmony = ({ value }: Of<'harmony'>): Told => ({
  sentence:
    value < 0.5
      ? 'The primary, secondary and accent colors are easy to tell apart.'
      : 'The primary, secondary and accent colors go well together.',
  receipt: `${betterThan(value)}, by a formula from people\u2019s ratings of color pairs.`,
});

const withoutIt = ({ answer, name }: Counterfactual): string => {
  const words = {
    keyword: `the keyword ${name}`,
    favorite: `your favorite ${name}`,
    dislike: `your dislike of ${name.toLowerCase()}`,
    competitor: `${name} as a competitor`,
  };
  return words[answer];
};

export const schemeReasons: Telling<SchemeReason> = {
  keyword: tellKeyword,
  favorite: tellFavorite,
  'favorite-as-accent': tellFavoriteAsAccent,
  'favorite-moved': tellFavoriteMoved,
  rivals: tellRivals,
  'industry-color': tellIndustry,
  disliked: tellDisliked,
  harmony: tellHarmony,
  legible: ({ value, bound }) => ({
    sentence: 'White text is easy to read on the primary color.',
    receipt: `White on the primary color has a contrast of ${cutToHundredths(value)}; ${bound} is needed.`,
  }),
  counterfactual: (reason) => ({
    sentence: `Without ${withoutIt(reason)}, number ${reason.value} of these schemes would come first.`,
  }),
};
