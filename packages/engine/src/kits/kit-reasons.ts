import type { MarketingKit } from '@signet/brain';
import type { KitReason } from '@signet/contract';
import type { EngineInput } from '../input.ts';
import { traitsOf } from '../meaning/reading.ts';
import {
  askedCharacter,
  kitCharacter,
  kitFit,
  likenessOf,
  sharedParts,
  type AskedCharacter,
  type Character,
} from './kit-match.ts';

/** Less in common than this is a little. */
const TELLING = 0.3;
/** What two decimals write as 0. */
const NOTHING = 0.005;
const MOST_KEYWORDS = 2;
const MOST_TRAITS = 2;

const likenessReason = (kind: 'kit-meaning' | 'kit-industry', asked: Character, kit: Character): KitReason => ({
  kind,
  subject: asked.id,
  name: asked.name,
  kit: kit.name,
  value: likenessOf(kit, asked),
  bound: TELLING,
  traits: traitsOf(sharedParts(asked, kit).slice(0, MOST_TRAITS)),
});

const keywordReasons = (kit: Character, { keywords }: AskedCharacter): KitReason[] =>
  keywords
    .map((keyword) => likenessReason('kit-meaning', keyword, kit))
    .filter(({ value }) => value >= NOTHING)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, MOST_KEYWORDS);

const industryReasons = (kit: Character, { industry }: AskedCharacter): KitReason[] =>
  industry && likenessOf(kit, industry) >= TELLING ? [likenessReason('kit-industry', industry, kit)] : [];

/** For kits and answers that have nothing to say to each other. */
const stylesReason = ({ name, styles }: MarketingKit): KitReason => ({
  kind: 'kit-styles',
  subject: '',
  kit: name,
  value: styles.length,
  styles: styles.map((style) => style.name),
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
  const fitReason: KitReason = {
    kind: 'kit-fit',
    subject: '',
    kit: row.name,
    value: fit,
    bound: TELLING,
    keywords: asked.keywords.length,
    hasIndustry: asked.industry !== undefined,
  };
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
  return ({ kind, subject }, marketingKitId) => {
    const row = input.brain.marketingKits.find(({ _id }) => _id === marketingKitId);
    const kit = row && kitCharacter(input.brain, row);
    if (kind === 'kit-fit') return kitFit(kit, asked);
    if (kind === 'kit-styles') return row?.styles.length ?? Number.NaN;
    const speaker = [...asked.keywords, asked.industry].find((one) => one?.id === subject);
    return kit && speaker ? likenessOf(kit, speaker) : Number.NaN;
  };
};
