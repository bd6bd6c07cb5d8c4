import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Billing, SignedEvent } from './billing.ts';

export type Till = {
  billing: Billing;
  /** A person whom the provider may be told of. */
  person: () => Promise<{ userId: string; email: string }>;
  /** What a person does on the provider's page at this address; the events that follow. */
  pay: (url: string, userId: string) => Promise<SignedEvent[]>;
  manage: (url: string, userId: string, act: 'cancel' | 'resume' | 'failNext' | 'payNow') => Promise<SignedEvent[]>;
  /** Moves the provider's clock to so many days after the start of the test. */
  daysLater: (days: number) => Promise<void>;
  /** Signs an event as the provider would at this instant, with this secret or its own. */
  sign: (raw: Buffer, at: Date, secret?: string) => string;
  close: () => Promise<void>;
};
export type BillingSubject = { open: () => Promise<Till>; productId: string; trialProductId: string };

const successUrl = 'https://signet.example/subscribed';
const cancelUrl = 'https://signet.example/book';

/** What every adapter of the billing port does, whoever takes the money. */
export const billingConformance = (name: string, subject: BillingSubject): void => {
  const opened = async () => {
    const till = await subject.open();
    const person = await till.person();
    const customerId = await till.billing.createCustomer(person);
    const expiresAt = new Date(Date.now() + 40 * 60_000);
    const checkout = (given: { reference?: string; productId?: string; hasPromotion?: boolean } = {}) =>
      till.billing.openCheckout({
        customerId,
        productId: subject.productId,
        reference: randomUUID(),
        hasPromotion: false,
        expiresAt,
        successUrl,
        cancelUrl,
        ...given,
      });
    const portal = async () => (await till.billing.openPortal({ customerId, returnUrl: successUrl })).url;
    const subscriptions = () => till.billing.subscriptionsOf(customerId);
    return { ...till, ...person, customerId, checkout, portal, subscriptions };
  };

  describe(`subscriptions at ${name}`, () => {
    test('has products with prices', async () => {
      const { billing, close } = await opened();
      const products = await billing.products();
      expect(products.find(({ id }) => id === subject.productId)?.price).toMatchObject({
        amount: expect.any(Number),
        currency: expect.stringMatching(/^[a-z]{3}$/),
        interval: 'month',
      });
      expect(billing.description).not.toContain('\n');
      await close();
    });

    test('one person is one customer, however often and at once they are told of', async () => {
      const { billing, userId, email, customerId, close } = await opened();
      const again = await Promise.all([1, 2, 3].map(() => billing.createCustomer({ userId, email })));
      expect(again).toEqual([customerId, customerId, customerId]);
      await close();
    });

    test('a checkout that is opened twice by one reference is one; by another it is another', async () => {
      const { checkout, close } = await opened();
      const reference = randomUUID();
      const [one, same, other] = await Promise.all([
        checkout({ reference }),
        checkout({ reference }),
        checkout({ reference: randomUUID() }),
      ]);
      expect(same.url).toBe(one.url);
      expect(other.url).not.toBe(one.url);
      expect(URL.canParse(one.url)).toBe(true);
      await close();
    });

    test('nobody has a subscription before they have paid; then it is theirs, paid for a month', async () => {
      const { checkout, subscriptions, pay, userId, close } = await opened();
      const { url } = await checkout();
      expect(await subscriptions()).toEqual([]);
      await pay(url, userId);
      const [one, ...more] = await subscriptions();
      expect(more).toEqual([]);
      expect(one).toMatchObject({
        status: 'active',
        productId: subject.productId,
        cancelAtPeriodEnd: false,
        pastDueSince: null,
        endedAt: null,
      });
      const days = ((one?.periodEnd?.getTime() ?? 0) - (one?.startedAt.getTime() ?? 0)) / 86_400_000;
      expect(days).toBeGreaterThan(27);
      expect(days).toBeLessThan(32);
      await close();
    });

    test('paying twice is one subscription', async () => {
      const { checkout, subscriptions, pay, userId, close } = await opened();
      const { url } = await checkout();
      await pay(url, userId);
      await pay(url, userId);
      expect(await subscriptions()).toHaveLength(1);
      await close();
    });

    test('what was open at a customer is expired and cannot be paid; what is opened after can', async () => {
      const { billing, checkout, subscriptions, pay, userId, customerId, close } = await opened();
      const [former, another] = [await checkout(), await checkout()];
      await billing.expireCheckouts({ customerIds: [customerId], references: [] });
      await pay(former.url, userId);
      await pay(another.url, userId);
      expect(await subscriptions()).toEqual([]);
      await pay((await checkout()).url, userId);
      await billing.expireCheckouts({ customerIds: [customerId], references: [] });
      expect(await subscriptions()).toHaveLength(1);
      await close();
    });

    test('a product with a trial begins with it, and is paid after', async () => {
      const { checkout, subscriptions, pay, userId, daysLater, close } = await opened();
      await pay((await checkout({ productId: subject.trialProductId })).url, userId);
      const [before] = await subscriptions();
      expect(before).toMatchObject({ status: 'trialing', trialEnd: before?.periodEnd });
      await daysLater(15);
      expect(await subscriptions()).toMatchObject([{ status: 'active' }]);
      await close();
    });

    test('what is cancelled runs to the end of its period, can be resumed, and ends then', async () => {
      const { checkout, portal, subscriptions, pay, manage, userId, daysLater, close } = await opened();
      await pay((await checkout()).url, userId);
      await manage(await portal(), userId, 'cancel');
      expect(await subscriptions()).toMatchObject([{ status: 'active', cancelAtPeriodEnd: true }]);
      await manage(await portal(), userId, 'resume');
      expect(await subscriptions()).toMatchObject([{ status: 'active', cancelAtPeriodEnd: false }]);
      await manage(await portal(), userId, 'cancel');
      const [running] = await subscriptions();
      await daysLater(40);
      expect(await subscriptions()).toMatchObject([{ status: 'canceled', endedAt: running?.periodEnd }]);
      await close();
    });

    test('a payment that fails is owed since it was due, and settled when it is paid', async () => {
      const { checkout, portal, subscriptions, pay, manage, userId, daysLater, close } = await opened();
      await pay((await checkout()).url, userId);
      const [paid] = await subscriptions();
      await manage(await portal(), userId, 'failNext');
      await daysLater(32);
      expect(await subscriptions()).toMatchObject([{ status: 'past_due', pastDueSince: paid?.periodEnd }]);
      await manage(await portal(), userId, 'payNow');
      expect(await subscriptions()).toMatchObject([{ status: 'active', pastDueSince: null }]);
      await close();
    });

    test('a payment that stays owed is so since the first; one that is late again, since the second', async () => {
      const { checkout, portal, subscriptions, pay, manage, userId, daysLater, close } = await opened();
      await pay((await checkout()).url, userId);
      const [paid] = await subscriptions();
      await manage(await portal(), userId, 'failNext');
      await daysLater(100);
      expect(await subscriptions()).toMatchObject([{ status: 'unpaid', pastDueSince: paid?.periodEnd }]);
      await manage(await portal(), userId, 'payNow');
      const [settled] = await subscriptions();
      await manage(await portal(), userId, 'failNext');
      await daysLater(132);
      expect(await subscriptions()).toMatchObject([{ status: 'past_due', pastDueSince: settled?.periodEnd }]);
      await close();
    });

    test('a checkout that was paid is found again by its reference', async () => {
      const { billing, checkout, pay, userId, customerId, close } = await opened();
      const reference = randomUUID();
      const since = new Date(Date.now() - 60_000);
      const { url } = await checkout({ reference });
      expect(await billing.paidReferences(since)).not.toContainEqual({ reference, customerId });
      await pay(url, userId);
      expect(await billing.paidReferences(since)).toContainEqual({ reference, customerId });
      await close();
    });

    test('its events name the customer, and the reference of the checkout', async () => {
      const { billing, checkout, pay, userId, customerId, close } = await opened();
      const reference = randomUUID();
      const events = await pay((await checkout({ reference })).url, userId);
      const read = await Promise.all(events.map((event) => billing.readEvent(event)));
      expect(read.length).toBeGreaterThan(0);
      for (const event of read) expect(event).toMatchObject({ id: expect.any(String), customerId });
      expect(read.map((event) => event?.reference)).toContain(reference);
      await close();
    });

    test('a signature that is missing, wrong, of other bytes, of another secret, old or early is none', async () => {
      const { billing, checkout, pay, sign, userId, close } = await opened();
      const [event] = await pay((await checkout()).url, userId);
      if (!event) throw new Error('paying told nothing');
      const { raw, signature } = event;
      const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
      expect(await billing.readEvent({ raw, signature: sign(raw, at(-240)) })).toBeDefined();
      for (const bad of [
        undefined,
        '',
        'nonsense',
        't=,v1=',
        't=1,v1=00',
        signature.replace('v1=', 'v0='),
        signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        sign(Buffer.from(`${raw.toString()} `), at(0)),
        sign(raw, at(0), 'whsec_of_somebody_else'),
        sign(raw, at(-400)),
        sign(raw, at(86_400)),
      ])
        expect(await billing.readEvent({ raw, signature: bad }), String(bad)).toBeUndefined();
      await close();
    });
  });
};
