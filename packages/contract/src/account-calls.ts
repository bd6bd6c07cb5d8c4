import * as z from 'zod/mini';
import { anyUser, tokenHolder, userWith } from './access.ts';
import { defineCall } from './call.ts';
import { paging } from './paging.ts';

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

/** Spec administration §2.5. */
export const brands = ['beta', 'free', 'next'] as const;
export type WelcomeBrand = (typeof brands)[number];

/** Spec administration §4.2, 8.2; the wording of each result but `success`. */
export const registrationMessages = {
  badInvitation: 'The provided invitation code is invalid or has already been used.',
  expiredInvitation: 'This invitation has expired.',
  userExists: 'You are already logged in as a registered user.',
} as const;
export const REGISTRATION_UNKNOWN = 'An unknown error occurred.';

/** Both calls carry the ID token as well, for the e-mail address (spec administration §7). */
export const ID_TOKEN_HEADER = 'x-id-token';

export const auth = {
  validate: defineCall({
    method: 'GET',
    path: '/api/auth/flow/validate',
    access: tokenHolder,
    response: z.object({
      user: z.optional(user),
      redirectTo: z.optional(z.enum(['expired', 'registration'])),
      invitationCode: z.optional(z.string()),
      brand: z.optional(z.enum(brands)),
    }),
  }),
  register: defineCall({
    method: 'POST',
    path: '/api/auth/flow/register',
    access: tokenHolder,
    body: z.object({ invitationCode: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
    response: z.object({ result: z.enum(['success', 'badInvitation', 'expiredInvitation', 'userExists']) }),
  }),
};

/** Spec administration §7.3. */
export const subscriptions = {
  details: defineCall({
    method: 'GET',
    path: '/api/subscriptions/details',
    access: anyUser,
    response: z.object({
      tier: z.object({ key: z.string(), label: z.string() }),
      managedSubscription: z.nullable(
        z.object({
          status: z.object({ label: z.string() }),
          cancelAtPeriodEnd: z.boolean(),
          periodEndDate: z.nullable(z.string()),
        }),
      ),
    }),
  }),
};

const flagValue = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(64))]);
/** Spec administration §3: name and value; label and options for the settings page. */
export const featureFlag = z.object({
  name: z.string(),
  label: z.string(),
  value: flagValue,
  valueOptions: z.array(flagValue),
});
export type FeatureFlag = z.output<typeof featureFlag>;

/** Spec administration §7.7. */
export const settings = {
  featureFlags: defineCall({
    method: 'GET',
    path: '/api/settings/featureFlags',
    access: anyUser,
    response: z.object({ featureFlags: z.array(featureFlag) }),
  }),
  setFeatureFlag: defineCall({
    method: 'POST',
    path: '/api/settings/featureFlags',
    access: userWith('canAccessAdminPage', 'canManageSettings'),
    body: z.object({ name: z.string().check(z.maxLength(64)), value: flagValue }),
    response: z.object({ featureFlag }),
    refusals: ['unknownFlagValue'],
  }),
};

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

export const mail = {
  outbox: defineCall({
    method: 'GET',
    path: '/api/mail/outbox',
    access: userWith('canAccessAdminPage', 'canManageSettings'),
    query: paging,
    response: z.object({ records: z.array(outboxLetter), count: z.number(), delivers: z.boolean() }),
  }),
};
