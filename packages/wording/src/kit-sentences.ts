import type { KitReason } from '@signet/contract';
import { kitTraitWords } from './kit-trait-words.ts';
import { inHundredths, inWords } from './numbers.ts';
import type { Telling, Told } from './sentences.ts';
import { wordsFor } from './trait-words.ts';

type Of<Kind extends KitReason['kind']> = Extract<KitReason, { kind: Kind }>;

/** What two decimals write as 0. */
const NOTHING = 0.005;

const shared = (traits: Of<'kit-meaning'>['traits']): string => wordsFor(kitTraitWords, traits).join(' and ');
/** A score without its scale says nothing, and below 0 the two ends that are usually named do not explain it. */
const likeness = (value: number): string => {
  const score = Math.abs(value) < NOTHING ? 0 : value;
  const below = score < 0 ? ', below 0 the two pull apart' : '';
  return `Our score for this match is ${inHundredths(score)}: 1 is a perfect match, 0 is nothing in common${below}.`;
};

const counts = ['', 'your keyword', 'your two keywords', 'your three keywords'];

const answersInWords = ({ keywords, hasIndustry }: Of<'kit-fit'>): string =>
  inWords(
    [counts[keywords] ?? `your ${keywords} keywords`, hasIndustry ? 'your industry' : ''].filter((one) => one !== ''),
  );

const fitInWords = (reason: Of<'kit-fit'>): string => {
  const { kit, value, bound } = reason;
  const answers = answersInWords(reason);
  if (answers === '' || Math.abs(value) < NOTHING) return `Your answers speak neither for nor against ${kit}.`;
  if (value < 0) return `${kit} does not match ${answers}: it is here to show you something different.`;
  const together = reason.keywords + Number(reason.hasIndustry) > 1 ? ', taken together' : '';
  return value >= bound ? `${kit} suits ${answers}${together}.` : `${kit} partly matches ${answers}${together}.`;
};

const tellMeaning = ({ name, kit, value, bound, traits }: Of<'kit-meaning'>): Told => ({
  sentence:
    value >= bound
      ? `You chose ${name}, and ${kit} fits: it is ${shared(traits)}.`
      : `${kit} partly matches ${name}: it is ${shared(traits)}.`,
  receipt: likeness(value),
});

export const kitReasons: Telling<KitReason> = {
  'kit-meaning': tellMeaning,
  'kit-industry': ({ name, kit, value, traits }) => ({
    sentence: `${kit} suits ${name}: it is ${shared(traits)}.`,
    receipt: likeness(value),
  }),
  'kit-fit': (reason) => ({ sentence: fitInWords(reason), receipt: likeness(reason.value) }),
  'kit-styles': ({ kit, value, styles }) => ({ sentence: `${kit} comes in ${value} styles: ${inWords(styles)}.` }),
};
