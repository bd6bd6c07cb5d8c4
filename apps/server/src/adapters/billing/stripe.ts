import type Stripe from 'stripe';
import { subscriptionStatuses, type Subscription } from '@signet/brand';
import type { Billing, BillingEvent, BillingProduct } from '../../ports/billing.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { readBody } from '../../ports/read-body.ts';
import { SIGNATURE_SECONDS, signedAt } from './signature.ts';

export type StripeConfig = {
  /** `sk_…` or a restricted key. */
  secretKey: string;
  /** Several while one is replaced by another. */
  webhookSecrets: readonly string[];
  /** `promo_…`, taken off the checkout of former beta users. */
  promotionCode?: string | undefined;
  /** Elsewhere than api.stripe.com. */
  baseUrl?: URL | undefined;
  timeoutMs?: number;
  now?: () => Date;
};

/** What can be on offer at once. */
const MOST_PRODUCTS = 500;
/** Of one customer; nobody has more. */
const MOST_SUBSCRIPTIONS = 100;
const MOST_CHECKOUTS = 1000;
/** A session that names no end, such as one of the pricing table, can be paid for a day; an hour more for clocks. */
const OPEN_SECONDS = 25 * 60 * 60;
/** That one subscription may owe. */
const MOST_INVOICES = 1000;

const instant = (seconds: number | null | undefined): Date | null =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : null;
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const statusOf = (status: string): Subscription['status'] =>
  subscriptionStatuses.find((one) => one === status) ?? 'incomplete';

/**
 * Since when a payment is owed: an invoice is made when its payment becomes due. While one is owed each month makes
 * another, so that the oldest that is still open counts; the latest alone where whoever runs the house has written
 * all of them off.
 */
const pastDueSince = async (
  stripe: Stripe,
  { id, status, latest_invoice: latest }: Stripe.Subscription,
): Promise<Date | null> => {
  if (status !== 'past_due' && status !== 'unpaid') return null;
  const list = stripe.invoices.list({ subscription: id, status: 'open', limit: 100 });
  const open = (await list.autoPagingToArray({ limit: MOST_INVOICES })).map(({ created }) => created);
  if (open.length > 0) return instant(Math.min(...open));
  return typeof latest === 'object' && latest ? instant(latest.created) : null;
};

const toSubscription = (one: Stripe.Subscription, lateSince: Date | null): Subscription => {
  const [item] = one.items.data;
  return {
    id: one.id,
    status: statusOf(one.status),
    productId: idOf(item?.price.product) ?? '',
    // the portal cancels in either of two ways
    cancelAtPeriodEnd: one.cancel_at_period_end || one.cancel_at !== null,
    startedAt: instant(one.start_date) ?? new Date(0),
    periodEnd: instant(one.cancel_at) ?? instant(item?.current_period_end),
    trialEnd: instant(one.trial_end),
    pastDueSince: lateSince,
    endedAt: instant(one.ended_at),
  };
};

const intervals = ['month', 'year'] as const;

const toProduct = ({ id, name, default_price: price }: Stripe.Product): BillingProduct => {
  if (typeof price !== 'object' || !price) return { id, name, price: null };
  const interval = intervals.find((one) => one === price.recurring?.interval);
  const { unit_amount: amount, currency, recurring } = price;
  // a price that cannot be said as so much a month or a year is not offered
  if (!interval || recurring?.interval_count !== 1 || amount === null) return { id, name, price: null };
  return { id, name, price: { id: price.id, amount, currency, interval, trialDays: recurring.trial_period_days ?? 0 } };
};

const toEvent = ({ id, type, data }: Stripe.Event): BillingEvent => {
  const about = data.object as { object?: string; id?: string; customer?: string; client_reference_id?: string };
  return {
    id,
    type,
    customerId: about.object === 'customer' ? (about.id ?? null) : idOf(about.customer),
    reference: about.client_reference_id ?? null,
  };
};

/**
 * What is logged of a failure of Stripe: never its text, which may repeat what was sent. Any other error is a bug of
 * ours and stays what it is.
 */
const unavailable = (error: unknown): unknown => {
  const { type, code, statusCode } = (error ?? {}) as { type?: string; code?: string; statusCode?: number };
  if (!type?.startsWith('Stripe')) return error;
  return new ServiceUnavailable('payments', `Stripe: ${[statusCode, type, code].filter(Boolean).join(' ')}`);
};

/** A hundred products with their prices are a tenth of it. */
const MOST_BYTES = 4_000_000;

/**
 * Asks with a limit for the whole answer: the library's own begins anew with each byte, so that a slow one never ends.
 */
const fetchWithin =
  (timeoutMs: number): typeof fetch =>
  async (url, init) => {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const { status, statusText, headers } = response;
    const text = await readBody(response, MOST_BYTES);
    return new Response(text === '' ? null : text, { status, statusText, headers });
  };

/** Subscriptions, checkout and portal at Stripe, by its own library. */
export const createStripeBilling = (config: StripeConfig): Billing => {
  const { secretKey, webhookSecrets, promotionCode, baseUrl, timeoutMs = 10_000, now = () => new Date() } = config;
  let opening: Promise<Stripe> | undefined;
  const client = (): Promise<Stripe> => {
    // it takes a sixth of a second to load
    opening ??= import('stripe').then(
      ({ default: Library }) =>
        new Library(secretKey, {
          telemetry: false,
          httpClient: Library.createFetchHttpClient(fetchWithin(timeoutMs)),
          timeout: timeoutMs,
          maxNetworkRetries: 2,
          ...(baseUrl && {
            host: baseUrl.hostname,
            ...(baseUrl.port && { port: baseUrl.port }),
            protocol: baseUrl.protocol === 'http:' ? ('http' as const) : ('https' as const),
          }),
        }),
    );
    return opening;
  };
  const ask = async <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await client();
    try {
      return await question(stripe);
    } catch (error) {
      throw unavailable(error);
    }
  };

  return {
    provider: 'stripe',
    hasPromotion: promotionCode !== undefined,
    description: `Stripe${secretKey.includes('_test_') ? ', in its test mode' : ''}`,

    products: () =>
      ask(async (stripe) => {
        const list = stripe.products.list({ active: true, limit: 100, expand: ['data.default_price'] });
        return (await list.autoPagingToArray({ limit: MOST_PRODUCTS })).map(toProduct);
      }),

    createCustomer: ({ userId, email }) =>
      ask(async (stripe) => {
        const made = await stripe.customers.create(
          { email, metadata: { userId } },
          { idempotencyKey: `customer-${userId}` },
        );
        return made.id;
      }),

    openCheckout: ({ customerId, productId, reference, hasPromotion, expiresAt, successUrl, cancelUrl }) =>
      ask(async (stripe) => {
        const { price } = toProduct(await stripe.products.retrieve(productId, { expand: ['default_price'] }));
        const trialDays = price?.trialDays ?? 0;
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: reference,
            line_items: [{ price: price?.id ?? '', quantity: 1 }],
            // the price's own trial is only told; a checkout gives the one that it names
            ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
            // so that of two that were opened one after the other only the newer can be paid for long
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            success_url: successUrl,
            cancel_url: cancelUrl,
            ...(hasPromotion && promotionCode && { discounts: [{ promotion_code: promotionCode }] }),
          },
          // what is sold may change while it is open; the same key with other contents would be refused
          { idempotencyKey: ['checkout', reference, price?.id, trialDays, hasPromotion && promotionCode].join('-') },
        );
        return { url: session.url ?? cancelUrl };
      }),

    expireCheckouts: ({ customerIds, references }) =>
      ask(async (stripe) => {
        const open = { status: 'open', limit: 100 } as const;
        const ids = new Set<string>();
        for (const customer of customerIds)
          for await (const { id } of stripe.checkout.sessions.list({ ...open, customer })) ids.add(id);
        // sessions can be asked for by a customer, not by a reference
        const created = { gte: Math.floor(now().getTime() / 1000) - OPEN_SECONDS };
        if (references.length > 0)
          for await (const { id, client_reference_id: reference } of stripe.checkout.sessions.list({
            ...open,
            created,
          }))
            if (reference && references.includes(reference)) ids.add(id);
        for (const id of ids)
          await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
            // it was paid or has expired meanwhile
            if ((error as { statusCode?: number }).statusCode !== 400) throw error;
          });
      }),

    openPortal: ({ customerId, returnUrl }) =>
      ask(async (stripe) => {
        const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
        return { url };
      }),

    subscriptionsOf: (customerId) =>
      ask(async (stripe) => {
        const list = stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.latest_invoice'],
        });
        const all = await list.autoPagingToArray({ limit: MOST_SUBSCRIPTIONS });
        return Promise.all(all.map(async (one) => toSubscription(one, await pastDueSince(stripe, one))));
      }),

    paidReferences: (since) =>
      ask(async (stripe) => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const list = stripe.checkout.sessions.list({ status: 'complete', created, limit: 100 });
        const sessions = await list.autoPagingToArray({ limit: MOST_CHECKOUTS });
        return sessions.flatMap(({ client_reference_id: reference, customer }) => {
          const customerId = idOf(customer);
          return reference && customerId ? [{ reference, customerId }] : [];
        });
      }),

    async readEvent({ raw, signature }) {
      // the library looks for old signatures only; one of tomorrow is as wrong
      if (!signature || !(signedAt(signature) <= now().getTime() / 1000 + SIGNATURE_SECONDS)) return undefined;
      const { webhooks } = await client();
      for (const secret of webhookSecrets) {
        try {
          const receivedAt = now().getTime();
          return toEvent(webhooks.constructEvent(raw, signature, secret, SIGNATURE_SECONDS, undefined, receivedAt));
        } catch {
          // made with another secret, or nobody's
        }
      }
      return undefined;
    },

    now: async () => now(),
  };
};
