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

/** Keywords that fit what was typed: in their name (those that begin with it first), else in their meaning. */
export const findKeywords = (keywords: readonly KeywordRecord[], text: string): KeywordRecord[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = ({ name, meaning }: KeywordRecord) => {
    const lower = name.toLowerCase();
    if (lower.startsWith(wanted)) return 0;
    if (lower.includes(wanted)) return 1;
    return meaning.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return keywords.filter((keyword) => rank(keyword) < 3).toSorted((one, other) => rank(one) - rank(other));
};
