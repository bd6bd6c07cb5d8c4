import { mailCalls, limits } from '@signet/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const OUTBOX_FAILED = 'An error occurred while fetching letters.';

/** One page of the outbox, newest first; the previous page stays while the next loads. */
export const outboxQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: ['outbox', page, search],
    queryFn: ({ signal }) =>
      call(
        mailCalls.outbox,
        { query: { limit: limits.gridPageSize, offset: page * limits.gridPageSize, ...(search && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
