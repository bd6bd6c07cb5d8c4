import { sql } from 'kysely';
import type { Subscription } from '@signet/brand';
import type { Database } from '../../db/client.ts';
import type { BillingEvent } from '../../ports/billing.ts';

export type CheckoutKind = 'beta' | 'table';
export type OpenCheckout = { id: string; returnTo: string; expiresAt: Date };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Customers, what was read of their subscriptions, events that were told, and checkouts that were opened. */
export const createSubscriptionStore = ({ db, provider }: { db: Database; provider: string }) => ({
  customersOf: async (userId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('provider', '=', provider)
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('customer_id')
      .execute();
    return rows.map((row) => row.customer_id);
  },

  /** Whose customer this is; undefined for nobody of ours. */
  userOfCustomer: async (customerId: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('billing_customers')
      .select('user_id')
      .where('provider', '=', provider)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    return row?.user_id;
  },

  /** A customer belongs to whoever it was first known of. */
  async addCustomer(userId: string, customerId: string): Promise<void> {
    await db
      .insertInto('billing_customers')
      .values({ provider, customer_id: customerId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Something has happened to this customer. */
  async tell(trx: Database, customerId: string): Promise<void> {
    await trx
      .updateTable('billing_customers')
      .set({ told_at: sql<Date>`clock_timestamp()` })
      .where('provider', '=', provider)
      .where('customer_id', '=', customerId)
      .execute();
  },

  /** People of whom something was told since their last reading began; of one person alone where one is given. */
  unread: async (userId?: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('billing_customers')
      .select('user_id')
      .groupBy('user_id')
      .where('provider', '=', provider)
      .where(sql<boolean>`told_at > coalesce(looked_at, '-infinity')`)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      // in no order, so that those whose reading keeps failing do not stand first each time
      .orderBy(sql`random()`)
      .limit(200)
      .execute();
    return rows.map((row) => row.user_id);
  },

  /** People whose subscriptions were last read before `before`, the longest ago first; none of `except`. */
  usersToLookAt: async (
    before: Date,
    { limit, except }: { limit: number; except: readonly string[] },
  ): Promise<string[]> => {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from billing_customers
       where provider = ${provider} and coalesce(looked_at, '-infinity') < ${before}
         and user_id <> all (${[...except]}::uuid[])
       group by user_id order by min(coalesce(looked_at, '-infinity')) limit ${limit}`.execute(db);
    return rows.map((row) => row.user_id);
  },

  /** Whether this is a customer whose subscriptions were last read before `before`. */
  isStale: async (userId: string, before: Date): Promise<boolean> => {
    const { rows } = await sql<{ stale: boolean }>`
      select exists (select from billing_customers where provider = ${provider} and user_id = ${userId}
        and coalesce(looked_at, '-infinity') < ${before}) as stale`.execute(db);
    return rows[0]?.stale ?? false;
  },

  async lookedAt(userId: string, at: Date): Promise<void> {
    await db
      .updateTable('billing_customers')
      .set({ looked_at: at })
      .where('provider', '=', provider)
      .where('user_id', '=', userId)
      .execute();
  },

  /** The number of a reading and when it begins; to be taken before. */
  async nextReading(): Promise<{ reading: string; beganAt: Date }> {
    const { rows } = await sql<{ reading: string; beganAt: Date }>`
      select nextval('billing_readings')::text as reading, clock_timestamp() as "beganAt"`.execute(db);
    return rows[0] ?? { reading: '0', beganAt: new Date(0) };
  },

  /** Stores what was read, unless a reading that began later was stored already. */
  async keep(userId: string, one: Subscription, reading: string): Promise<void> {
    const values = {
      provider,
      subscription_id: one.id,
      status: one.status,
      product_id: one.productId,
      cancel_at_period_end: one.cancelAtPeriodEnd,
      started_at: one.startedAt,
      period_end: one.periodEnd,
      trial_end: one.trialEnd,
      past_due_since: one.pastDueSince,
      ended_at: one.endedAt,
      reading,
    };
    await db
      .insertInto('subscriptions')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(values).where('subscriptions.reading', '<', reading),
      )
      .execute();
  },

  /** The provider has none of this person any more. */
  async drop(userId: string, reading: string): Promise<void> {
    await db.deleteFrom('subscriptions').where('user_id', '=', userId).where('reading', '<', reading).execute();
  },

  /** Whether this event was not known before. */
  async addEvent(trx: Database, { id, type, customerId, reference }: BillingEvent): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('billing_events')
      .values({ provider, id, type, customer_id: customerId, reference })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  /**
   * The checkout that is open for this person, or a new one. Whoever asks twice at once gets the same; one from
   * another page takes the place of the former.
   */
  openCheckout: (
    userId: string,
    kind: CheckoutKind,
    {
      returnTo,
      now,
      expiresAt,
    }: {
      returnTo: string;
      now: Date;
      expiresAt: Date;
    },
  ): Promise<OpenCheckout> =>
    db.transaction().execute(async (trx) => {
      // one after the other for one person: a second press waits for the first
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const open = await trx
        .selectFrom('billing_checkouts')
        .select(['id', 'return_to as returnTo', 'expires_at'])
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      if (open && open.returnTo === returnTo && open.expires_at > now)
        return { id: open.id, returnTo, expiresAt: open.expires_at };
      if (open) await trx.updateTable('billing_checkouts').set({ closed_at: now }).where('id', '=', open.id).execute();
      const { id } = await trx
        .insertInto('billing_checkouts')
        .values({ user_id: userId, kind, return_to: returnTo, created_at: now, expires_at: expiresAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, returnTo, expiresAt };
    }),

  /** Whose checkout carries this reference, open or not. */
  userOfCheckout: async (reference: string): Promise<string | undefined> => {
    if (!UUID.test(reference)) return undefined;
    const { user_id: userId } =
      (await db.selectFrom('billing_checkouts').select('user_id').where('id', '=', reference).executeTakeFirst()) ?? {};
    return userId;
  },

  /** Whether this checkout is this person's, and not over. */
  ownCheckout: (userId: string, id: string) =>
    db
      .selectFrom('billing_checkouts')
      .select(['id', 'return_to as returnTo'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),

  /** The last checkout that this person opened. */
  lastCheckout: (userId: string) =>
    db
      .selectFrom('billing_checkouts')
      .select(['id', 'return_to as returnTo', 'created_at as createdAt', 'closed_at as closedAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),

  hasOpenCheckout: async (userId: string): Promise<boolean> => {
    const open = db.selectFrom('billing_checkouts').select('id').where('user_id', '=', userId);
    return (await open.where('closed_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
  },

  /** What a pricing table was ever given for this person: it carries that as long as its page is open. */
  async tableCheckouts(userId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('billing_checkouts')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'table')
      .execute();
    return rows.map(({ id }) => id);
  },

  async closeCheckouts(userId: string, now: Date): Promise<void> {
    await db
      .updateTable('billing_checkouts')
      .set({ closed_at: now })
      .where('user_id', '=', userId)
      .where('closed_at', 'is', null)
      .execute();
  },

  /**
   * What was tried at the test till counts for nothing at a real provider, and its clock moves nobody's subscription
   * there. What a real provider told stays, also where a server starts once without its key: it was paid for.
   */
  async forgetTrials(): Promise<void> {
    if (provider === 'till') return;
    await db.deleteFrom('subscriptions').where('provider', '=', 'till').execute();
    await db.deleteFrom('subscription_clock').execute();
  },
});

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;
