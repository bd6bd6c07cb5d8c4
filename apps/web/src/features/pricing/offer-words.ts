import { FEWEST_PROMPTS_A_DAY, promptsADay, type SubscriptionOffer } from '@signet/contract';

const TEMPLATES = [
  'assetLibrary.pitchDecks.enabled',
  'assetLibrary.letterheads.enabled',
  'assetLibrary.onePagers.enabled',
  'assetLibrary.social.enabled',
  'assetLibrary.misc.enabled',
] as const;

type Offered = Pick<SubscriptionOffer, 'features' | 'tierKey'>;

/**
 * What a tier opens, in words; nothing is named that it does not open, nor the strategist where the house has none.
 */
export const openedBy = ({ features, tierKey }: Offered, hasChat: boolean): string[] => {
  const templates = TEMPLATES.filter((name) => features[name] === true).length;
  return [
    features['brandQuiz.canComplete'] === true && 'Your finished brand with all its logo files',
    features['brandBook.enabled'] === true && 'Your brand book, to read and to take along',
    templates === TEMPLATES.length && 'Every template of the asset library',
    templates > 0 && templates < TEMPLATES.length && 'Templates of the asset library',
    hasChat &&
      features['chat.enabled'] === true &&
      `A brand strategist: up to ${promptsADay[tierKey] ?? FEWEST_PROMPTS_A_DAY} questions a day`,
  ].filter((line): line is string => typeof line === 'string');
};
