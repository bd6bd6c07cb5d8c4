import type { Subscription } from '@signet/brand';
import type { Database } from '../db/client.ts';

export type BillingPrice = {
  id: string;
  /** In the smallest unit of the currency. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
  interval: 'month' | 'year';
  trialDays: number;
};
export type BillingProduct = {
  id: string;
  name: string;
  /** The default price; null where there is none to subscribe by. */
  price: BillingPrice | null;
};

/** Something that the provider says has happened. A hint to look: nothing in it is taken for true. */
export type BillingEvent = { id: string; type: string; customerId: string | null; reference: string | null };
/** An event as it arrives: its bytes and the header that vouches for them. */
export type SignedEvent = { raw: Buffer; signature: string };

export type Checkout = {
  customerId: string;
  productId: string;
  /** Ours; opening one twice by the same reference opens the same one. */
  reference: string;
  /** Whether the promotion code of the house is taken off. */
  hasPromotion: boolean;
  /** From then on it cannot be paid any more; half an hour ahead at least. */
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
};

/** What the desk of the built-in test till shows and does; there is none at a real provider. */
export type TillSession = {
  id: string;
  kind: 'checkout' | 'portal';
  productId: string | null;
  isDiscounted: boolean;
  successUrl: string;
  cancelUrl: string;
  isDone: boolean;
  /** Those that have not ended, the newest first; where all have, the one that ended last. */
  subscriptions: (Subscription & { paymentsFail: boolean })[];
};
export type TillAct = 'cancel' | 'resume' | 'failNext' | 'payNow' | { changeTo: string };
export type TillDesk = {
  /** A session of this person's; undefined where there is none, or it has expired. */
  session(id: string, userId: string): Promise<TillSession | undefined>;
  /** A checkout of what was chosen in the pricing table. */
  openFromTable(checkout: Omit<Checkout, 'hasPromotion' | 'expiresAt'>): Promise<{ id: string }>;
  /**
   * Subscribes; paying twice subscribes once. Refused to whoever subscribes already, by another checkout. Undefined
   * where there is no such open checkout of this person's.
   */
  pay(id: string, userId: string): Promise<{ returnUrl: string; events: SignedEvent[]; isRefused?: true } | undefined>;
  /** To one of the person's subscriptions; to the newest that has not ended where none is named. */
  act(id: string, userId: string, act: TillAct, subscriptionId?: string): Promise<SignedEvent[] | undefined>;
  /**
   * Moves the clock of everything to do with subscriptions; null is back to the real time. The till has its books in
   * this database: `note` is written in the same transaction.
   */
  moveClock(to: Date | null, note?: (trx: Database) => Promise<void>): Promise<SignedEvent[]>;
};

/** Who takes the money. What a person holds is decided here alone, from what `subscriptionsOf` answers. */
export type Billing = {
  readonly provider: 'till' | 'stripe';
  /** Whether there is a promotion to take off; without one, none may be offered. */
  readonly hasPromotion: boolean;
  /** One line for the start banner. */
  readonly description: string;
  /** What can be subscribed to. */
  products(): Promise<BillingProduct[]>;
  /** Opens an account for a person; the same one for the same person. */
  createCustomer(person: { userId: string; email: string }): Promise<string>;
  openCheckout(checkout: Checkout): Promise<{ url: string }>;
  /**
   * No checkout of a person that is open can be paid any more: neither those of their customers, nor those of the
   * provider's own pricing table, which have no customer until they are paid, by the references that it was given.
   */
  expireCheckouts(of: { customerIds: readonly string[]; references: readonly string[] }): Promise<void>;
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /** Every subscription that this customer has or had, as it is now. */
  subscriptionsOf(customerId: string): Promise<Subscription[]>;
  /** Customers who have paid a checkout that carried one of our references, of those that began after `since`. */
  paidReferences(since: Date): Promise<{ reference: string; customerId: string }[]>;
  /** The event in what arrived; undefined where the signature is missing, wrong or not of these five minutes. */
  readEvent(event: { raw: Buffer; signature: string | undefined }): Promise<BillingEvent | undefined>;
  /** The time that subscriptions go by. */
  now(): Promise<Date>;
  readonly desk?: TillDesk;
};
