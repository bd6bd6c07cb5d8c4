import { firstUncompletedPage, gatedPage } from '@signet/brand';
import { brandFinisher } from '@signet/contract';
import { redirect, replace } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { queryClient } from '../../api/query-client.ts';
import { forgetOwnBrand, quizQuery } from '../../brand/own-quiz.ts';
import { editedQuizId, stopEditing } from '../../brand/edited-quiz.ts';
import { paths, quizPath } from '../../paths.ts';
import { visitorMay } from '../../shell/admission.ts';
import { postQuizHome } from '../../shell/post-quiz-home.ts';
import { visitorNow } from '../../shell/visitor.ts';
import { fetchLists } from './page-needs.ts';
import { industriesQuery } from './quiz-queries.ts';

/** Milliseconds in which a redirect within the quiz does not fetch it once more. */
const JUST_FETCHED = 2000;

/** A copy that is not there any more, or was somebody else's who used this tab before: nothing is edited then. */
const giveUpLost = (error: unknown): never => {
  const isGone = error instanceof ApiError && error.errorCode === 'notFound';
  if (!isGone || editedQuizId() === undefined) throw error;
  stopEditing();
  throw redirect(postQuizHome());
};

/**
 * Entering the quiz: fetched anew, so that a tab left open since yesterday does not begin with yesterday's answers.
 * Whoever has completed theirs and edits no copy of it has no business here and goes to the post-quiz home (spec quiz
 * §2).
 */
export const openQuiz = async (): Promise<null> => {
  const isDone = visitorNow()?.user.quizCompleted === true;
  if (isDone && editedQuizId() === undefined) throw redirect(postQuizHome());
  const quiz = await queryClient.fetchQuery({ ...quizQuery, staleTime: JUST_FETCHED }).catch(giveUpLost);
  // saved meanwhile, by another tab or by the server itself
  if (isDone && quiz.completed) {
    stopEditing();
    forgetOwnBrand(queryClient);
    throw redirect(postQuizHome());
  }
  return null;
};

/**
 * Arriving at the product: with a finished brand at its home, else at the first page that is not answered yet. Where
 * the quiz cannot be fetched, the quiz itself says so.
 */
export const arrive = async (): Promise<Response> => {
  if (visitorNow()?.user.quizCompleted) return redirect(postQuizHome());
  const quiz = await queryClient.fetchQuery({ ...quizQuery, staleTime: JUST_FETCHED }).catch(() => undefined);
  return redirect(quiz ? quizPath(firstUncompletedPage(quiz)) : paths.quiz);
};

/** Whether the founder may finish; who may not is told so on the results page. */
const mayFinish = () => {
  const visitor = visitorNow();
  return visitor !== undefined && visitorMay(brandFinisher, visitor);
};

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
  if (gate.page !== 'generating') fetchLists(gate.page, queryClient, quiz);
  return null;
};
