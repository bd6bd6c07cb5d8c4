import * as z from 'zod/mini';
import { anyUser, userWith } from './access.ts';
import { defineCall } from './call.ts';
import { paging } from './paging.ts';

const person = z.object({ _id: z.string(), email: z.nullable(z.string()) });

/** Something that staff did. An address is null where the account is gone; without `owner` it was about the house. */
export const auditEntry = z.object({
  _id: z.string(),
  at: z.string(),
  act: z.string(),
  actor: person,
  owner: z.nullable(person),
  about: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** What staff did, in rows that are only ever added. */
export const auditCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/audit',
    access: userWith('canAccessAdminPage', 'canManageSettings'),
    query: z.extend(paging, {
      /** One kind of act, as it is written down: `POST /api/auth/users/disable`. */
      act: z.optional(z.string().check(z.maxLength(200))),
      sortField: z._default(z.enum(['at', 'act']), 'at'),
      sortDirection: z._default(z.enum(['asc', 'desc']), 'desc'),
    }),
    response: z.object({
      records: z.array(auditEntry),
      count: z.number(),
      /** There are more than are counted. */
      isCountLeast: z.optional(z.boolean()),
    }),
  }),
  /** What there are entries of. */
  acts: defineCall({
    method: 'GET',
    path: '/api/audit/acts',
    access: userWith('canAccessAdminPage', 'canManageSettings'),
    response: z.object({ acts: z.array(z.string()) }),
  }),
  /** What staff changed of the caller's in the last month, newest first: owners are told. */
  mine: defineCall({
    method: 'GET',
    path: '/api/audit/mine',
    access: anyUser,
    response: z.object({ changes: z.array(z.object({ act: z.string(), at: z.string() })) }),
  }),
};
