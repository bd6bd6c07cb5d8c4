import { ssoCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** The configurations of single sign-on. */
export const ssoQuery = queryOptions({
  queryKey: ['ssoConfigurations'],
  queryFn: async ({ signal }) => (await call(ssoCalls.list, {}, { signal })).configurations,
  staleTime: 0,
});
