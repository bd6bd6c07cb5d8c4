import type { MarketingKit } from '@signet/brain';
import { letterWords } from '../fonts/letter-words.ts';
import { inHundredths, inWords } from '../in-words.ts';
import type { EngineInput, Reason } from '../input.ts';
import { askedCharacter, kitCharacter, kitFit, likenessOf, sharedParts } from './kit-match.ts';
import type { AskedCharacter, Character } from './kit-match.ts';

export type KitReasonKind = 'kit-meaning' | 'kit-industry' | 'kit-fit' | 'kit-styles';
export type KitReason = Reason<KitReasonKind>;

/** Less in common than this is not worth a sentence of its own. */
const TELLING = 0.2;

const match = (asked: Character, kit: Character, value: number): string => {
  const words = letterWords(sharedParts(asked, kit));
  return words === '' ? `a match of ${inHundredths(value)} by our reading` : `both are ${words} by our reading, a match of ${inHundredths(value)} where 1 is the same`;
};

const meaningSentence = (keyword: Character, kit: Character, value: number): string =>
  value > 0
    ? `You chose ${keyword.name}, and ${kit.name} goes with it: ${match(keyword, kit, value)}.`
    : `You chose ${keyword.name}, and ${kit.name} goes another way: a match of ${inHundredths(value)} by our reading, here as a change of tone.`;

const meaningReasons = (kit: Character, { keywords }: AskedCharacter): KitReason[] =>
  keywords
    .map((keyword) => ({ keyword, value: likenessOf(kit, keyword) }))
    .toSorted((one, other) => other.value - one.value)
    .filter(({ value }, at) => at === 0 || (at === 1 && value >= TELLING))
    .map(({ keyword, value }) => ({ kind: 'kit-meaning', input: keyword.input, value, sentence: meaningSentence(keyword, kit, value) }));

const industryReasons = (kit: Character, { industry }: AskedCharacter): KitReason[] => {
  const value = industry ? likenessOf(kit, industry) : 0;
  if (!industry || value < TELLING) return [];
  return [{ kind: 'kit-industry', input: industry.input, value, sentence: `In ${industry.name} it will not look out of place: ${match(industry, kit, value)}.` }];
};

const fitReason = (name: string, fit: number): KitReason =>
  ({ kind: 'kit-fit', input: '', value: fit, sentence: `Over all that you chose, ${name} comes to ${inHundredths(fit)} by our reading, on a scale from \u22121 (the opposite) to 1 (the same).` });

/** For kits and answers that have nothing to say to each other. */
const stylesReason = ({ name, styles }: MarketingKit): KitReason =>
  ({ kind: 'kit-styles', input: '', value: styles.length, sentence: `${name} comes in ${styles.length} styles: ${inWords(styles.map((style) => style.name))}.` });

/** Why a kit stands where it stands: keywords that it answers, the industry, and all together; two reasons at the least. */
export const kitReasons = (row: MarketingKit, kit: Character | undefined, fit: number, asked: AskedCharacter): KitReason[] => {
  const reasons = [...(kit ? [...meaningReasons(kit, asked), ...industryReasons(kit, asked)] : []), fitReason(row.name, fit)];
  return reasons.length > 1 ? reasons : [...reasons, stylesReason(row)];
};

/** The numbers of the kits' reasons from the quiz and the brain alone; NaN for a reason that this quiz could not have given. */
export const kitReasonValues = (input: Pick<EngineInput, 'brain' | 'answers'>): ((reason: KitReason, marketingKitId: string) => number) => {
  const asked = askedCharacter(input);
  return (reason, marketingKitId) => {
    const row = input.brain.marketingKits.find(({ _id }) => _id === marketingKitId);
    const kit = row && kitCharacter(input.brain, row);
    if (reason.kind === 'kit-fit') return kitFit(kit, asked);
    if (reason.kind === 'kit-styles') return row?.styles.length ?? Number.NaN;
    const speaker = [...asked.keywords, asked.industry].find((one) => one?.input === reason.input);
    return kit && speaker ? likenessOf(kit, speaker) : Number.NaN;
  };
};
