import { agentCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Whether there is somebody to talk to, and whether that answers offline. */
export const chatStatusQuery = queryOptions({
  queryKey: ['agentStatus'],
  queryFn: async ({ signal }) => (await call(agentCalls.status, {}, { signal })).general,
  staleTime: 60_000,
});
