import { isDeepStrictEqual } from 'node:util';
import type { Competitor } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import { createCompetitorReader } from './competitor-colors.ts';
import type { ResearchSnapshot, ResearchStore } from './research.store.ts';

type Parts = { companies: Pick<CompanyData, 'logo'>; store: ResearchStore };
/** The competitors of somebody's quiz. */
type Of = { quizId: string; userId: string; competitors: readonly Competitor[] };

const idsOf = (competitors: readonly Competitor[]): string[] =>
  competitors.map(({ identifier }) => identifier.uuid).toSorted();

/** What has been read of the competitors of quizzes, as snapshots: reading one later never changes it. */
export const createResearch = ({ companies, store }: Parts) => {
  const read = createCompetitorReader({ companies });

  return {
    /**
     * The snapshot that recommendations are made from: the latest where it is of these competitors, unless they are
     * to be read `again`. What is read makes a new snapshot only where it differs.
     */
    async snapshot({ quizId, userId, competitors }: Of, { again }: { again: boolean }): Promise<ResearchSnapshot> {
      const latest = await store.latest(quizId, userId);
      const isOfThese =
        latest && isDeepStrictEqual(latest.content.competitors.map(({ id }) => id).toSorted(), idsOf(competitors));
      if (isOfThese && !again) return latest;
      const content = await read(competitors);
      return latest && isDeepStrictEqual(latest.content, content) ? latest : store.insert(quizId, userId, content);
    },

    find: (trx: Database, id: string, userId: string): Promise<ResearchSnapshot | undefined> =>
      store.find(trx, id, userId),
  };
};

export type { ResearchSnapshot } from './research.store.ts';
export type Research = ReturnType<typeof createResearch>;
