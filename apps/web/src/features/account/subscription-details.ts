import type { Result, subscriptionCalls } from '@signet/contract';
import { dayOf } from '../../shell/days.ts';

/** Spec administration §8.3. */
export const DETAILS_FAILED = 'Failed to load subscription details';

type Details = Result<typeof subscriptionCalls.details>;
type Given = { details: Details; expiration: string | null; locale?: string };

type Told = { sells: boolean; now: Date };

type Dates = { /** The end of the period. */ end: string; /** When everything closes. */ closes: string };
type Line = { name: string; value: string };

const renews = ({ end }: Dates): Line => ({ name: 'Renews on', value: end });
/** Nothing renews while a payment is missing: the end of its period is past, or was never paid for. */
const stands = (): undefined => undefined;
const dateLines: Record<Details['standing'], (dates: Dates) => Line | undefined> = {
  granted: renews,
  active: renews,
  trial: renews,
  ending: renews,
  grace: ({ closes }) => ({ name: 'Open until', value: closes }),
  unpaid: stands,
  paused: stands,
  ended: stands,
};

/** The lines of the subscription tab, in order: what it is and how it stands. */
export const subscriptionLines = ({ details, expiration, locale }: Given): Line[] => {
  const { managedSubscription } = details;
  if (!managedSubscription) return [{ name: 'Expires', value: dayOf(expiration, locale) }];
  const { status, cancelAtPeriodEnd, periodEndDate } = managedSubscription;
  const date = cancelAtPeriodEnd
    ? { name: 'Ends on', value: dayOf(periodEndDate, locale) }
    : dateLines[details.standing]({ end: dayOf(periodEndDate, locale), closes: dayOf(expiration, locale) });
  return [
    { name: 'Status', value: status.label },
    ...(date ? [date] : []),
    { name: 'Cancels at period end', value: cancelAtPeriodEnd ? 'Yes' : 'No' },
  ];
};

const words: Record<Details['standing'], ((dates: Dates) => string) | undefined> = {
  granted: undefined,
  active: undefined,
  trial: ({ end }) => `You are trying it for free. The first payment is on ${end}, unless you cancel before.`,
  ending: ({ end }) => `You have cancelled. Everything stays open until ${end}.`,
  grace: ({ closes }) =>
    `Your last payment did not go through. Everything stays open until ${closes}, so that you can settle it.`,
  unpaid: () => 'Your last payment did not go through. Settle it, and everything opens again.',
  paused: () => 'Your trial has ended and there is no payment to go on with. Add one, and everything opens again.',
  ended: () => 'Your subscription has ended. What you have made stays yours, to read and to download.',
};

/** A trial of the house itself, which begins with registering: nothing is paid after it. */
const houseTrial = (expiration: string, now: Date, locale: string | undefined): string =>
  Date.parse(expiration) < now.getTime()
    ? 'Your free trial has ended. What you have made stays yours, to read and to download.'
    : `You are trying Signet for free until ${dayOf(expiration, locale)}. Nothing is charged unless you subscribe.`;

/** How it stands, in a sentence; nothing where the lines say all. `sells`: whether one can subscribe at all. */
export const standingWords = ({ details, expiration, locale, ...given }: Given & Told): string | undefined => {
  if (details.standing === 'trial' && !details.managedSubscription)
    return given.sells && expiration ? houseTrial(expiration, given.now, locale) : undefined;
  return words[details.standing]?.({
    end: dayOf(details.managedSubscription?.periodEndDate ?? expiration, locale),
    closes: dayOf(expiration, locale),
  });
};
