import type { Brain, ColorFamily, Industry, Keyword } from '@signet/brain';

/** A version's content with its ids looked up. */
export type LoadedBrain = {
  id: string;
  brain: Brain;
  industries: ReadonlyMap<string, Industry>;
  keywords: ReadonlyMap<string, Keyword>;
  colorFamilies: ReadonlyMap<string, ColorFamily>;
};

const byId = <T extends { _id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record._id, record]));

export const loadBrain = (id: string, brain: Brain): LoadedBrain => ({
  id,
  brain,
  industries: byId(brain.industries),
  keywords: byId(brain.keywords),
  colorFamilies: byId(brain.colorFamilies),
});
