import { subscriptionCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { OWN } from '../api/own-keys.ts';

/** Tier and dates of the caller's subscription. */
export const subscriptionDetailsQuery = queryOptions({
  queryKey: [OWN, 'subscription'],
  queryFn: ({ signal }) => call(subscriptionCalls.details, {}, { signal }),
});
