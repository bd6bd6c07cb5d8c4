import { subscriptionCalls, userCalls, type userSortFields } from '@signet/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { PAGE_SIZE } from '../grid/grid.tsx';
import type { GridAddress } from '../grid/use-grid-address.ts';

export const sorts = [
  'email',
  'group',
  'role',
  'status',
  'subscription',
  'expiration',
] as const satisfies (typeof userSortFields)[number][];

const USERS = 'adminUsers';
export const everyUsersPage = [USERS];

export const usersQuery = ({ page, search, sort, direction }: GridAddress) =>
  queryOptions({
    queryKey: [USERS, page, search, sort, direction],
    queryFn: ({ signal }) => {
      const sortField = sorts.find((one) => one === sort) ?? 'email';
      const query = { limit: PAGE_SIZE, offset: page * PAGE_SIZE, sortField, sortDirection: direction };
      return call(userCalls.list, { query: { ...query, ...(search && { search }) } }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const rolesQuery = queryOptions({
  queryKey: ['userRoles'],
  queryFn: ({ signal }) => call(userCalls.roles, {}, { signal }),
});

export const tiersQuery = queryOptions({
  queryKey: ['subscriptionTiers'],
  queryFn: async ({ signal }) => (await call(subscriptionCalls.tiers, {}, { signal })).subscriptionTiers,
});
