import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/databases.ts';
import { billingConformance } from '../../../ports/billing.conformance.ts';
import { signEvent } from '../signature.ts';
import { createTill } from './till.ts';

const secret = 'the secret of this till';

billingConformance('the built-in test till', {
  productId: 'test_founder',
  trialProductId: 'test_studio',
  async open() {
    const database = await createTestDatabase();
    const billing = createTill({ db: database.db, secret, publicUrl: new URL('https://signet.example') });
    const { desk } = billing;
    if (!desk) throw new Error('the till has no desk');
    const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
    return {
      billing,
      async person() {
        const { id, email } = await database.db
          .insertInto('users')
          .values({ email: 'ann@example.com', email_verified: true, role_key: 'user', subscription_key: 'free' })
          .returning(['id', 'email'])
          .executeTakeFirstOrThrow();
        return { userId: id, email };
      },
      pay: async (url, userId) => (await desk.pay(sessionOf(url), userId))?.events ?? [],
      manage: async (url, userId, act) => (await desk.act(sessionOf(url), userId, act)) ?? [],
      daysLater: async (days) => void (await desk.moveClock(new Date(Date.now() + days * 86_400_000))),
      sign: (raw, at, other) => signEvent(other ?? secret, raw, at),
      close: () => database.drop(),
    };
  },
});

it('the portal has every subscription that runs, and acts on the one that is named', async () => {
  const { db, drop } = await createTestDatabase();
  const now = () => new Date('2026-11-23T00:00:00Z');
  const till = createTill({ db, secret, publicUrl: new URL('https://signet.example'), now });
  const { desk } = till;
  if (!desk) throw new Error('the till has no desk');
  const { id: userId } = await db
    .insertInto('users')
    .values({ email: 'ann@example.com', email_verified: true, role_key: 'user', subscription_key: 'free' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const customerId = await till.createCustomer({ userId, email: 'ann@example.com' });
  const begun = (id: string, started: string, values: object) => ({
    id,
    customer_id: customerId,
    product_id: 'test_founder',
    status: 'active' as const,
    started_at: new Date(started),
    anchor: new Date(started),
    periods: 1,
    cancel_at_period_end: false,
    payments_fail: false,
    is_discounted: false,
    ...values,
  });
  const ended = { status: 'canceled' as const, ended_at: new Date('2026-11-20') };
  await db
    .insertInto('till_subscriptions')
    .values([
      begun('sub_first', '2026-11-01', {}),
      begun('sub_second', '2026-11-10', {}),
      // the newest is over: the clock was ahead when it began
      begun('sub_over', '2026-11-15', ended),
    ])
    .execute();
  const { url } = await till.openPortal({ customerId, returnUrl: 'https://signet.example/team' });
  const session = new URL(url).pathname.split('/').at(-1) ?? '';
  const shown = async () => (await desk.session(session, userId))?.subscriptions ?? [];
  expect((await shown()).map(({ id }) => id)).toEqual(['sub_second', 'sub_first']);
  expect(await desk.act(session, userId, 'cancel', 'sub_first')).toHaveLength(1);
  expect((await shown()).map((one) => one.cancelAtPeriodEnd)).toEqual([false, true]);
  expect(await desk.act(session, userId, 'cancel', 'sub_over'), 'what is over stays so').toBeUndefined();
  expect(await desk.act(session, userId, 'cancel', 'sub_of_another'), 'nothing of anybody else').toBeUndefined();
  // and while one of them runs, no other is bought
  const { url: checkout } = await till.openCheckout({
    customerId,
    productId: 'test_studio',
    reference: 'another',
    hasPromotion: false,
    expiresAt: new Date('2026-11-23T00:40:00Z'),
    successUrl: 'https://signet.example/subscribed',
    cancelUrl: 'https://signet.example/book',
  });
  expect(await desk.pay(new URL(checkout).pathname.split('/').at(-1) ?? '', userId)).toMatchObject({ isRefused: true });
  await db.updateTable('till_subscriptions').set(ended).execute();
  expect(
    (await shown()).map(({ id }) => id),
    'where all are over, the last',
  ).toEqual(['sub_over']);
  await drop();
});
