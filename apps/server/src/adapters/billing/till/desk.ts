import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/client.ts';
import type { SignedEvent, TillAct, TillDesk } from '../../../ports/billing.ts';
import { tillProducts } from './catalogue.ts';
import { sessionEnd, type Clock } from './clock.ts';
import { acted, advance, daysAfter, told, type TillSubscription } from './life.ts';

type Announce = (type: string, of: { customerId: string; reference?: string | null }) => SignedEvent;
type Parts = { db: Database; clock: Clock; wallClock: () => Date; announce: Announce };

const UPDATED = 'customer.subscription.updated';

const subscriptionsOf = (db: Database, customerId: string) =>
  db
    .selectFrom('till_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('started_at', 'desc')
    .orderBy('id');

/**
 * What the desk is about: whatever has not ended. There may be several, and the newest may be over while an older one
 * runs: the clock can be moved back, and what has ended by then stays so.
 */
const running = (rows: readonly TillSubscription[], now: Date): TillSubscription[] =>
  rows.map((row) => advance(row, now)).filter(({ status }) => status !== 'canceled');

const begun = (
  {
    id,
    customer_id: customerId,
    is_discounted: isDiscounted,
  }: { id: string; customer_id: string; is_discounted: boolean },
  productId: string,
  now: Date,
): TillSubscription => {
  const trialDays = tillProducts.find((one) => one.id === productId)?.price?.trialDays ?? 0;
  return {
    // of its checkout, so that paying twice is one
    id: `sub_${id}`,
    customer_id: customerId,
    product_id: productId,
    status: trialDays > 0 ? 'trialing' : 'active',
    started_at: now,
    anchor: now,
    periods: 1,
    trial_end: trialDays > 0 ? daysAfter(now, trialDays) : null,
    past_due_since: null,
    ended_at: null,
    cancel_at_period_end: false,
    payments_fail: false,
    is_discounted: isDiscounted,
  };
};

const write = async (db: Database, { id, ...values }: TillSubscription): Promise<void> => {
  await db.updateTable('till_subscriptions').set(values).where('id', '=', id).execute();
};

/** What the pages of the test till show and do. */
export const createDesk = ({ db, clock, wallClock, announce }: Parts): TillDesk => {
  const ownSession = (trx: Database, id: string, userId: string) =>
    trx
      .selectFrom('till_sessions')
      .innerJoin('till_customers', 'till_customers.id', 'till_sessions.customer_id')
      .selectAll('till_sessions')
      .where('till_sessions.id', '=', id)
      .where('till_customers.user_id', '=', userId)
      .where('expires_at', '>', wallClock());

  return {
    async session(id, userId) {
      const row = await ownSession(db, id, userId).executeTakeFirst();
      if (!row) return undefined;
      const rows = await subscriptionsOf(db, row.customer_id).execute();
      const now = await clock.now();
      const open = running(rows, now);
      const shown = open.length > 0 ? open : rows.slice(0, 1).map((one) => advance(one, now));
      return {
        id,
        kind: row.kind,
        productId: row.product_id,
        isDiscounted: row.is_discounted,
        successUrl: row.success_url,
        cancelUrl: row.cancel_url,
        isDone: row.completed_at !== null,
        subscriptions: shown.map(told),
      };
    },

    async openFromTable({ customerId, productId, reference, successUrl, cancelUrl }) {
      // another product chosen before paying is the same checkout
      return db
        .insertInto('till_sessions')
        .values({
          id: `cs_${randomUUID()}`,
          kind: 'checkout',
          customer_id: customerId,
          reference,
          product_id: productId,
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: sessionEnd(wallClock()),
        })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'reference']).doUpdateSet({ product_id: productId, cancel_url: cancelUrl }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
    },

    async pay(id, userId) {
      const now = await clock.now();
      return db.transaction().execute(async (trx) => {
        const session = await ownSession(trx, id, userId)
          .where('kind', '=', 'checkout')
          // two checkouts of one customer are paid one after the other
          .forUpdate(['till_sessions', 'till_customers'])
          .executeTakeFirst();
        if (!session?.product_id) return undefined;
        const { customer_id: customerId, reference, success_url: returnUrl } = session;
        if (session.completed_at) return { returnUrl, events: [] };
        const before = await subscriptionsOf(trx, customerId).execute();
        if (running(before, now).length > 0) return { returnUrl, events: [], isRefused: true };
        await trx.updateTable('till_sessions').set({ completed_at: wallClock() }).where('id', '=', id).execute();
        await trx
          .insertInto('till_subscriptions')
          .values(begun(session, session.product_id, now))
          .execute();
        const types = ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'];
        return { returnUrl, events: types.map((type) => announce(type, { customerId, reference })) };
      });
    },

    async act(id, userId, act: TillAct, subscriptionId) {
      if (typeof act === 'object' && !tillProducts.some((one) => one.id === act.changeTo)) return undefined;
      const now = await clock.now();
      return db.transaction().execute(async (trx) => {
        const session = await ownSession(trx, id, userId).where('kind', '=', 'portal').executeTakeFirst();
        if (!session) return undefined;
        const open = running(await subscriptionsOf(trx, session.customer_id).forUpdate().execute(), now);
        const one = subscriptionId === undefined ? open[0] : open.find((each) => each.id === subscriptionId);
        const next = one && acted(one, act);
        if (!next) return undefined;
        await write(trx, next);
        return [announce(UPDATED, { customerId: next.customer_id })];
      });
    },

    moveClock: (to, note) =>
      db.transaction().execute(async (trx) => {
        const before = await clock.now(trx);
        await clock.move(trx, to);
        await note?.(trx);
        const now = await clock.now(trx);
        const rows = await trx
          .selectFrom('till_subscriptions')
          .selectAll()
          .where('status', '<>', 'canceled')
          // in the order in which an act locks those of one customer
          .orderBy('started_at', 'desc')
          .orderBy('id')
          .forUpdate()
          .execute();
        const events: SignedEvent[] = [];
        for (const row of rows) {
          const [was, is] = [advance(row, before), advance(row, now)];
          if (JSON.stringify(was) === JSON.stringify(is)) continue;
          await write(trx, is);
          events.push(announce(UPDATED, { customerId: row.customer_id }));
        }
        return events;
      }),
  };
};
