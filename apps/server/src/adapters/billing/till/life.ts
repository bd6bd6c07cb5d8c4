import type { Selectable } from 'kysely';
import type { Subscription } from '@signet/brand';
import type { Tables } from '../../../db/schema.ts';

export type TillSubscription = Selectable<Tables['till_subscriptions']>;

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** How long the till asks for a late payment before it calls it unpaid. */
export const DUNNING_DAYS = 14;

/** So many months later in UTC; a day that the month lacks is its last. */
export const monthsAfter = (anchor: Date, months: number): Date => {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return first;
};

/** When what is paid, or free as a trial, ends. */
export const periodEndOf = ({ status, trial_end: trialEnd, anchor, periods }: TillSubscription): Date =>
  status === 'trialing' && trialEnd ? trialEnd : monthsAfter(anchor, periods);

/** A period has ended: what was cancelled is over, else the next is paid, or owed. */
const renewed = (one: TillSubscription, end: Date): TillSubscription => {
  if (one.cancel_at_period_end) return { ...one, status: 'canceled', ended_at: end };
  const next = one.status === 'trialing' ? { ...one, anchor: end, periods: 1 } : { ...one, periods: one.periods + 1 };
  if (one.status === 'unpaid' || one.status === 'past_due') return next;
  return one.payments_fail ? { ...next, status: 'past_due', past_due_since: end } : { ...next, status: 'active' };
};

/** What happens next to a subscription of its own accord, and when. */
const nextTurn = (one: TillSubscription): { at: Date; next: TillSubscription } | undefined => {
  if (one.status === 'canceled') return undefined;
  const end = periodEndOf(one);
  const givenUp = one.status === 'past_due' && one.past_due_since && daysAfter(one.past_due_since, DUNNING_DAYS);
  return givenUp && givenUp < end
    ? { at: givenUp, next: { ...one, status: 'unpaid' } }
    : { at: end, next: renewed(one, end) };
};

/** The subscription as it is at `now`: everything that has come due has happened, in order. */
export const advance = (one: TillSubscription, now: Date): TillSubscription => {
  let present = one;
  for (let turn = nextTurn(present); turn && turn.at <= now; turn = nextTurn(present)) present = turn.next;
  return present;
};

/** The same as a provider tells it. */
export const told = (one: TillSubscription): Subscription & { paymentsFail: boolean } => ({
  id: one.id,
  status: one.status,
  productId: one.product_id,
  cancelAtPeriodEnd: one.cancel_at_period_end,
  startedAt: one.started_at,
  periodEnd: periodEndOf(one),
  trialEnd: one.trial_end,
  pastDueSince: one.past_due_since,
  endedAt: one.ended_at,
  paymentsFail: one.payments_fail,
});

const isOwed = ({ status }: TillSubscription) => status === 'past_due' || status === 'unpaid';

/** What can be done to a subscription at the desk; undefined where it makes no sense, as for one that has ended. */
export const acted = (
  one: TillSubscription,
  act: 'cancel' | 'resume' | 'failNext' | 'payNow' | { changeTo: string },
): TillSubscription | undefined => {
  if (one.status === 'canceled') return undefined;
  if (act === 'cancel') return { ...one, cancel_at_period_end: true };
  if (act === 'resume') return { ...one, cancel_at_period_end: false };
  if (act === 'failNext') return { ...one, payments_fail: true };
  if (act === 'payNow')
    return isOwed(one) ? { ...one, status: 'active', past_due_since: null, payments_fail: false } : undefined;
  return { ...one, product_id: act.changeTo };
};
