import { brandFinisher, FREE_TIER } from '@signet/contract';
import { allows, type Person } from './access.ts';

/** How a subscription stands at the payment provider; the names are Stripe's. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A subscription as its provider told it last. All instants are UTC. */
export type Subscription = {
  id: string;
  status: SubscriptionStatus;
  productId: string;
  /** It was cancelled and runs until `periodEnd`. */
  cancelAtPeriodEnd: boolean;
  startedAt: Date;
  /** Until when it is paid, or free while it is a trial. */
  periodEnd: Date | null;
  trialEnd: Date | null;
  /** Since when a payment is owed. */
  pastDueSince: Date | null;
  endedAt: Date | null;
};

/** What the house gave somebody by registering, an invitation or an administrator. */
export type Grant<Tier> = { tier: Tier; expiration: Date | null; /** Null: from the beginning. */ since: Date | null };

/** How somebody stands, for what is said to them. */
export type Standing = 'granted' | 'trial' | 'active' | 'ending' | 'grace' | 'unpaid' | 'paused' | 'ended';

export type Holding<Tier> = {
  tier: Tier;
  /** Until when it is held; null for ever. */
  expiration: Date | null;
  /** Whether there is something at the provider to manage, instead of something to buy (spec results §6). */
  isManaged: boolean;
  standing: Standing;
  /** What was subscribed to, also when that has ended: what was made with it stays readable. */
  subscribed: Tier | undefined;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a payment may be late, or a renewal unheard of, before anything closes. */
export const GRACE_DAYS = 7;

const withGrace = (since: Date | null): Date | null =>
  since === null ? null : new Date(since.getTime() + GRACE_DAYS * DAY_MS);

type Rule = {
  /** Until when it gives its tier; null without an end. */
  until: (subscription: Subscription) => Date | null;
  standing: Standing;
  isManaged: boolean;
};

const running = (standing: 'trial' | 'active'): Rule => ({
  // a renewal that nobody told of yet closes nothing; what was cancelled ends at its instant
  until: ({ cancelAtPeriodEnd, periodEnd }) => (cancelAtPeriodEnd ? periodEnd : withGrace(periodEnd)),
  standing,
  isManaged: true,
});

/** What each status gives; those that have not begun give nothing. */
const rules = {
  trialing: running('trial'),
  active: running('active'),
  past_due: {
    until: ({ pastDueSince, periodEnd }) => withGrace(pastDueSince ?? periodEnd),
    standing: 'grace',
    isManaged: true,
  },
  unpaid: {
    until: ({ pastDueSince, periodEnd, startedAt }) => pastDueSince ?? periodEnd ?? startedAt,
    standing: 'unpaid',
    isManaged: true,
  },
  paused: {
    until: ({ trialEnd, periodEnd, startedAt }) => trialEnd ?? periodEnd ?? startedAt,
    standing: 'paused',
    isManaged: true,
  },
  canceled: {
    until: ({ endedAt, periodEnd, startedAt }) => endedAt ?? periodEnd ?? startedAt,
    standing: 'ended',
    isManaged: false,
  },
  incomplete: undefined,
  incomplete_expired: undefined,
} as const satisfies Record<SubscriptionStatus, Rule | undefined>;

const isOver = (until: Date | null, now: Date): boolean => until !== null && until.getTime() < now.getTime();

/** After a subscription's end the house's own word counts: a later one, or one beyond the fallback that still runs. */
const outlives = <Tier extends { key: string }>(
  { tier, expiration, since }: Grant<Tier>,
  { end, fallback, now }: { end: Date; fallback: Tier; now: Date },
): boolean =>
  (since !== null && since.getTime() > end.getTime()) || (tier.key !== fallback.key && !isOver(expiration, now));

const standingAt = ({ standing }: Rule, { cancelAtPeriodEnd }: Subscription, isEnded: boolean): Standing => {
  if (standing === 'trial' || standing === 'active') {
    if (isEnded) return cancelAtPeriodEnd ? 'ended' : 'unpaid';
    return cancelAtPeriodEnd ? 'ending' : standing;
  }
  return standing === 'grace' && isEnded ? 'unpaid' : standing;
};

/**
 * What somebody holds: a pure function of what the house gave, the subscription as it was stored, the tier of its
 * product and the clock (spec results §4; flow decisions, "People, tiers, time"). A product without a tier gives the
 * fallback tier. Whether it has run out is asked of `isExpired`.
 */
export const holdingOf = <Tier extends { key: string }>({
  granted,
  subscription,
  productTier,
  fallback,
  now,
}: {
  granted: Grant<Tier>;
  subscription: Subscription | undefined;
  productTier: Tier | undefined;
  fallback: Tier;
  now: Date;
}): Holding<Tier> => {
  const byGrant = { tier: granted.tier, expiration: granted.expiration, standing: 'granted' as const };
  const rule: Rule | undefined = subscription && rules[subscription.status];
  if (!subscription || !rule) {
    // whoever registers while subscriptions are on has the fallback tier until a day (flow decisions)
    const isTrial = granted.tier.key === fallback.key && granted.expiration !== null;
    return { ...byGrant, standing: isTrial ? 'trial' : 'granted', isManaged: false, subscribed: undefined };
  }
  const subscribed = productTier ?? fallback;
  const until = rule.until(subscription);
  const isEnded = isOver(until, now);
  const isManaged = rule.isManaged && !(isEnded && subscription.cancelAtPeriodEnd);
  if (until && isEnded && outlives(granted, { end: until, fallback, now }))
    return { ...byGrant, isManaged, subscribed };
  return {
    tier: subscribed,
    expiration: until,
    isManaged,
    standing: standingAt(rule, subscription, isEnded),
    subscribed,
  };
};

/**
 * Whether whoever has run out may go on with the free tier ('Free to Play'). Its own trial does not begin anew, and
 * a tier that cannot finish a brand, as the waitlist's, is not left for one that can by a press alone (flow decisions,
 * "People, tiers, time").
 */
export const mayGoOnFree = (person: Person): boolean =>
  person.subscription.subscriptionKey !== FREE_TIER && allows({ ...brandFinisher, expiry: 'any' }, person);

/** Which of several counts: what gives most first, of the same the newest. */
const precedence: Record<SubscriptionStatus, number> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  paused: 3,
  canceled: 4,
  incomplete: 5,
  incomplete_expired: 6,
};

/** The one of a person's subscriptions that counts; undefined where there is none. The order given does not matter. */
export const governingSubscription = (subscriptions: readonly Subscription[]): Subscription | undefined =>
  subscriptions.toSorted(
    (one, other) =>
      precedence[one.status] - precedence[other.status] ||
      other.startedAt.getTime() - one.startedAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  )[0];
