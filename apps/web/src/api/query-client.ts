import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 2;

/**
 * A refusal stays a refusal however often it is asked; only a missing answer or a server's failure is worth another
 * try.
 */
export const worthRetrying = (failures: number, error: unknown): boolean => {
  if (failures >= MOST_RETRIES) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
};

// Before the next paint, not in a task after it: a press and what it changes are drawn in one frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * The cache of answers. `always`: without a network a call fails at once with its message instead of waiting unseen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
