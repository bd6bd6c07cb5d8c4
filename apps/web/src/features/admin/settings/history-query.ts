import { settingsCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** Who set which flag to what, newest first. */
export const historyQuery = queryOptions({
  queryKey: ['flagHistory'],
  queryFn: async ({ signal }) => (await call(settingsCalls.history, {}, { signal })).changes,
  staleTime: 0,
});
