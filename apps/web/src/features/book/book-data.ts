import { allAnswered, firstUncompletedPage, type QuizPage } from '@signet/brand';
import { bookCalls, brainCalls, brandCalls, type Quiz } from '@signet/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { OWN_BOOK } from '../../api/own-keys.ts';
import { industryInCopy } from '../../brand/brand-copy.ts';
import { brandQuery, logoFilesQuery, pinnedBrandQuery, type Brand } from '../../brand/brand-queries.ts';
import { activeQuizQuery } from '../../brand/own-quiz.ts';
import { bookContentQuery, bookOpeningQuery, coverQuery, keepsOpening } from './book-queries.ts';

/** What a book is printed from, besides its files and drawings. */
export type BookData = {
  quiz: Quiz;
  brand: Brand;
  industry: string | undefined;
  /** Which version it is, once there is one. */
  saved: { number: number; savedAt: string } | undefined;
};

/**
 * All that a finished brand's book is made from, asked for at once: each of these calls answers for the active brand
 * unless told otherwise. Drawings that the last visit left and that still hold are not asked for again. What fails
 * here is asked for again where it is wanted.
 */
const askAhead = (client: QueryClient) => {
  void client.prefetchQuery(logoFilesQuery);
  const orNothing = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined);
  const before = client.getQueryData(activeQuizQuery.queryKey)?._id;
  const isDrawn = before !== undefined && keepsOpening(client, before);
  return {
    pinned: orNothing(call(brandCalls.get)),
    opening: isDrawn ? undefined : orNothing(call(bookCalls.opening)),
  };
};

/** Everything the book prints besides the files, or the page whose answers it still waits for. */
export const bookQuery = (client: QueryClient, isFinished: boolean) =>
  queryOptions({
    queryKey: OWN_BOOK,
    queryFn: async (): Promise<BookData | { first: QuizPage }> => {
      const ahead = isFinished ? askAhead(client) : undefined;
      const quiz = await client.fetchQuery({ ...activeQuizQuery, staleTime: 0 });
      if (!quiz.completed && !allAnswered(quiz)) return { first: firstUncompletedPage(quiz) };
      if (quiz.completed) {
        const pinned = await ahead?.pinned;
        const isOfQuiz = pinned?.quizId === quiz._id;
        if (isOfQuiz) client.setQueryData(pinnedBrandQuery(quiz._id).queryKey, pinned);
        void client.prefetchQuery(bookOpeningQuery(quiz._id, isOfQuiz ? ahead?.opening : undefined));
        void client.prefetchQuery(bookContentQuery(quiz._id));
      }
      const brand = await client.fetchQuery(brandQuery(client, quiz));
      if (!brand) throw new Error('A quiz with all its answers and without a brand');
      const cover = coverQuery(quiz, brand);
      if (cover) void client.prefetchQuery(cover);
      if (!quiz.completed) {
        const industries = await call(brainCalls.industries, { query: { quizId: quiz._id } });
        return { quiz, brand, industry: industryInCopy(industries, quiz.industry), saved: undefined };
      }
      const { answers, number, pinnedAt } = await client.fetchQuery({
        ...pinnedBrandQuery(quiz._id),
        staleTime: Infinity,
      });
      const { companyName, thoughtsAndFeelings, industry } = answers;
      return {
        quiz: { ...quiz, companyName, thoughtsAndFeelings },
        brand,
        industry: industryInCopy([industry], industry._id),
        saved: { number, savedAt: pinnedAt },
      };
    },
  });
