import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/client.ts';
import type { Billing, BillingEvent, SignedEvent } from '../../../ports/billing.ts';
import { isSigned, signEvent } from '../signature.ts';
import { tillProducts } from './catalogue.ts';
import { createClock, sessionEnd } from './clock.ts';
import { createDesk } from './desk.ts';
import { advance, told } from './life.ts';

type Parts = { db: Database; /** For signing its events. */ secret: string; publicUrl: URL; now?: () => Date };

const isEvent = (value: unknown): value is BillingEvent =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'customerId' in value;

/**
 * The built-in test till: a provider of its own that takes no money, with its books in this database and a clock that
 * can be moved. Its subscriptions renew, fail and end by themselves, as the clock goes.
 */
export const createTill = ({ db, secret, publicUrl, now: wallClock = () => new Date() }: Parts): Billing => {
  const clock = createClock({ db, wallClock });
  const address = (path: string) => new URL(path, publicUrl).href;
  const announce = (type: string, of: { customerId: string; reference?: string | null }): SignedEvent => {
    const event: BillingEvent = {
      id: `evt_${randomUUID()}`,
      type,
      customerId: of.customerId,
      reference: of.reference ?? null,
    };
    const raw = Buffer.from(JSON.stringify(event));
    return { raw, signature: signEvent(secret, raw, wallClock()) };
  };

  return {
    provider: 'till',
    hasPromotion: true,
    description: 'test till; nobody is charged',
    products: async () => [...tillProducts],

    async createCustomer({ userId }) {
      const { id } = await db
        .insertInto('till_customers')
        .values({ id: `cus_${randomUUID()}`, user_id: userId })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async openCheckout({ customerId, productId, reference, hasPromotion, expiresAt, successUrl, cancelUrl }) {
      const { id } = await db
        .insertInto('till_sessions')
        .values({
          id: `cs_${randomUUID()}`,
          kind: 'checkout',
          customer_id: customerId,
          reference,
          product_id: productId,
          is_discounted: hasPromotion,
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: expiresAt,
        })
        .onConflict((conflict) => conflict.columns(['kind', 'reference']).doUpdateSet({ reference }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return { url: address(`/till/checkout/${id}`) };
    },

    async expireCheckouts({ customerIds }) {
      if (customerIds.length === 0) return;
      await db
        .updateTable('till_sessions')
        .set({ expires_at: wallClock() })
        .where('customer_id', 'in', customerIds)
        .where('kind', '=', 'checkout')
        .where('completed_at', 'is', null)
        .where('expires_at', '>', wallClock())
        .execute();
    },

    async openPortal({ customerId, returnUrl }) {
      const { id } = await db
        .insertInto('till_sessions')
        .values({
          id: `ps_${randomUUID()}`,
          kind: 'portal',
          customer_id: customerId,
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: sessionEnd(wallClock()),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { url: address(`/till/portal/${id}`) };
    },

    async subscriptionsOf(customerId) {
      const rows = await db
        .selectFrom('till_subscriptions')
        .selectAll()
        .where('customer_id', '=', customerId)
        .execute();
      const now = await clock.now();
      return rows.map((row) => {
        const { paymentsFail: _ownBusiness, ...subscription } = told(advance(row, now));
        return subscription;
      });
    },

    async paidReferences(since) {
      const rows = await db
        .selectFrom('till_sessions')
        .select(['reference', 'customer_id'])
        .where('completed_at', '>=', since)
        .where('reference', 'is not', null)
        .execute();
      return rows.map(({ reference, customer_id: customerId }) => ({ reference: reference ?? '', customerId }));
    },

    async readEvent({ raw, signature }) {
      if (!signature || !isSigned(secret, { raw, signature }, wallClock())) return undefined;
      const event: unknown = JSON.parse(raw.toString('utf8'));
      return isEvent(event) ? event : undefined;
    },

    now: () => clock.now(),
    desk: createDesk({ db, clock, wallClock, announce }),
  };
};
