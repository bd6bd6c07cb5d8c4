import type { SubscriptionStatus } from '@signet/brand';
import type { Answer, api } from '@signet/contract';
import type { CurrentUser } from '../users/users.service.ts';

/** How a subscription stands, in a word or two; screens say the rest with its dates. */
const labels = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Not paid',
  paused: 'Paused',
  canceled: 'Ended',
  incomplete: 'Waiting for the first payment',
  incomplete_expired: 'Not begun',
} as const satisfies Record<SubscriptionStatus, string>;

/** Tier and managed subscription of a person (spec administration §3). */
export const presentDetails = ({
  subscription,
}: Pick<CurrentUser, 'subscription'>): Answer<typeof api.subscriptions.details> => {
  const { subscriptionKey: key, label, standing, isManaged, managed } = subscription;
  return {
    tier: { key, label },
    standing,
    managedSubscription:
      isManaged && managed
        ? {
            status: { label: labels[managed.status] },
            cancelAtPeriodEnd: managed.cancelAtPeriodEnd,
            periodEndDate: managed.periodEnd?.toISOString() ?? null,
          }
        : null,
  };
};
