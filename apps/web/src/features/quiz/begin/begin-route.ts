import { gatedPage } from '@signet/brand';
import { redirect, replace, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { queryClient } from '../../../api/query-client.ts';
import { tokens } from '../../../api/tokens.ts';
import { editedQuizId } from '../../../brand/edited-quiz.ts';
import { quizQuery } from '../../../brand/own-quiz.ts';
import { takeAlong } from '../../../brand/take-along.ts';
import { BEGIN } from '../../../door.ts';
import { moveQuiz, paths, quizPath } from '../../../paths.ts';
import { session } from '../../../shell/session.ts';
import { validateSession } from '../../../shell/visitor.ts';
import { fetchLists, loadPage } from '../page-needs.ts';
import { answerStrangers, strangersLists } from './answer-strangers.ts';

export { BeginPage as Component } from './begin-page.tsx';
export { QuizFailed as ErrorBoundary } from '../frame/quiz-failed.tsx';
export { QuizSkeleton as HydrateFallback } from '../frame/quiz-skeleton.tsx';

/** Somebody who has an account by now brings along what they answered; one who still has to register does so later. */
const goOnSignedIn = async (): Promise<never> => {
  if ('visitor' in (await validateSession())) await takeAlong();
  throw redirect(editedQuizId() === undefined ? paths.start : quizPath(5));
};

/** While registration is not open there is a waiting list instead. */
const expectOpen = async (): Promise<void> => {
  try {
    await strangersLists();
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'registrationClosed') throw redirect(paths.waitlist);
    throw error;
  }
};

/** A page of the quiz for somebody without an account; the answers wait in the browser. */
export const loader = async ({ params }: LoaderFunctionArgs): Promise<null> => {
  const opened = await session();
  if (opened.isSignedIn()) return goOnSignedIn();
  tokens.source = { ...tokens.source, current: () => null, answer: answerStrangers };
  moveQuiz(BEGIN);
  await expectOpen();
  const quiz = await queryClient.fetchQuery({ ...quizQuery, staleTime: 0 });
  const gate = gatedPage(params['page'], quiz);
  if ('redirectTo' in gate) throw replace(quizPath(gate.redirectTo));
  if (gate.page === 'generating') throw replace(quizPath(5));
  if (gate.page === 5) return null;
  fetchLists(gate.page, queryClient, quiz);
  // the page's screen is there when it is shown
  await loadPage(gate.page)();
  return null;
};
