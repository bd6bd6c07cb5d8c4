import { subscriptionCalls, userCalls, userSortFields, type ListedUser } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import type { GridSource } from '../grid/grid-source.ts';

/** Everybody who uses this house or is invited. */
export const users: GridSource<ListedUser, (typeof userSortFields)[number]> = {
  key: 'adminUsers',
  sorts: userSortFields,
  list: (query, signal) => call(userCalls.list, { query }, { signal }),
};

export const rolesQuery = queryOptions({
  queryKey: ['userRoles'],
  queryFn: ({ signal }) => call(userCalls.roles, {}, { signal }),
});

export const tiersQuery = queryOptions({
  queryKey: ['subscriptionTiers'],
  queryFn: async ({ signal }) => (await call(subscriptionCalls.tiers, {}, { signal })).subscriptionTiers,
});
