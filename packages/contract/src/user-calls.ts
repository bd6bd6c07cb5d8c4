import * as z from 'zod/mini';
import { userWith } from './access.ts';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { paging } from './paging.ts';
import { welcomeBrands } from './welcome-brands.ts';

/** In small letters, as the database writes it: one in capitals names the same person, and would pass for another. */
const id = z.uuid().check(z.regex(/^[^A-Z]+$/));
const key = z.string().check(z.minLength(1), z.maxLength(100));
const instant = z.nullable(z.iso.datetime());

export const userStatuses = ['invited', 'inviteExpired', 'active', 'disabled'] as const;

/** One row of the users grid: somebody registered, or an invitation that is open (spec administration §3). */
export const listedUser = z.object({
  _id: z.string(),
  email: z.string(),
  group: z.string(),
  role: z.string(),
  status: z.enum(userStatuses),
  quizCompleted: z.boolean(),
  /** The quiz that counts; null for an invitation. */
  activeQuizId: z.nullable(z.string()),
  /** What is made there at the moment; the five colors are none before there is a brand. Absent without a quiz. */
  brand: z.optional(z.object({ name: z.string(), colors: z.array(z.string()) })),
  subscription: z.object({ subscriptionKey: z.string(), expiration: z.nullable(z.string()) }),
  /** Of what administrators edit. */
  version: z.number(),
});
export type ListedUser = z.output<typeof listedUser>;

export const userSortFields = ['email', 'group', 'role', 'status', 'subscription', 'expiration'] as const;

/** All of a person on one screen, beyond the specification. */
export const userDetails = z.object({
  user: listedUser,
  registeredAt: z.string(),
  termsAcceptedAt: z.nullable(z.string()),
  quizzes: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      industry: z.string(),
      completed: z.boolean(),
      isActive: z.boolean(),
      updatedAt: z.string(),
      versions: z.number(),
      colors: z.array(z.string()),
    }),
  ),
  tier: z.object({ label: z.string(), managed: z.nullable(z.string()), periodEnd: z.nullable(z.string()) }),
  waysIn: z.array(z.object({ issuer: z.string(), since: z.string() })),
  /** Where they are signed in, as the house's own issuer knows it: another's keeps that to itself. */
  sessions: z.array(
    z.object({
      device: z.nullable(z.string()),
      since: z.nullable(z.string()),
      seenAt: z.nullable(z.string()),
      until: z.string(),
    }),
  ),
  letters: z.array(z.object({ subject: z.string(), status: z.string(), at: z.string() })),
  /** All that was done for them in the background; `of` is what it was about, where that has a name. */
  jobs: z.array(
    z.object({
      kind: z.string(),
      of: z.nullable(z.string()),
      status: z.string(),
      progress: z.number(),
      at: z.string(),
    }),
  ),
  trail: z.array(z.object({ act: z.string(), by: z.nullable(z.string()), at: z.string() })),
  /** Of which of these there are older ones that are not listed. */
  cut: z.array(z.enum(['quizzes', 'sessions', 'letters', 'jobs', 'trail'])),
});
export type UserDetails = z.output<typeof userDetails>;

const userChange = z.object({
  _id: id,
  /** That of the row that was shown; a row that was changed meanwhile is left alone. */
  version: z.optional(z.number()),
  subscription: z.optional(z.object({ subscriptionKey: z.optional(key), expiration: z.optional(instant) })),
  role: z.optional(key),
});
export type UserChange = z.output<typeof userChange>;

const ids = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(limits.bulkMost)) });
/** Room for as many ids. */
const BULK_BYTES = 256 * 1024;
const updated = z.object({ updatedCount: z.number() });
/** `lost`: the rows that were left alone. */
const saved = z.extend(updated, { lost: z.optional(z.array(z.string())) });
const inviter = userWith('canAccessAdminPage', 'canInviteUser', 'canUpdateUserRole');

/** Spec administration §5: each with its own sentence. */
export const invitationForm = z.object({
  email: z.string().check(z.maxLength(320, 'Email address is required'), z.email('Email address is required')),
  subscriptionKey: z.string().check(z.minLength(1, 'Subscription is required'), z.maxLength(100)),
  subscriptionExpiration: z.optional(
    instant.check(z.refine((at) => at === null || Date.parse(at) > Date.now(), 'Choose a day that is still to come')),
  ),
  group: z.string().check(z.trim(), z.minLength(1, 'Group is required'), z.maxLength(100)),
  role: z.string().check(z.minLength(1, 'Role is required'), z.maxLength(100)),
  /** How the letter's link welcomes them; in the beta where nothing is said. */
  brand: z.optional(z.enum(welcomeBrands)),
});
export type InvitationForm = z.output<typeof invitationForm>;

/** Spec administration §7.2. */
export const userCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/auth/users',
    access: userWith('canAccessAdminPage', 'canViewUsers'),
    query: z.extend(paging, {
      sortField: z._default(z.enum(userSortFields), 'email'),
      sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    /** `isCountLeast`: more were found than are counted. `brandCount`: of everybody, where nothing is searched for. */
    response: z.object({
      records: z.array(listedUser),
      count: z.number(),
      isCountLeast: z.optional(z.boolean()),
      brandCount: z.optional(z.number()),
    }),
  }),
  roles: defineCall({
    method: 'GET',
    path: '/api/auth/users/userRoles',
    access: userWith('canAccessAdminPage', 'canViewUsers'),
    response: z.array(z.object({ key: z.string(), label: z.string() })),
  }),
  details: defineCall({
    method: 'GET',
    path: '/api/auth/users/:id',
    access: userWith('canAccessAdminPage', 'canViewUsers'),
    looksAt: 'person',
    params: z.object({ id }),
    response: userDetails,
  }),
  /** Each field needs its own permission; a role is never one's own (spec administration §6). */
  save: defineCall({
    method: 'POST',
    path: '/api/auth/users/users',
    access: userWith('canAccessAdminPage', 'canViewUsers'),
    body: z.object({ users: z.array(userChange).check(z.maxLength(limits.gridPageMost)) }),
    response: saved,
    refusals: ['ownRow', 'lastAdministrator', 'unknownChoice'],
  }),
  enable: defineCall({
    method: 'POST',
    path: '/api/auth/users/enable',
    access: userWith('canAccessAdminPage', 'canDisableUser'),
    body: ids,
    bodyLimit: BULK_BYTES,
    response: updated,
  }),
  disable: defineCall({
    method: 'POST',
    path: '/api/auth/users/disable',
    access: userWith('canAccessAdminPage', 'canDisableUser'),
    body: ids,
    bodyLimit: BULK_BYTES,
    response: updated,
    refusals: ['lastAdministrator'],
  }),
  setAdmin: defineCall({
    method: 'POST',
    path: '/api/auth/users/setAdmin',
    access: userWith('canAccessAdminPage', 'canUpdateUserRole'),
    body: ids,
    bodyLimit: BULK_BYTES,
    response: updated,
  }),
  removeAdmin: defineCall({
    method: 'POST',
    path: '/api/auth/users/removeAdmin',
    access: userWith('canAccessAdminPage', 'canUpdateUserRole'),
    body: ids,
    bodyLimit: BULK_BYTES,
    response: updated,
    refusals: ['lastAdministrator'],
  }),
  resetBrandQuiz: defineCall({
    method: 'POST',
    path: '/api/auth/users/resetBrandQuiz',
    access: userWith('canAccessAdminPage', 'canManageUserBrand'),
    body: ids,
    bodyLimit: BULK_BYTES,
    response: updated,
  }),
  invite: defineCall({
    method: 'POST',
    path: '/api/auth/invitations',
    access: inviter,
    body: invitationForm,
    response: z.object({ invitation: z.object({ _id: z.string(), email: z.string() }) }),
    refusals: ['unknownChoice', 'alreadyInvited'],
    limit: { perPerson: 200, seconds: 3600 },
  }),
  resendInvitations: defineCall({
    method: 'POST',
    path: '/api/auth/invitations/resend',
    access: inviter,
    body: ids,
    bodyLimit: BULK_BYTES,
    response: z.object({ resendCount: z.number() }),
    limit: { perPerson: 60, seconds: 3600 },
  }),
  /** With the specification's repeated segment. */
  deleteInvitations: defineCall({
    method: 'POST',
    path: '/auth/auth/invitations/delete',
    access: inviter,
    body: ids,
    bodyLimit: BULK_BYTES,
    response: z.object({ deletedCount: z.number() }),
  }),
};
