import * as z from 'zod/mini';
import { anyUser, userWith } from './access.ts';
import { defineCall } from './call.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));
const product = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
  trialDays: z.number(),
});

/** What the test till shows of a checkout or a portal. */
const session = z.object({
  id: z.string(),
  kind: z.enum(['checkout', 'portal']),
  product: z.nullable(product),
  percentOff: z.number(),
  cancelUrl: z.string(),
  isDone: z.boolean(),
  /** Those that have not ended, the newest first; where all have, the one that ended last. */
  subscriptions: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      status: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      periodEndDate: z.nullable(z.string()),
      paymentsFail: z.boolean(),
    }),
  ),
  /** What else there is to change to. */
  products: z.array(product),
});

/** What can be done to a subscription at the portal; `changeTo` names a product, `subscriptionId` one of several. */
export const tillActs = ['cancel', 'resume', 'failNext', 'payNow'] as const;

const clock = z.object({ now: z.string(), isMoved: z.boolean() });
const clockKeeper = userWith('canAccessAdminPage', 'canManageSubscriptions');

/**
 * The pages of the built-in test till, which stands where a payment provider would. No card is asked for and nobody
 * is charged. With a real provider these calls answer `switchedOff`.
 */
export const tillCalls = {
  session: defineCall({
    method: 'GET',
    path: '/api/till/sessions/:id',
    access: anyUser,
    params: z.object({ id }),
    response: session,
  }),
  /** What the provider's own pricing table does: a checkout of the chosen product. */
  choose: defineCall({
    method: 'POST',
    path: '/api/till/sessions',
    access: anyUser,
    body: z.object({ checkoutSessionId: z.uuid(), productId: id }),
    response: z.object({ redirectUrl: z.string() }),
    refusals: ['unknownProduct'],
  }),
  pay: defineCall({
    method: 'POST',
    path: '/api/till/sessions/:id/pay',
    access: anyUser,
    params: z.object({ id }),
    body: z.object({}),
    response: z.object({ redirectUrl: z.string() }),
    refusals: ['alreadySubscribed'],
  }),
  act: defineCall({
    method: 'POST',
    path: '/api/till/sessions/:id/act',
    access: anyUser,
    params: z.object({ id }),
    body: z.object({ act: z.optional(z.enum(tillActs)), changeTo: z.optional(id), subscriptionId: z.optional(id) }),
    response: session,
  }),
  clock: defineCall({ method: 'GET', path: '/api/till/clock', access: clockKeeper, response: clock }),
  moveClock: defineCall({
    method: 'POST',
    path: '/api/till/clock',
    access: clockKeeper,
    body: z.object({ to: z.nullable(z.iso.datetime()) }),
    response: clock,
  }),
};
