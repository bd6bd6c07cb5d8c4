import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signEvent } from '../adapters/billing/signature.ts';
import {
  acted,
  advance,
  daysAfter,
  monthsAfter,
  periodEndOf,
  type TillSubscription,
} from '../adapters/billing/till/life.ts';
import type { SignedEvent, TillAct } from '../ports/billing.ts';

/** Prices of its products in cents, and their trials in days. */
const products: Record<string, { name: string; amount: number; trialDays: number }> = {
  prod_founder: { name: 'Founder', amount: 1900, trialDays: 0 },
  prod_studio: { name: 'Studio', amount: 4900, trialDays: 14 },
};

type Session = {
  id: string;
  /** Absent of the pricing table's until it is paid. */
  customer: string | null;
  createdAt: Date;
  reference: string | null;
  productId: string;
  /** As the checkout asked for; a price's own trial is not given by itself. */
  trialDays: number;
  promotionCode: string | null;
  status: 'open' | 'complete' | 'expired';
};

const seconds = (at: Date | null): number | null => (at ? Math.floor(at.getTime() / 1000) : null);
const listOf = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data });

const priceOf = (id: string) => {
  const { amount, trialDays } = products[id] ?? { amount: 0, trialDays: 0 };
  return {
    id: `price_${id}`,
    object: 'price',
    product: id,
    unit_amount: amount,
    currency: 'usd',
    recurring: { interval: 'month', interval_count: 1, trial_period_days: trialDays || null },
  };
};

/** What was asked for, the latest first; open from the first that was not paid on. */
const invoicesOf = ({ id, started_at: startedAt, anchor, periods, past_due_since: since }: TillSubscription) =>
  Array.from({ length: Math.max(1, periods) }, (_, n) => monthsAfter(anchor, periods - 1 - n))
    .map((at) => (at < startedAt ? startedAt : at))
    .map((at) => ({
      id: `in_${id}_${seconds(at)}`,
      object: 'invoice',
      created: seconds(at),
      status: since && at >= since ? 'open' : 'paid',
    }));

/** A subscription as Stripe's API of 2026-10-28 writes it, as far as it is read. */
const written = (one: TillSubscription) => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer_id,
  status: one.status,
  cancel_at_period_end: one.cancel_at_period_end,
  cancel_at: one.cancel_at_period_end ? seconds(periodEndOf(one)) : null,
  start_date: seconds(one.started_at),
  trial_end: seconds(one.trial_end),
  ended_at: seconds(one.ended_at),
  items: listOf('/v1/subscription_items', [
    {
      id: `si_${one.id}`,
      object: 'subscription_item',
      price: priceOf(one.product_id),
      current_period_end: seconds(periodEndOf(one)),
    },
  ]),
  latest_invoice: invoicesOf(one)[0],
});

/** A server that speaks Stripe's protocol: form bodies, keys that make a repeat the same, lists, signed events. */
export const startStripeServer = async ({ key, webhookSecret }: { key: string; webhookSecret: string }) => {
  const customers = new Map<string, { id: string; email: string }>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, TillSubscription>();
  const answered = new Map<string, object>();
  let aheadMs = 0;
  /** Whole seconds, as Stripe counts. */
  const now = () => new Date(Math.floor((Date.now() + aheadMs) / 1000) * 1000);
  const subscriptionsOf = (customer: string) =>
    [...subscriptions.values()].filter((one) => one.customer_id === customer).map((one) => advance(one, now()));

  const make: Record<string, (form: URLSearchParams) => object> = {
    '/v1/customers': (form) => {
      const made = { id: `cus_${randomUUID()}`, object: 'customer', email: form.get('email') ?? '' };
      customers.set(made.id, made);
      return made;
    },
    '/v1/checkout/sessions': (form) => {
      const id = `cs_${randomUUID()}`;
      const session: Session = {
        id,
        customer: form.get('customer'),
        createdAt: now(),
        reference: form.get('client_reference_id'),
        productId: (form.get('line_items[0][price]') ?? '').replace('price_', ''),
        trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
        promotionCode: form.get('discounts[0][promotion_code]'),
        status: 'open',
      };
      sessions.set(id, session);
      return { id, object: 'checkout.session', url: `https://checkout.stripe.test/${id}`, mode: form.get('mode') };
    },
    '/v1/billing_portal/sessions': (form) => ({
      id: `bps_${randomUUID()}`,
      object: 'billing_portal.session',
      url: `https://billing.stripe.test/${form.get('customer')}`,
    }),
  };
  const read = (url: URL): object | undefined => {
    const product = /^\/v1\/products\/(\w+)$/.exec(url.pathname)?.[1];
    if (product)
      return { id: product, object: 'product', name: products[product]?.name, default_price: priceOf(product) };
    if (url.pathname === '/v1/products') {
      const all = Object.entries(products).map(([id, { name }]) => ({
        id,
        name,
        object: 'product',
        default_price: priceOf(id),
      }));
      return listOf('/v1/products', all);
    }
    if (url.pathname === '/v1/subscriptions')
      return listOf('/v1/subscriptions', subscriptionsOf(url.searchParams.get('customer') ?? '').map(written));
    if (url.pathname === '/v1/invoices') {
      const one = subscriptions.get(url.searchParams.get('subscription') ?? '');
      const all = one ? invoicesOf(advance(one, now())) : [];
      return listOf(
        '/v1/invoices',
        all.filter(({ status }) => status === url.searchParams.get('status')),
      );
    }
    if (url.pathname !== '/v1/checkout/sessions') return undefined;
    const asked = url.searchParams;
    const found = [...sessions.values()].filter(
      ({ status, customer, createdAt }) =>
        status === asked.get('status') &&
        createdAt.getTime() >= Number(asked.get('created[gte]') ?? 0) * 1000 &&
        (!asked.has('customer') || asked.get('customer') === customer),
    );
    return listOf(
      '/v1/checkout/sessions',
      found.map(({ id, customer, reference }) => ({ id, customer, client_reference_id: reference })),
    );
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, message: string) =>
      send(status, { error: { type: 'invalid_request_error', message } });
    if (request.headers.authorization !== `Bearer ${key}`) return void refuse(401, 'Invalid API Key provided');
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    if (request.method === 'GET') {
      const found = read(url);
      return void (found ? send(200, found) : refuse(404, 'Unrecognized request URL'));
    }
    const expiring = sessions.get(/^\/v1\/checkout\/sessions\/(\w+-[\w-]+)\/expire$/.exec(url.pathname)?.[1] ?? '');
    if (expiring) {
      if (expiring.status !== 'open') return void refuse(400, 'Only sessions that are open can be expired');
      expiring.status = 'expired';
      return void send(200, { id: expiring.id, object: 'checkout.session' });
    }
    const made = make[url.pathname];
    const form = new URLSearchParams(await text(request));
    if (!made) return void refuse(404, 'Unrecognized request URL');
    const repeat = String(request.headers['idempotency-key'] ?? randomUUID());
    const body = answered.get(repeat) ?? made(form);
    answered.set(repeat, body);
    send(200, body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });

  const announce = (type: string, object: object): SignedEvent => {
    const raw = Buffer.from(JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } }));
    return { raw, signature: signEvent(webhookSecret, raw, new Date()) };
  };
  return {
    baseUrl: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    /** What somebody begins in the pricing table that was given this reference; where it is paid. */
    openInTable(reference: string): string {
      const id = `cs_${randomUUID()}`;
      const priced = { productId: 'prod_founder', trialDays: 0, promotionCode: null };
      sessions.set(id, { id, customer: null, createdAt: now(), reference, ...priced, status: 'open' });
      return `https://checkout.stripe.test/${id}`;
    },
    pay(url: string): SignedEvent[] {
      const session = sessions.get(url.split('/').at(-1) ?? '');
      if (session?.status !== 'open') return [];
      session.status = 'complete';
      const { trialDays } = session;
      session.customer ??= `cus_${randomUUID()}`;
      const one: TillSubscription = {
        id: `sub_${randomUUID()}`,
        customer_id: session.customer,
        product_id: session.productId,
        status: trialDays ? 'trialing' : 'active',
        started_at: now(),
        anchor: now(),
        periods: 1,
        trial_end: trialDays ? daysAfter(now(), trialDays) : null,
        past_due_since: null,
        ended_at: null,
        cancel_at_period_end: false,
        payments_fail: false,
        is_discounted: false,
      };
      subscriptions.set(one.id, one);
      const { id, customer, reference } = session;
      return [
        announce('checkout.session.completed', {
          id,
          object: 'checkout.session',
          customer,
          client_reference_id: reference,
        }),
        announce('customer.subscription.created', written(one)),
      ];
    },
    /** What the checkout at this address takes off. */
    promotionOf: (url: string): string | null | undefined => sessions.get(url.split('/').at(-1) ?? '')?.promotionCode,
    manage(url: string, act: TillAct): SignedEvent[] {
      const [one] = subscriptionsOf(url.split('/').at(-1) ?? '');
      const next = one && acted(one, act);
      if (!next) return [];
      subscriptions.set(next.id, next);
      return [announce('customer.subscription.updated', written(next))];
    },
    daysLater: (days: number): void => void (aheadMs = days * 86_400_000),
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
};
