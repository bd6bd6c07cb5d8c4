import { allAnswered } from '@signet/brand';
import { quizCalls, type Quiz } from '@signet/contract';
import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { keepKnown } from '../api/asked-ahead.ts';
import { call } from '../api/call.ts';
import { tokens } from '../api/tokens.ts';
import { OWN, OWN_LASTING } from '../api/own-keys.ts';
import { editedQuizId } from './edited-quiz.ts';

const ownQuiz = async (id?: string): Promise<Quiz> => {
  const quiz = await call(quizCalls.get, { params: { id } });
  if (tokens.source.current() !== null) keepKnown({ quiz: { id: quiz._id, isAnswered: allAnswered(quiz) } });
  return quiz;
};

/**
 * The quiz that the caller works on: the active one, or the copy that is edited. Kept until a save or the next visit of
 * the quiz fetches it again, so that its version is that of the screen. Never aborted: a loader waits for it, whatever
 * screen that showed it goes away meanwhile.
 */
export const quizQuery = queryOptions({
  queryKey: [OWN, 'quizzes', 'active'],
  queryFn: () => ownQuiz(editedQuizId()),
  staleTime: Infinity,
});

/** The caller's active quiz, whatever copy is being edited: what the book is of. */
export const activeQuizQuery = queryOptions({
  queryKey: [OWN, 'quizzes', 'book'],
  queryFn: () => ownQuiz(),
});

/**
 * All that is kept of the caller's quiz and brand goes, but for what lasts: another quiz is worked on from now on, or
 * another is active.
 * `except`: what is on screen and true already.
 */
export const forgetOwnBrand = (client: QueryClient, except?: QueryKey): void => {
  const kept = except && hashKey(except);
  client.removeQueries({
    queryKey: [OWN],
    predicate: ({ queryHash, queryKey: [, kind] }) => queryHash !== kept && kind !== OWN_LASTING[1],
  });
};
