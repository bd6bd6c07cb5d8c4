import type { Brain, ColorFamily, Industry, Keyword } from '@signet/brain';

/** A version's content with its ids looked up. */
export type LoadedBrain = {
  id: string;
  brain: Brain;
  industries: ReadonlyMap<string, Industry>;
  keywords: ReadonlyMap<string, Keyword>;
  colorFamilies: ReadonlyMap<string, ColorFamily>;
  /** By word, the ids that it means, nearest first. */
  searchWords: { keywords: Record<string, string[]>; industries: Record<string, string[]> };
};

const byId = <T extends { _id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record._id, record]));

const byWord = <T extends { word: string }>(rows: readonly T[], idOf: (row: T) => string): Record<string, string[]> =>
  Object.fromEntries([...Map.groupBy(rows, ({ word }) => word)].map(([word, same]) => [word, same.map(idOf)]));

export const loadBrain = (id: string, brain: Brain): LoadedBrain => ({
  id,
  brain,
  industries: byId(brain.industries),
  keywords: byId(brain.keywords),
  colorFamilies: byId(brain.colorFamilies),
  searchWords: {
    keywords: byWord(brain.keywordSynonyms, ({ keyword_id }) => keyword_id),
    industries: byWord(brain.industrySynonyms, ({ industry_id }) => industry_id),
  },
});
