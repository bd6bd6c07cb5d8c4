import { allAnswered, researchAcknowledged, researchHeard } from '@signet/brand';
import {
  recommendationCalls,
  quizCalls,
  researchCalls,
  type Quiz,
  type ResearchStatus,
  type ScrapeStatus,
} from '@signet/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { OWN_BRAND } from '../../../api/own-keys.ts';
import { recommendationsQuery, selectionsQuery } from '../../../brand/recommended-queries.ts';
import { quizQuery } from '../../../brand/own-quiz.ts';
import { sendEvent } from '../../../shell/analytics.ts';
import { loadConfig } from '../../../shell/config.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { isOpen, useFollowed } from './follow-research.ts';
import { isUnderWay, researchQuery } from './research-query.ts';

export type ShownResearch = {
  state: ScrapeStatus;
  /** Nothing can be told of the last try; stays so after it was acknowledged. */
  hasFailed: boolean;
  progress: number;
  /** It has not ended, or what follows from what was read is still being made. */
  isUnderWay: boolean;
  companies: ResearchStatus['companies'];
  /** Whom everybody in the industry knows; nothing waits for them. */
  industry: ResearchStatus['industry'];
  /** Ends the research; what was read by then is used. */
  abandon: () => Promise<void>;
  /** "That is not their color", or it is after all. */
  correct: (companyId: string, hex: string, isTheirs: boolean) => Promise<void>;
};

/** Recommendations that know what was read, and the selections that follow from them. */
const recommendAnew = async (client: QueryClient, quizId: string): Promise<void> => {
  const recommendations = await call(recommendationCalls.generate, { body: { quizId } });
  client.setQueryData(recommendationsQuery(quizId).queryKey, recommendations);
  await client.invalidateQueries({ queryKey: selectionsQuery(quizId).queryKey });
  await client.invalidateQueries({ queryKey: OWN_BRAND });
};

/** What was asked for by a press and failed is said; nothing on screen changes. */
const orTell = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    toasts.error(messageOf(error));
  }
};

const tellAbandoned = async (quizId: string, startedAt: Date, endedAt: Date): Promise<void> => {
  const { analytics } = await loadConfig();
  sendEvent(analytics.google, 'competitor_analysis_abandoned', {
    quiz_id: quizId,
    start_time: startedAt.toISOString(),
    end_time: endedAt.toISOString(),
    duration_seconds: Math.round((endedAt.getTime() - startedAt.getTime()) / 1000),
  });
};

/**
 * The competitor research as this founder has seen it so far (spec quiz §4): the server says where it stands, and what
 * has just finished is news until the next page. New recommendations are asked for once then, on a page before the
 * results and where every question is answered.
 */
export const useResearch = (quiz: Quiz, page: number): ShownResearch => {
  const client = useQueryClient();
  const lastModified = quiz.competitorsResearch?.lastModified;
  const query = researchQuery(quiz._id, lastModified);
  const [isOpenNow, setOpen] = useState(false);
  const isFollowed = useFollowed(quiz._id, lastModified, isOpenNow);
  const { data, isError, isPlaceholderData } = useQuery({
    ...query,
    ...(isFollowed && { refetchInterval: false }),
    placeholderData: (before) => before,
  });
  const mayCome = !isError && !isPlaceholderData && isOpen(data);
  if (mayCome !== isOpenNow) setOpen(mayCome);
  const [state, setState] = useState<ScrapeStatus>();
  const [shownPage, setShownPage] = useState(page);
  const recommended = useRef<string>(undefined);
  const [settled, setSettled] = useState<string>();

  const told = isError ? 'failed' : data?.scrapeStatus;
  // what was said of the answers before is no news of these
  const heard = isPlaceholderData ? undefined : told;
  const [lastHeard, setLastHeard] = useState<string>();
  const news = heard && `${heard} ${lastModified}`;
  if (heard && news !== lastHeard) {
    setLastHeard(news);
    setState(researchHeard(state, heard));
  }
  if (page !== shownPage) {
    setShownPage(page);
    if (state) setState(researchAcknowledged(state));
  }

  const isAnswered = allAnswered(quiz);
  useEffect(() => {
    if (state !== 'justFinished' || !isAnswered || recommended.current === news) return;
    recommended.current = news;
    // the set there is stays where this fails; whoever shows it asks again
    void recommendAnew(client, quiz._id)
      .catch(() => undefined)
      .finally(() => setSettled(news));
  }, [state, isAnswered, news, client, quiz._id]);

  const isPreparing = state === 'justFinished' && isAnswered && news !== undefined && news !== settled;

  return {
    // its picture stands there from the start, so that nothing moves when the answer comes
    state: state ?? 'new',
    hasFailed: told === 'failed',
    progress: isError ? 100 : (data?.progress ?? 0),
    isUnderWay: (!isError && isUnderWay(data)) || isPreparing,
    companies: data?.companies ?? [],
    industry: data?.industry ?? [],
    abandon: () =>
      orTell(async () => {
        const body = { _id: quiz._id, version: quiz.version, competitorsResearch: { abandoned: true } } as const;
        const stopped = await call(quizCalls.save, { body });
        // a page may have been saved meanwhile; its newer answers stay
        client.setQueryData(quizQuery.queryKey, (shown) =>
          shown && shown._id === stopped._id && shown.version > stopped.version
            ? { ...shown, competitorsResearch: stopped.competitorsResearch }
            : stopped,
        );
        void tellAbandoned(quiz._id, new Date(data?.lastModified ?? Date.now()), new Date()).catch(() => undefined);
      }),
    correct: (companyId, hex, isTheirs) =>
      orTell(async () => {
        const body = { quizId: quiz._id, companyId, hex, isTheirs };
        client.setQueryData(query.queryKey, await call(researchCalls.correctColor, { body }));
        if (isAnswered) await recommendAnew(client, quiz._id);
      }),
  };
};
