import { subscriptionCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Tier and dates of the caller's subscription. */
export const subscriptionDetailsQuery = queryOptions({
  queryKey: ['subscriptionDetails'],
  queryFn: ({ signal }) => call(subscriptionCalls.details, {}, { signal }),
});
