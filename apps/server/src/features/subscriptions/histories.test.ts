import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStripeBilling } from '../../adapters/billing/stripe.ts';
import type { SignedEvent, TillAct } from '../../ports/billing.ts';
import { openTestHouse } from '../../testing/house.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';

/** A long run asks for more: `HISTORIES=500 npx vitest run --testTimeout=600000 histories.test`. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 40);

it('in random histories, told late or never, lead to what the provider has once it was read', async () => {
  const webhookSecret = 'whsec_of_this_test';
  const server = await startStripeServer({ key: 'sk_test', webhookSecret });
  const billing = createStripeBilling({ secretKey: 'sk_test', webhookSecrets: [webhookSecret], ...server });
  const other = await openTestHouse({ billing });
  await other.startWork();
  const hook = ({ raw, signature }: SignedEvent) =>
    other.app.inject({
      method: 'POST',
      url: '/api/subscriptions/webhook',
      payload: raw,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  const { db } = other.database;
  await db.updateTable('tiers').set({ product_id: 'prod_founder' }).where('key', '=', 'founder').execute();
  const acts = [
    'cancel',
    'resume',
    'failNext',
    'payNow',
    { changeTo: 'prod_studio' },
    { changeTo: 'prod_founder' },
  ] as const;
  const act = fc.record({ act: fc.constantFrom(...acts), days: fc.nat(9), isLost: fc.boolean(), told: fc.nat(99) });
  let elapsed = 0;
  const live = async () => {
    const person = await other.person();
    const url = (await other.ask('POST', '/api/subscriptions/beta/checkout', { as: person, body: {} })).json();
    server.pay(url.redirectUrl);
    const { customer_id: customerId } = await db
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    return { person, customerId };
  };
  let { person, customerId } = await live();
  const run = async (history: { act: TillAct; days: number; isLost: boolean; told: number }[]) => {
    const told = history.flatMap(({ act: what, days, isLost, told: when }) => {
      server.daysLater((elapsed += days));
      return server.manage(`/${customerId}`, what).map((event) => ({ event, isLost, when }));
    });
    // the few that arrive, in whatever order
    const arriving = told.filter(({ isLost }) => !isLost).toSorted((one, two) => one.when - two.when);
    for (const { event } of arriving.slice(0, 2)) await hook(event);
    await other.ask('POST', '/api/subscriptions/refresh', { as: person, body: {} });
    const row = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', person.id).executeTakeFirst();
    const [due] = await billing.subscriptionsOf(customerId);
    expect(row).toMatchObject({
      status: due?.status,
      product_id: due?.productId,
      cancel_at_period_end: due?.cancelAtPeriodEnd,
      period_end: due?.periodEnd,
      past_due_since: due?.pastDueSince,
      ended_at: due?.endedAt,
    });
    if (due?.status === 'canceled') ({ person, customerId } = await live());
  };
  const histories = fc.array(act, { minLength: 20, maxLength: 20 });
  await fc.assert(fc.asyncProperty(histories, run), { numRuns: HISTORIES, endOnFailure: true });
  await other.close();
  await server.close();
});
