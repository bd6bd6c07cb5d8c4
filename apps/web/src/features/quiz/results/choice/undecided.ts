import type { RecommendationSet, Selections } from '@signet/contract';

type Chosen = { selections: Pick<Selections, 'version'>; recommendations: Pick<RecommendationSet, 'directions'> };

/** Nothing has been chosen by the founder yet, and there are directions to choose from. */
export const isUndecided = ({ selections, recommendations }: Chosen): boolean =>
  selections.version === 0 && (recommendations.directions ?? []).length > 1;
