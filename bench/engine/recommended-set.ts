import {
  rankFonts,
  rankKits,
  rankSchemes,
  type EngineInput,
  type RankedFont,
  type RankedKit,
  type RankedScheme,
} from '@signet/engine';

/** Everything that one quiz is answered with. */
export type RecommendedSet = {
  schemes: RankedScheme[];
  headline: RankedFont[];
  bulkText: RankedFont[];
  kits: RankedKit[];
};

export const recommend = (quiz: EngineInput): RecommendedSet => ({
  schemes: rankSchemes(quiz),
  ...rankFonts(quiz),
  kits: rankKits(quiz),
});

/** The four lists of a set by name. */
export const listsOf = ({ schemes, headline, bulkText, kits }: RecommendedSet) =>
  [
    ['scheme', schemes],
    ['headline', headline],
    ['text', bulkText],
    ['kit', kits],
  ] as const;
