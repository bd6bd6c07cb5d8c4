import { bookCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Addresses of drawings live at least an hour: they are asked for again before. */
const KEPT = 50 * 60_000;

/** All that the book of a completed quiz says, and where its drawings are. */
export const bookContentQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['book', 'content', quizId],
    queryFn: ({ signal }) => call(bookCalls.get, { params: { quizId } }, { signal }),
    staleTime: KEPT,
    refetchInterval: KEPT,
  });
