import * as z from 'zod/mini';
import { userWith } from './access.ts';
import { defineCall } from './call.ts';
import { paging } from './paging.ts';

export const outboxLetter = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
  status: z.enum(['kept', 'waiting', 'sent', 'failed']),
  error: z.nullable(z.string()),
});
export type OutboxLetter = z.output<typeof outboxLetter>;

export const mailCalls = {
  outbox: defineCall({
    method: 'GET',
    path: '/api/mail/outbox',
    access: userWith('canAccessAdminPage', 'canManageSettings'),
    // the letters come with their text
    looksAt: 'people',
    query: paging,
    response: z.object({
      records: z.array(outboxLetter),
      count: z.number(),
      /** There are more than are counted. */
      isCountLeast: z.optional(z.boolean()),
      delivers: z.boolean(),
    }),
  }),
};
