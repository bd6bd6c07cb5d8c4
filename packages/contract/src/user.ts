import * as z from 'zod/mini';

/** A user as the app sees itself (spec administration §3). */
export const user = z.object({
  _id: z.string(),
  email: z.string(),
  group: z.string(),
  role: z.string(),
  status: z.enum(['invited', 'inviteExpired', 'active', 'disabled']),
  quizCompleted: z.boolean(),
  activeQuizId: z.nullable(z.string()),
  subscription: z.object({ subscriptionKey: z.string(), expiration: z.nullable(z.string()), isManaged: z.boolean() }),
  permissions: z.record(z.string(), z.boolean()),
  features: z.record(z.string(), z.boolean()),
  ssoKey: z.nullable(z.string()),
});
export type User = z.output<typeof user>;
