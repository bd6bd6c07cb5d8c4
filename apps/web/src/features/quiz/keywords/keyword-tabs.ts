import { findByWord, type SearchWords } from '@signet/brand';
import type { CategoryRecord, KeywordRecord } from '@signet/contract';

/** Spec quiz §2: the tabs are the categories with these keys in this order, plus View All. */
const keysInOrder = [1, 3, 2, 4] as const;
export const VIEW_ALL = 'all';

export type KeywordTab = { id: string; label: string };

export const keywordTabs = (categories: readonly CategoryRecord[]): KeywordTab[] => [
  ...keysInOrder
    .flatMap((key) => categories.filter((category) => category.key === key))
    .map(({ _id, name }) => ({ id: _id, label: name })),
  { id: VIEW_ALL, label: 'View All' },
];

/** The keywords of a tab, in the brain's order. */
export const keywordsOf = (keywords: readonly KeywordRecord[], tab: string): readonly KeywordRecord[] =>
  tab === VIEW_ALL ? keywords : keywords.filter((keyword) => keyword.category_id === tab);

/** The tab to show so that a keyword is on screen: the one that is open, if it holds it, else its category's. */
export const tabShowing = (keyword: KeywordRecord, openTab: string): string =>
  openTab === VIEW_ALL || openTab === keyword.category_id ? openTab : keyword.category_id;

/** Shorter words stand in too many meanings to say anything. */
const LEAST_IN_MEANING = 4;
const inMeaning = ({ meaning }: KeywordRecord, wanted: string): boolean =>
  wanted.length >= LEAST_IN_MEANING && meaning.toLowerCase().includes(wanted);

/** Keywords that fit what was typed, nearest first: by name or by a word for them, else by their meaning. */
export const findKeywords = (
  keywords: readonly KeywordRecord[],
  words: SearchWords,
  text: string,
): readonly KeywordRecord[] => {
  const found = findByWord(keywords, words, text);
  return found.length > 0 ? found : keywords.filter((keyword) => inMeaning(keyword, text.trim().toLowerCase()));
};
