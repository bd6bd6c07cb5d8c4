import { bookCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { BookContent } from './drawings.tsx';

/** Addresses of drawings live at least an hour: they are asked for again before. */
const KEPT = 50 * 60_000;

/**
 * All that the book of a completed quiz says, and where its drawings are. `ahead`: where it has been asked for before
 * the quiz was known; nothing where that failed.
 */
export const bookContentQuery = (quizId: string, ahead?: Promise<BookContent | undefined>) =>
  queryOptions({
    queryKey: ['book', 'content', quizId],
    queryFn: async ({ signal }): Promise<BookContent> =>
      (await ahead) ?? call(bookCalls.get, { params: { quizId } }, { signal }),
    staleTime: KEPT,
    refetchInterval: KEPT,
  });
