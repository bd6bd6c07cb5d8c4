import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStripeBilling } from '../../adapters/billing/stripe.ts';
import type { Billing, SignedEvent } from '../../ports/billing.ts';
import { createDigest } from '../../testing/digest.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';

const webhookSecret = 'whsec_of_this_test';
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let house: TestHouse;
let digest: () => Promise<unknown>;
/** Whether Stripe answers when it is asked to end what is open. */
let expires = true;
beforeAll(async () => {
  stripe = await startStripeServer({ key: 'sk_test', webhookSecret });
  const billing = createStripeBilling({ secretKey: 'sk_test', webhookSecrets: [webhookSecret], ...stripe });
  const expireCheckouts: Billing['expireCheckouts'] = async (of) => {
    if (!expires) throw new Error('nobody answers');
    await billing.expireCheckouts(of);
  };
  house = await openTestHouse({ billing: { ...billing, expireCheckouts } });
  await house.startWork();
  const { db } = house.database;
  digest = await createDigest(db);
  await db.updateTable('tiers').set({ product_id: 'prod_founder' }).where('key', '=', 'founder').execute();
});
afterAll(async () => {
  await house.close();
  await stripe.close();
});

const checkout = async (as: Person, from: string): Promise<string> => {
  const path = `/api/subscriptions/beta/checkout?from=${encodeURIComponent(from)}`;
  return (await house.ask('POST', path, { as, body: {} })).json().redirectUrl;
};
const tell = async (events: readonly SignedEvent[]): Promise<void> => {
  for (const { raw, signature } of events)
    await house.app.inject({
      method: 'POST',
      url: '/api/subscriptions/webhook',
      payload: raw,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  // until what was told has been read
  await digest();
};

it('whoever pays and never comes back cannot pay again on the page that is still open', async () => {
  const person = await house.person();
  const [former, later] = [await checkout(person, '/book'), await checkout(person, '/library')];
  expect(former).not.toBe(later);
  await tell(stripe.pay(former));
  expect(stripe.pay(later)).toEqual([]);
});

it('a provider that does not answer just then is asked again at the next reading', async () => {
  const person = await house.person();
  const [former, later] = [await checkout(person, '/book'), await checkout(person, '/library')];
  expires = false;
  await tell(stripe.pay(former));
  expires = true;
  const details = await house.ask('GET', '/api/subscriptions/details', { as: person });
  expect(details.json().tier.key, 'what was paid is open all the same').toBe('founder');
  await house.ask('POST', '/api/subscriptions/refresh', { as: person, body: {} });
  expect(stripe.pay(later)).toEqual([]);
});

it('nor in Stripe’s pricing table in another tab, whose checkout has no customer until it is paid', async () => {
  const person = await house.person();
  const inTable = async (from: string): Promise<string> => {
    const path = `/api/subscriptions/createSubscriptionCheckoutSession?from=${encodeURIComponent(from)}`;
    const { checkoutSessionId } = (await house.ask('POST', path, { as: person, body: {} })).json();
    return stripe.openInTable(checkoutSessionId);
  };
  const [former, later] = [await inTable('/book'), await inTable('/library')];
  const stranger = stripe.openInTable('another-reference');
  await tell(stripe.pay(former));
  expect((await house.ask('GET', '/api/subscriptions/details', { as: person })).json().tier.key).toBe('founder');
  expect(stripe.pay(later)).toEqual([]);
  expect(stripe.pay(stranger), 'of somebody else').not.toEqual([]);
});
