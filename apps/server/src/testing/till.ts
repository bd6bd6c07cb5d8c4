import { randomUUID } from 'node:crypto';
import type { Database } from '../db/client.ts';
import type { Belongings } from './samples.ts';
import type { Person } from './house.ts';

const url = 'http://localhost:3000/team/subscription';

/** A customer of the test till who has a subscription, and another checkout that is still open. */
export const furnishTill = async (db: Database, { id: userId }: Person): Promise<Belongings['till']> => {
  const customerId = `cus_${randomUUID()}`;
  const ids = { checkout: `cs_${randomUUID()}`, portal: `ps_${randomUUID()}` };
  const [now, later] = [new Date(), new Date(Date.now() + 3_600_000)];
  const made = await db
    .insertInto('till_customers')
    .values({ id: customerId, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const common = { customer_id: made.id, success_url: url, cancel_url: url, expires_at: later };
  await db
    .insertInto('till_sessions')
    .values([
      { ...common, id: ids.checkout, kind: 'checkout', product_id: 'test_founder' },
      { ...common, id: ids.portal, kind: 'portal' },
    ])
    .execute();
  await db
    .insertInto('till_subscriptions')
    .values({
      id: `sub_${randomUUID()}`,
      customer_id: made.id,
      product_id: 'test_founder',
      status: 'active',
      started_at: now,
      anchor: now,
      periods: 1,
      cancel_at_period_end: false,
      payments_fail: false,
      is_discounted: false,
    })
    .execute();
  await db
    .updateTable('billing_checkouts')
    .set({ closed_at: now })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
  const { id: reference } = await db
    .insertInto('billing_checkouts')
    .values({ user_id: userId, kind: 'table', return_to: '/book', expires_at: later })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...ids, reference };
};
