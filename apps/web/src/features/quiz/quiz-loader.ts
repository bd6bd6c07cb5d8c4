import { gatedPage, type QuizPage, type QuizPlace } from '@signet/brand';
import type { Quiz } from '@signet/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, replace } from 'react-router';
import { queryClient } from '../../api/query-client.ts';
import { brandQuery, quizQuery } from '../../brand/brand-queries.ts';
import { postQuizHome, quizPath } from '../../paths.ts';
import { visitorNow } from '../../shell/visitor.ts';
import { pageModules } from './page-modules.ts';
import { categoriesQuery, colorFamiliesQuery, industriesQuery, keywordsQuery } from './quiz-queries.ts';

/** What a page draws besides the answers. Industries are named on the brand card of every page. */
const listsOf: Record<QuizPlace, (client: QueryClient, quiz: Pick<Quiz, '_id' | 'version' | 'completed'>) => void> = {
  1: () => undefined,
  2: () => undefined,
  3: (client, { _id }) => void client.prefetchQuery(colorFamiliesQuery(_id)),
  4: (client, { _id }) => {
    void client.prefetchQuery(keywordsQuery(_id));
    void client.prefetchQuery(categoriesQuery(_id));
  },
  5: (client, quiz) => void client.prefetchQuery(brandQuery(client, quiz)),
  generating: () => undefined,
};

/** Milliseconds in which a redirect within the quiz does not fetch it once more. */
const JUST_FETCHED = 2000;

/**
 * Entering the quiz: fetched anew, so that a tab left open since yesterday does not begin with yesterday's answers.
 * Whoever has completed theirs has no business here and goes to the post-quiz home (spec quiz §2).
 */
export const openQuiz = async (): Promise<null> => {
  if (visitorNow()?.user.quizCompleted) throw redirect(postQuizHome);
  await queryClient.fetchQuery({ ...quizQuery, staleTime: JUST_FETCHED });
  return null;
};

/** Whether the founder may finish; who may not is told so on the results page. */
const mayFinish = () => visitorNow()?.user.features['brandQuiz.canComplete'] === true;

/**
 * Opening a page: beyond the first uncompleted page, or not a page at all, leads elsewhere with the history replaced
 * (spec quiz §2).
 */
export const openPage = (segment: string | undefined) => async (): Promise<null> => {
  const quiz = await queryClient.ensureQueryData(quizQuery);
  const gate = gatedPage(segment, quiz);
  if ('redirectTo' in gate) throw replace(quizPath(gate.redirectTo));
  if (gate.page === 'generating' && !mayFinish()) throw replace(quizPath(5));
  void queryClient.prefetchQuery(industriesQuery(quiz._id));
  listsOf[gate.page](queryClient, quiz);
  return null;
};

/** Fetches what a page needs while something else is waited for; a failure shows when the page is opened. */
export const preloadPage = (page: QuizPage, quiz: Quiz): void => {
  void pageModules[page]().catch(() => undefined);
  // The results follow from answers that are only now being saved.
  if (page !== 5) listsOf[page](queryClient, quiz);
};
