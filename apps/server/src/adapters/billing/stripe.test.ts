import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
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

/** A server at Stripe's place that answers every request so; what it was asked. */
const startTrouble = async (answer: (response: ServerResponse, request: IncomingMessage) => void) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    answer(response, request);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((done) => void server.close(() => done()));
  };
  return { asked, baseUrl, close };
};

const said = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
/** A blank now and then, for as long as somebody waits. */
const drip = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
const refusal = (type: string): string => JSON.stringify({ error: { type, message: `of ${key}`, code: 'a_code' } });

describe('a Stripe that answers wrongly is a service that does not answer', () => {
  it.each<[string, number, string, (response: ServerResponse, request: IncomingMessage) => void]>([
    ['429', 1, 'Stripe: 429 StripeRateLimitError a_code', (to) => said(to, 429, refusal('rate_limit_error'))],
    ['402', 1, 'Stripe: 402 StripeCardError a_code', (to) => said(to, 402, refusal('card_error'))],
    ['500', 3, 'Stripe: 500 StripeAPIError a_code', (to) => said(to, 500, refusal('api_error'))],
    ['503 without JSON', 3, 'Stripe: StripeAPIError', (to) => said(to, 503, '<html>')],
    ['200 with what is no JSON', 1, 'Stripe: StripeAPIError', (to) => said(to, 200, '{"object": "li')],
    ['a reset', 3, 'Stripe: StripeConnectionError', (_to, request) => void request.socket.destroy()],
    ['no answer at all', 3, 'Stripe: StripeConnectionError', () => undefined],
    ['an answer without an end', 3, 'Stripe: StripeConnectionError', drip],
  ])('%s, after tries: %i; %s', async (_what, tries, message, answer) => {
    const { asked, baseUrl, close } = await startTrouble(answer);
    const billing = createStripeBilling({ secretKey: key, webhookSecrets: [webhookSecret], baseUrl, timeoutMs: 100 });
    const failure = await billing.openPortal({ customerId: 'cus_1', returnUrl: 'https://x.example' }).catch(String);
    expect(failure).toBe(`ServiceUnavailable: payments: ${message}`);
    expect(asked).toEqual(Array.from({ length: tries }, () => 'POST /v1/billing_portal/sessions'));
    await close();
  });
});
