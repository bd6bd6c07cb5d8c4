import type { KitReason } from '@signet/contract';
import { kitTraitWords } from './kit-trait-words.ts';
import { inHundredths, inWords, ofOne } from './numbers.ts';
import type { Sentences } from './sentences.ts';
import { wordsFor } from './trait-words.ts';

type Of<Kind extends KitReason['kind']> = Extract<KitReason, { kind: Kind }>;

/** What two decimals write as 0. */
const NOTHING = 0.005;

const shared = (traits: Of<'kit-meaning'>['traits']): string => wordsFor(kitTraitWords, traits).join(' and ');

const counts = ['', 'your keyword', 'your two keywords', 'your three keywords'];

const answersInWords = ({ keywords, hasIndustry }: Of<'kit-fit'>): string =>
  inWords(
    [counts[keywords] ?? `your ${keywords} keywords`, hasIndustry ? 'your industry' : ''].filter((one) => one !== ''),
  );

const fitSentence = (reason: Of<'kit-fit'>): string => {
  const { kit, value, bound } = reason;
  const answers = answersInWords(reason);
  if (answers === '' || Math.abs(value) < NOTHING)
    return `Taken together, your answers speak neither for nor against ${kit} (${ofOne(0)}, by our reading).`;
  if (value < 0)
    return (
      `Across ${answers}, ${kit} goes another way (${inHundredths(value)} by our reading, ` +
      'where \u22121 is the opposite): it is here as a change of tone.'
    );
  return value >= bound
    ? `Across ${answers}, the match of ${kit} is ${ofOne(value)}, by our reading.`
    : `Across ${answers}, ${kit} shares a little (${ofOne(value)}, by our reading).`;
};

export const kitSentences: Sentences<KitReason> = {
  'kit-meaning': ({ name, kit, value, bound, traits }) =>
    `You chose ${name}, and ${kit} ${value >= bound ? 'goes with it' : 'shares a little of it'}: ` +
    `both are ${shared(traits)} (${ofOne(value)}, by our reading).`,
  'kit-industry': ({ name, kit, value, traits }) =>
    `${kit} suits your industry (${name}): both are ${shared(traits)} (${ofOne(value)}, by our reading).`,
  'kit-fit': fitSentence,
  'kit-styles': ({ kit, value, styles }) => `${kit} comes in ${value} styles: ${inWords(styles)}.`,
};
