import type { api, Result } from '@signet/contract';

/** Spec administration §8.3. */
export const DETAILS_FAILED = 'Failed to load subscription details';

const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A date for people, or 'Never' when absent (spec administration §4.3). Expiry is a UTC instant, so the day is the
 * UTC day.
 */
export const dayOf = (instant: string | null): string => (instant === null ? 'Never' : days.format(new Date(instant)));

type Details = Result<typeof api.subscriptions.details>;

/** The lines of the subscription tab, in order: what it is and how it stands. */
export const subscriptionLines = (
  { managedSubscription }: Details,
  expiration: string | null,
): { name: string; value: string }[] => {
  if (!managedSubscription) return [{ name: 'Expires', value: dayOf(expiration) }];
  const { status, cancelAtPeriodEnd, periodEndDate } = managedSubscription;
  return [
    { name: 'Status', value: status.label },
    { name: cancelAtPeriodEnd ? 'Ends on' : 'Renews on', value: dayOf(periodEndDate) },
    { name: 'Cancels at period end', value: cancelAtPeriodEnd ? 'Yes' : 'No' },
  ];
};
