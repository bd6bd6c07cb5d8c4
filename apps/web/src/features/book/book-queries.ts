import { bookCalls, type Quiz } from '@signet/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { OWN_BOOK } from '../../api/own-keys.ts';
import type { Brand } from '../../brand/brand-queries.ts';
import { colorsAsAddress, kitPictureQuery } from '../../brand/kit-picture-query.ts';
import type { BookContent, OpeningContent } from './drawings.tsx';

/** Addresses of drawings live at least an hour: they are asked for again before. */
const KEPT = 50 * 60_000;

/** All that the book of a completed quiz says, and where its drawings are. */
export const bookContentQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...OWN_BOOK, 'content', quizId],
    queryFn: ({ signal }): Promise<BookContent> => call(bookCalls.get, { params: { quizId } }, { signal }),
    staleTime: KEPT,
    refetchInterval: KEPT,
  });

/**
 * What the book opens on, which is there before all of it is drawn. `ahead`: where it has been asked for before the
 * quiz was known; nothing where that failed.
 */
export const bookOpeningQuery = (quizId: string, ahead?: Promise<OpeningContent | undefined>) =>
  queryOptions({
    queryKey: [...OWN_BOOK, 'opening', quizId],
    queryFn: async ({ signal }): Promise<OpeningContent> =>
      (await ahead) ?? call(bookCalls.opening, { params: { quizId } }, { signal }),
    staleTime: KEPT,
    refetchInterval: KEPT,
  });

/** Whether what this quiz's book opens on is here and the addresses of its drawings still hold. */
export const keepsOpening = (client: QueryClient, quizId: string): boolean => {
  const state = client.getQueryState(bookOpeningQuery(quizId).queryKey);
  return state?.data !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < KEPT;
};

/** The cover of the brand's kit; none where a brand was chosen before kits were recommended. */
export const coverQuery = (quiz: Pick<Quiz, '_id'>, { colors, marketingKit, basis }: Brand) =>
  marketingKit &&
  kitPictureQuery(marketingKit.marketingKitId, 'cover', { d: colorsAsAddress(colors), quizId: quiz._id }, [
    'book',
    basis,
  ]);
