import { inHundredths, inWords, ofOne } from '../in-words.ts';
import { sharedParts } from './kit-match.ts';
import type { AskedCharacter, Character } from './kit-match.ts';
import { kitWords } from './kit-words.ts';

/** Less in common than this is a little. */
export const TELLING = 0.3;
/** What two decimals write as 0. */
export const NOTHING = 0.005;

/** For a kit that has something in common with a keyword that was chosen; `value` is their likeness. */
export const keywordSentence = (keyword: Character, kit: Character, value: number): string =>
  `You chose ${keyword.name}, and ${kit.name} ${value >= TELLING ? 'goes with it' : 'shares a little of it'}: both are ${kitWords(sharedParts(keyword, kit))} (${ofOne(value)}, by our reading).`;

/** For a kit that suits the industry. */
export const industrySentence = (industry: Character, kit: Character, value: number): string =>
  `${kit.name} suits your industry (${industry.name}): both are ${kitWords(sharedParts(industry, kit))} (${ofOne(value)}, by our reading).`;

const counts = ['', 'your keyword', 'your two keywords', 'your three keywords'];

const answersInWords = ({ keywords, industry }: AskedCharacter): string =>
  inWords(
    [counts[keywords.length] ?? `your ${keywords.length} keywords`, industry ? 'your industry' : ''].filter(
      (one) => one !== '',
    ),
  );

/** For the fit to all answers together. */
export const fitSentence = (name: string, fit: number, asked: AskedCharacter): string => {
  const answers = answersInWords(asked);
  if (answers === '' || Math.abs(fit) < NOTHING)
    return `Taken together, your answers speak neither for nor against ${name} (${ofOne(0)}, by our reading).`;
  if (fit < 0)
    return `Across ${answers}, ${name} goes another way (${inHundredths(fit)} by our reading, where \u22121 is the opposite): it is here as a change of tone.`;
  return fit >= TELLING
    ? `Across ${answers}, the match of ${name} is ${ofOne(fit)}, by our reading.`
    : `Across ${answers}, ${name} shares a little (${ofOne(fit)}, by our reading).`;
};
