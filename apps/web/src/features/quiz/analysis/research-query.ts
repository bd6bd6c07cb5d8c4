import { researchCalls, type ResearchStatus } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { OWN } from '../../../api/own-keys.ts';

/** Spec quiz §4: what was not read yet is still looked at until the progress is 100. */
export const isUnderWay = (status: ResearchStatus | undefined): boolean =>
  status !== undefined && status.progress < 100;

/** Milliseconds between two looks while competitors are read (spec quiz §9). */
const POLL = 1000;

/**
 * Where the research of a quiz stands: looked at once a second until it has ended, and at once when the competitors
 * have changed (`lastModified` is part of the key). A failure ends the looking (spec quiz §4).
 */
export const researchQuery = (quizId: string, lastModified: string | undefined) =>
  queryOptions({
    queryKey: [OWN, 'research', quizId, lastModified ?? null],
    queryFn: ({ signal }): Promise<ResearchStatus> =>
      call(researchCalls.checkScrapeStatuses, { body: { quizId } }, { signal }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => state.status !== 'error' && state.data?.scrapeStatus === 'inProgress' && POLL,
    refetchIntervalInBackground: false,
  });
