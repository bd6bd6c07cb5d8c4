import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { billingConformance } from '../../ports/billing.conformance.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';
import { signEvent } from './signature.ts';
import { createStripeBilling } from './stripe.ts';

const key = 'sk_test_of_this_test';
const webhookSecret = 'whsec_of_this_test';

billingConformance('Stripe', {
  productId: 'prod_founder',
  trialProductId: 'prod_studio',
  async open() {
    const server = await startStripeServer({ key, webhookSecret });
    const { baseUrl } = server;
    return {
      billing: createStripeBilling({ secretKey: key, webhookSecrets: ['whsec_former', webhookSecret], baseUrl }),
      person: async () => ({ userId: randomUUID(), email: 'ann@example.com' }),
      pay: async (url) => server.pay(url),
      manage: async (url, _userId, act) => server.manage(url, act),
      daysLater: async (days) => server.daysLater(days),
      sign: (raw, at, other) => signEvent(other ?? webhookSecret, raw, at),
      close: server.close,
    };
  },
});

it('a key that Stripe refuses is trouble of whoever runs the house, and is in no message', async () => {
  const { baseUrl, close } = await startStripeServer({ key: 'sk_another', webhookSecret });
  const billing = createStripeBilling({ secretKey: key, webhookSecrets: [webhookSecret], baseUrl });
  const failure = await billing.products().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServiceUnavailable);
  expect(String(failure)).not.toContain(key);
  expect(String(failure)).toContain('401');
  await close();
});

it('a Stripe that is not there is a service that does not answer', async () => {
  const { baseUrl, close } = await startStripeServer({ key, webhookSecret });
  await close();
  const billing = createStripeBilling({ secretKey: key, webhookSecrets: [webhookSecret], baseUrl });
  await expect(billing.subscriptionsOf('cus_1')).rejects.toBeInstanceOf(ServiceUnavailable);
});

it.each([
  ['promo_beta', true, 'promo_beta'],
  ['promo_beta', false, null],
  [undefined, true, null],
])('with the code %s and a promotion asked for: %s, the checkout takes off %s', async (promotionCode, asked, due) => {
  const server = await startStripeServer({ key, webhookSecret });
  const { baseUrl } = server;
  const billing = createStripeBilling({ secretKey: key, webhookSecrets: [webhookSecret], promotionCode, baseUrl });
  expect(billing.hasPromotion).toBe(promotionCode !== undefined);
  const { url } = await billing.openCheckout({
    customerId: await billing.createCustomer({ userId: randomUUID(), email: 'ann@example.com' }),
    productId: 'prod_founder',
    reference: randomUUID(),
    hasPromotion: asked,
    expiresAt: new Date(Date.now() + 40 * 60_000),
    successUrl: 'https://signet.example/subscribed',
    cancelUrl: 'https://signet.example/book',
  });
  expect(server.promotionOf(url)).toBe(due);
  await server.close();
});
