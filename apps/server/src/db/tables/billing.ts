import type { ColumnType, Generated } from 'kysely';
import type { SubscriptionStatus } from '@signet/brand';
import type { Instant } from './columns.ts';

/** The tables of subscriptions: what the provider told, and the books of the built-in test till. */
export type BillingTables = {
  billing_customers: {
    provider: string;
    customer_id: string;
    user_id: string;
    /** When an event said last that something has happened. */
    told_at: Instant | null;
    /** When the last reading of its subscriptions began. */
    looked_at: Instant | null;
    created_at: ColumnType<Date, never, never>;
  };
  /** The one that counts of each person, as the provider told it last. */
  subscriptions: {
    user_id: string;
    provider: string;
    subscription_id: string;
    status: SubscriptionStatus;
    product_id: string;
    cancel_at_period_end: boolean;
    started_at: Instant;
    period_end: Instant | null;
    trial_end: Instant | null;
    past_due_since: Instant | null;
    ended_at: Instant | null;
    /** Readings are numbered before they begin, so that a slow one never overwrites a later one. */
    reading: ColumnType<string, string, string>;
  };
  billing_events: {
    provider: string;
    id: string;
    type: string;
    customer_id: string | null;
    reference: string | null;
    received_at: ColumnType<Date, never, never>;
  };
  billing_checkouts: {
    id: Generated<string>;
    user_id: string;
    kind: 'beta' | 'table';
    /** Where the founder was. */
    return_to: string;
    created_at: ColumnType<Date, Date | undefined, never>;
    expires_at: Instant;
    closed_at: Instant | null;
  };
  billing_letters: { user_id: string; about: 'trial'; ends_at: Instant; sent_at: ColumnType<Date, never, never> };
  subscription_clock: { only_one: Generated<boolean>; ahead_ms: ColumnType<string, string | number, string | number> };
  till_customers: { id: string; user_id: string };
  till_sessions: {
    id: string;
    kind: 'checkout' | 'portal';
    customer_id: string;
    /** Whoever opened it twice by the same name gets the same one. */
    reference: string | null;
    product_id: string | null;
    is_discounted: Generated<boolean>;
    success_url: string;
    cancel_url: string;
    expires_at: Instant;
    completed_at: Instant | null;
  };
  till_subscriptions: {
    id: string;
    customer_id: string;
    product_id: string;
    status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled';
    started_at: Instant;
    /** What periods are counted from, so that the 31st stays the 31st. */
    anchor: Instant;
    periods: number;
    trial_end: Instant | null;
    past_due_since: Instant | null;
    ended_at: Instant | null;
    cancel_at_period_end: boolean;
    payments_fail: boolean;
    is_discounted: boolean;
  };
};
