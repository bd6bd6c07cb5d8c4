import { gatedPage, type QuizPage } from '@signet/brand';
import type { QueryClient } from '@tanstack/react-query';
import { replace } from 'react-router';
import { queryClient } from '../../api/query-client.ts';
import { quizPath } from '../../paths.ts';
import { pageModules } from './page-modules.ts';
import { categoriesQuery, colorFamiliesQuery, industriesQuery, keywordsQuery, quizQuery } from './quiz-queries.ts';

/** The lists of the brain that a page draws. Industries are named on the brand card of every page. */
const listsOf: Record<QuizPage, (client: QueryClient, quizId: string) => void> = {
  1: () => undefined,
  2: () => undefined,
  3: (client, quizId) => void client.prefetchQuery(colorFamiliesQuery(quizId)),
  4: (client, quizId) => {
    void client.prefetchQuery(keywordsQuery(quizId));
    void client.prefetchQuery(categoriesQuery(quizId));
  },
  5: () => undefined,
};

/** Milliseconds in which a redirect within the quiz does not fetch it once more. */
const JUST_FETCHED = 2000;

/** Entering the quiz: fetched anew, so that a tab left open since yesterday does not begin with yesterday's answers. */
export const openQuiz = async (): Promise<null> => {
  await queryClient.fetchQuery({ ...quizQuery, staleTime: JUST_FETCHED });
  return null;
};

/** Opening a page: beyond the first uncompleted page, or not a page at all, leads elsewhere with the history replaced (spec quiz §2). */
export const openPage = (segment: string | undefined) => async (): Promise<null> => {
  const quiz = await queryClient.ensureQueryData(quizQuery);
  const gate = gatedPage(segment, quiz);
  if ('redirectTo' in gate) throw replace(quizPath(gate.redirectTo));
  void queryClient.prefetchQuery(industriesQuery(quiz._id));
  listsOf[gate.page](queryClient, quiz._id);
  return null;
};

/** Fetches what a page needs while something else is waited for; a failure shows when the page is opened. */
export const preloadPage = (page: QuizPage, quizId: string): void => {
  void pageModules[page]().catch(() => undefined);
  listsOf[page](queryClient, quizId);
};
