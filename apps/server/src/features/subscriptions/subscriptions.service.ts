import { governingSubscription, type Subscription } from '@signet/brand';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Billing, SignedEvent } from '../../ports/billing.ts';
import type { CurrentUser } from '../users/users.service.ts';
import { safePath } from './safe-path.ts';
import type { CheckoutKind, SubscriptionStore } from './subscriptions.store.ts';
import type { TierService } from './tiers.service.ts';

const READ = 'subscriptions.read';
type Reading = { userId: string };

/** So long the same checkout is opened again instead of another, and can be paid. Stripe asks for 30 at least. */
const CHECKOUT_MINUTES = 40;
/** Signing in reads a subscription again that was not read for so long. */
const STALE_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Readings of one job; what is told then is found by the next minute's. */
const MOST_ROUNDS = 5;
/** People of one round of the daily job. */
const ROUND = 200;

const isRunning = ({ status }: Subscription): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due';
/** What is managed in place of buying another. */
const isHeld = (one: Subscription): boolean => isRunning(one) || one.status === 'unpaid' || one.status === 'paused';

/** Where the founder comes back to from paying. */
export const RETURN_PATH = '/subscribed';

type Parts = {
  db: Database;
  store: SubscriptionStore;
  billing: Billing;
  tiers: Pick<TierService, 'firstProduct'>;
  jobs: Pick<Jobs, 'enqueue'>;
  publicUrl: URL;
  log: Pick<Logger, 'warn'>;
  now: () => Date;
};

/**
 * Subscriptions as the payment provider has them. Whatever is told by an event, a return from paying or the clock leads
 * to the same: the customer's subscriptions are read, and the one that counts is kept (docs/decisions/0026).
 */
export const createSubscriptionService = ({ db, store, billing, tiers, jobs, publicUrl, log, now }: Parts) => {
  const address = (path: string): string => new URL(path, publicUrl).href;

  /**
   * Whoever subscribes cannot pay for another by a page that is open elsewhere: at the provider first, so that one
   * that does not answer is asked again at the next reading. What somebody begins later in a pricing table that was
   * open all the time is not seen any more: it is told as a second subscription.
   */
  const closeCheckouts = async (userId: string): Promise<void> => {
    if (!(await store.hasOpenCheckout(userId))) return;
    try {
      const customerIds = await store.customersOf(userId);
      await billing.expireCheckouts({ customerIds, references: await store.tableCheckouts(userId) });
      await store.closeCheckouts(userId, now());
    } catch (err) {
      log.warn({ err }, 'open checkouts could not be expired');
    }
  };

  /** Reads what the provider has of a person, and keeps what counts. Safe at any time, any number of times. */
  const read = async (userId: string): Promise<void> => {
    const customers = await store.customersOf(userId);
    if (customers.length === 0) return;
    const { reading, beganAt } = await store.nextReading();
    const all = (await Promise.all(customers.map((one) => billing.subscriptionsOf(one)))).flat();
    const counts = governingSubscription(all);
    if (all.filter(isRunning).length > 1) log.warn({ userId }, 'somebody pays for more than one subscription');
    if (counts) await store.keep(userId, counts, reading);
    else await store.drop(userId, reading);
    // whether the founder comes back from paying or not
    if (all.some(isHeld)) await closeCheckouts(userId);
    await store.lookedAt(userId, beganAt);
  };

  /** The same, and again while more is told meanwhile: a hint that comes during a reading adds no job. */
  const readAllTold = async (userId: string): Promise<void> => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await read(userId);
      if ((await store.unread(userId)).length === 0) return;
    }
  };

  /** Customers that the provider's own pricing table made, by the reference that it was given. */
  const adopt = async (since: Date): Promise<string[]> => {
    const adopted: string[] = [];
    for (const { reference, customerId } of await billing.paidReferences(since)) {
      const userId = await store.userOfCheckout(reference);
      if (!userId) continue;
      await store.addCustomer(userId, customerId);
      adopted.push(userId);
    }
    return adopted;
  };

  /** The person's customer at the provider: one, however often and at once this is asked. */
  const customerOf = async ({ _id, email }: Pick<CurrentUser, '_id' | 'email'>): Promise<string> => {
    const [known] = await store.customersOf(_id);
    if (known) return known;
    const made = await billing.createCustomer({ userId: _id, email });
    await store.addCustomer(_id, made);
    return (await store.customersOf(_id))[0] ?? made;
  };

  const begin = (user: CurrentUser, kind: CheckoutKind, from: string | undefined) => {
    if (user.subscription.isManaged) throw new Refusal('alreadySubscribed');
    const expiresAt = new Date(now().getTime() + CHECKOUT_MINUTES * 60_000);
    return store.openCheckout(user._id, kind, { returnTo: safePath(from), now: now(), expiresAt });
  };

  /** One person whose reading fails holds up nobody else's. */
  const told = (err: unknown): void => log.warn({ err }, 'a subscription could not be read');

  const work: Work<Reading> = { name: READ, run: ({ userId }) => readAllTold(userId), workers: 2 };
  /** What was told in the moment between a job's last look and its end. */
  const left: Work<object> = {
    name: 'subscriptions.read-left',
    cron: '* * * * *',
    atStart: true,
    async run() {
      for (const userId of await store.unread()) await read(userId).catch(told);
    },
  };
  /** Whatever was not told, or was told while nobody listened. */
  const daily: Work<object> = {
    name: 'subscriptions.read-all',
    cron: '17 3 * * *',
    atStart: true,
    async run(_data, { signal }) {
      await adopt(new Date(now().getTime() - 2 * DAY_MS));
      const before = new Date(now().getTime() - DAY_MS / 2);
      // what failed stays unread, and is passed over for this time
      const failed = new Set<string>();
      const next = () => store.usersToLookAt(before, { limit: ROUND, except: [...failed] });
      for (let people = await next(); people.length > 0 && !signal.aborted; people = await next()) {
        for (const userId of people) {
          await read(userId).catch((error: unknown) => {
            told(error);
            failed.add(userId);
          });
        }
      }
    },
  };

  return {
    works: [work, left, daily] as readonly Work<never>[],
    read,
    customerOf,

    /**
     * A webhook: kept by its id, and a hint to read. Answered before anything is read, so that a slow provider's call
     * to itself never fails.
     * @throws Refusal `signatureInvalid`, and nothing was changed.
     */
    async receive(given: { raw: Buffer; signature: string | undefined }): Promise<void> {
      const event = await billing.readEvent(given);
      if (!event) throw new Refusal('signatureInvalid');
      const byReference = event.reference ? await store.userOfCheckout(event.reference) : undefined;
      if (byReference && event.customerId) await store.addCustomer(byReference, event.customerId);
      const userId = event.customerId ? await store.userOfCustomer(event.customerId) : undefined;
      await db.transaction().execute(async (trx) => {
        const isNew = await store.addEvent(trx, event);
        if (!isNew || !userId || !event.customerId) return;
        await store.tell(trx, event.customerId);
        await jobs.enqueue(trx, READ, { userId } satisfies Reading, userId);
      });
    },

    async receiveAll(events: readonly SignedEvent[]): Promise<void> {
      for (const event of events) await this.receive(event);
    },

    /** On signing in: read again where that is long ago. */
    async onSignIn(userId: string): Promise<void> {
      const before = new Date(now().getTime() - STALE_MS);
      if (await store.isStale(userId, before)) await jobs.enqueue(db, READ, { userId } satisfies Reading, userId);
    },

    async refresh(userId: string): Promise<string | null> {
      const last = await store.lastCheckout(userId);
      if (last && !last.closedAt) await adopt(last.createdAt);
      await read(userId);
      return last?.returnTo ?? null;
    },

    /** The provider's page for paying, with the promotion (spec administration §2.4). */
    async betaCheckout(user: CurrentUser, from: string | undefined): Promise<string> {
      const productId = await tiers.firstProduct();
      if (!productId) throw new Refusal('nothingToBuy');
      const { id, returnTo, expiresAt } = await begin(user, 'beta', from);
      const customerId = await customerOf(user);
      const { url } = await billing.openCheckout({
        customerId,
        productId,
        reference: id,
        hasPromotion: billing.hasPromotion,
        expiresAt,
        successUrl: address(RETURN_PATH),
        cancelUrl: address(returnTo),
      });
      return url;
    },

    /** What a pricing table carries along, so that what is paid there is known to be this person's. */
    tableCheckout: async (user: CurrentUser, from: string | undefined): Promise<string> =>
      (await begin(user, 'table', from)).id,

    /** The provider's page for managing what there is. */
    async portal(user: CurrentUser, from: string | undefined): Promise<string> {
      const returnUrl = address(`${RETURN_PATH}?to=${encodeURIComponent(safePath(from))}`);
      const { url } = await billing.openPortal({ customerId: await customerOf(user), returnUrl });
      return url;
    },

    ownCheckout: (userId: string, id: string) => store.ownCheckout(userId, id),
  };
};

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
