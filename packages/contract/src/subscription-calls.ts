import * as z from 'zod/mini';
import { anyone, anyUser, features, userWith } from './access.ts';
import { defineCall } from './call.ts';
import { paging } from './paging.ts';

/** The same for all: what of it is a row is `_id`; what it opens is true in `features` (spec administration §3). */
export const subscriptionTier = z.object({
  _id: z.string(),
  key: z.string(),
  label: z.string(),
  default: z.boolean(),
  productId: z.nullable(z.string()),
  features: z.catchall(z.object({ canAssignProduct: z.boolean() }), z.boolean()),
  version: z.number(),
});
export type SubscriptionTier = z.output<typeof subscriptionTier>;

const id = z.string().check(z.minLength(1), z.maxLength(200));
const tierChange = z.object({
  _id: id,
  /** That of the row that was shown; a row that was changed meanwhile is left alone. */
  version: z.optional(z.number()),
  productId: z.optional(z.nullable(id)),
  default: z.optional(z.literal(true)),
  /** All that the tier opens from now on. */
  features: z.optional(z.array(z.enum(features)).check(z.maxLength(features.length))),
});
export type SubscriptionTierChange = z.output<typeof tierChange>;

/** How somebody stands, in a word that screens know (packages/brand/src/subscription.ts). */
export const standings = ['granted', 'trial', 'active', 'ending', 'grace', 'unpaid', 'paused', 'ended'] as const;

/** One tier that can be subscribed to, for the built-in pricing table. */
export const subscriptionOffer = z.object({
  tierKey: z.string(),
  label: z.string(),
  productId: z.string(),
  /** In the smallest unit of the currency. */
  amount: z.number(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
  trialDays: z.number(),
  features: z.record(z.string(), z.boolean()),
});
export type SubscriptionOffer = z.output<typeof subscriptionOffer>;

/** Where in this app the founder was, to come back to; a path. */
const from = z.object({ from: z.optional(z.string().check(z.maxLength(500))) });
const nothing = z.object({});
const redirect = z.object({ redirectUrl: z.string() });
const tierManager = userWith('canAccessAdminPage', 'canManageSubscriptions');
/** Whoever opens checkouts one after the other is no founder. */
const limit = { perPerson: 30, seconds: 3600 };

/** Spec results §7 and administration §7.3. */
export const subscriptionCalls = {
  details: defineCall({
    method: 'GET',
    path: '/api/subscriptions/details',
    access: anyUser,
    response: z.object({
      tier: z.object({ key: z.string(), label: z.string() }),
      standing: z.enum(standings),
      managedSubscription: z.nullable(
        z.object({
          status: z.object({ label: z.string() }),
          cancelAtPeriodEnd: z.boolean(),
          periodEndDate: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  betaCheckout: defineCall({
    method: 'POST',
    path: '/api/subscriptions/beta/checkout',
    access: anyUser,
    query: from,
    body: nothing,
    response: redirect,
    refusals: ['nothingToBuy', 'alreadySubscribed'],
    limit,
  }),
  portal: defineCall({
    method: 'POST',
    path: '/api/subscriptions/portal',
    access: anyUser,
    query: from,
    body: nothing,
    response: redirect,
    limit,
  }),
  createSubscriptionCheckoutSession: defineCall({
    method: 'POST',
    path: '/api/subscriptions/createSubscriptionCheckoutSession',
    access: anyUser,
    query: from,
    body: nothing,
    response: z.object({ checkoutSessionId: z.string() }),
    refusals: ['alreadySubscribed'],
    limit,
  }),
  /** Reads the caller's subscription again, as on the way back from paying; answers where they were. */
  refresh: defineCall({
    method: 'POST',
    path: '/api/subscriptions/refresh',
    access: anyUser,
    body: nothing,
    response: z.object({ isManaged: z.boolean(), returnTo: z.nullable(z.string()) }),
    limit: { perPerson: 60, seconds: 600 },
  }),
  /** Goes on without paying where a beta or a subscription is over; changes nothing while something is still held. */
  takeFreeTier: defineCall({
    method: 'POST',
    path: '/api/subscriptions/freeTier',
    access: anyUser,
    body: nothing,
    response: z.object({ tierKey: z.string() }),
    refusals: ['alreadySubscribed', 'freeTrialOver'],
    limit,
  }),
  offers: defineCall({
    method: 'GET',
    path: '/api/subscriptions/offers',
    access: anyUser,
    response: z.object({ offers: z.array(subscriptionOffer) }),
  }),
  /** What the provider says has happened: signed, a hint, and said any number of times in any order. */
  webhook: defineCall({
    method: 'POST',
    path: '/api/subscriptions/webhook',
    access: anyone,
    upload: true,
    bodyLimit: 1024 * 1024,
    response: z.object({ received: z.literal(true) }),
    refusals: ['signatureInvalid'],
  }),
  tiers: defineCall({
    method: 'GET',
    path: '/api/subscriptions/tiers',
    access: userWith('canAccessAdminPage'),
    response: z.object({ subscriptionTiers: z.array(subscriptionTier) }),
  }),
  searchTiers: defineCall({
    method: 'GET',
    path: '/api/subscriptions/tiers/search',
    access: tierManager,
    query: z.extend(paging, {
      sortField: z._default(z.enum(['label', 'key', 'productId']), 'label'),
      sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    response: z.object({ records: z.array(subscriptionTier), count: z.number() }),
  }),
  saveTiers: defineCall({
    method: 'POST',
    path: '/api/subscriptions/tiers',
    access: tierManager,
    body: z.object({ subscriptionTiers: z.array(tierChange).check(z.maxLength(100)) }),
    response: z.object({ updatedCount: z.number() }),
    refusals: ['unknownProduct', 'productTaken'],
  }),
  products: defineCall({
    method: 'GET',
    path: '/api/subscriptions/products',
    access: tierManager,
    response: z.object({ products: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  productIds: defineCall({
    method: 'GET',
    path: '/api/subscriptions/tiers/productIds',
    access: tierManager,
    response: z.object({ productIds: z.array(z.string()) }),
  }),
};
