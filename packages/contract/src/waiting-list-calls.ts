import * as z from 'zod/mini';
import { anyone, userWith } from './access.ts';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { paging } from './paging.ts';
import { invitationForm } from './user-calls.ts';

export const waitingStatuses = ['unconfirmed', 'waiting', 'invited'] as const;

/** Somebody who wants to be let in. */
export const waitingPerson = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(waitingStatuses),
  askedAt: z.string(),
  invitedAt: z.nullable(z.string()),
});
export type WaitingPerson = z.output<typeof waitingPerson>;

const token = z.object({ token: z.string().check(z.maxLength(200)) });
const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(limits.gridPageMost));
const inviter = userWith('canAccessAdminPage', 'canViewUsers', 'canInviteUser', 'canUpdateUserRole');

/** The waiting list of a house that is not open to everybody (spec administration §2.6 names the link to it). */
export const waitingListCalls = {
  /** The same answer for every address, so that it says nothing about who waits or is here. */
  join: defineCall({
    method: 'POST',
    path: '/api/waitingList',
    access: anyone,
    body: z.object({ email: z.string().check(z.maxLength(320), z.email('Email address is required')) }),
    response: z.object({ minutes: z.number() }),
    limit: { perPerson: 60, seconds: 3600 },
  }),
  /** By the link of the letter: the address is theirs, and they wait from now on. */
  confirm: defineCall({
    method: 'POST',
    path: '/api/waitingList/confirm',
    access: anyone,
    body: token,
    response: z.object({ isWaiting: z.literal(true) }),
    refusals: ['waitingLinkDead'],
    limit: { perPerson: 60, seconds: 3600 },
  }),
  /** By the same link: nothing is kept of them. */
  leave: defineCall({
    method: 'POST',
    path: '/api/waitingList/leave',
    access: anyone,
    body: token,
    response: z.object({ isGone: z.literal(true) }),
    refusals: ['waitingLinkDead'],
    limit: { perPerson: 60, seconds: 3600 },
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/waitingList',
    access: userWith('canAccessAdminPage', 'canViewUsers'),
    query: z.extend(paging, {
      sortField: z._default(z.enum(['askedAt', 'email']), 'askedAt'),
      sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    response: z.object({
      records: z.array(waitingPerson),
      count: z.number(),
      /** More were found than are counted. */
      isCountLeast: z.optional(z.boolean()),
    }),
  }),
  /** Invites those who wait, on the same terms; who is here or invited already is passed over. */
  invite: defineCall({
    method: 'POST',
    path: '/api/waitingList/invite',
    access: inviter,
    body: z.extend(z.omit(invitationForm, { email: true }), { ids }),
    response: z.object({ invitedCount: z.number() }),
    refusals: ['unknownChoice'],
    limit: { perPerson: 60, seconds: 3600 },
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/waitingList/remove',
    access: inviter,
    body: z.object({ ids }),
    response: z.object({ removedCount: z.number() }),
  }),
};
