import type { MarketingKit } from '@signet/brain';
import { inWords } from '../in-words.ts';
import type { EngineInput, Reason } from '../input.ts';
import { askedCharacter, kitCharacter, kitFit, likenessOf } from './kit-match.ts';
import type { AskedCharacter, Character } from './kit-match.ts';
import { fitSentence, industrySentence, keywordSentence, NOTHING, TELLING } from './kit-sentences.ts';

export type KitReasonKind = 'kit-meaning' | 'kit-industry' | 'kit-fit' | 'kit-styles';
export type KitReason = Reason<KitReasonKind>;

const keywordReasons = (kit: Character, { keywords }: AskedCharacter): KitReason[] =>
  keywords
    .map((keyword) => ({ keyword, value: likenessOf(kit, keyword) }))
    .filter(({ value }) => value >= NOTHING)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 2)
    .map(({ keyword, value }) => ({
      kind: 'kit-meaning',
      input: keyword.input,
      value,
      sentence: keywordSentence(keyword, kit, value),
    }));

const industryReasons = (kit: Character, { industry }: AskedCharacter): KitReason[] => {
  const value = industry ? likenessOf(kit, industry) : 0;
  return industry && value >= TELLING
    ? [{ kind: 'kit-industry', input: industry.input, value, sentence: industrySentence(industry, kit, value) }]
    : [];
};

/** For kits and answers that have nothing to say to each other. */
const stylesReason = ({ name, styles }: MarketingKit): KitReason => ({
  kind: 'kit-styles',
  input: '',
  value: styles.length,
  sentence: `${name} comes in ${styles.length} styles: ${inWords(styles.map((style) => style.name))}.`,
});

/** Those that tell something; where they are fewer than two, the two that tell most. */
const tellingOf = (reasons: readonly KitReason[]): KitReason[] => {
  const telling = reasons.filter(({ value }) => value >= TELLING);
  if (telling.length > 1) return telling;
  const most = reasons.toSorted((one, other) => other.value - one.value).slice(0, 2);
  return reasons.filter((reason) => most.includes(reason));
};

/**
 * Why a kit stands where it stands: keywords that it answers, the industry, and all together; two reasons at the
 * least.
 */
export const kitReasons = (
  row: MarketingKit,
  kit: Character | undefined,
  fit: number,
  asked: AskedCharacter,
): KitReason[] => {
  const fitReason: KitReason = { kind: 'kit-fit', input: '', value: fit, sentence: fitSentence(row.name, fit, asked) };
  const reasons = tellingOf([
    ...(kit ? [...keywordReasons(kit, asked), ...industryReasons(kit, asked)] : []),
    fitReason,
  ]);
  return reasons.length > 1 ? reasons : [...reasons, stylesReason(row)];
};

/**
 * The numbers of the kits' reasons from the quiz and the brain alone; NaN for a reason that this quiz could not have
 * given.
 */
export const kitReasonValues = (
  input: Pick<EngineInput, 'brain' | 'answers'>,
): ((reason: KitReason, marketingKitId: string) => number) => {
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
