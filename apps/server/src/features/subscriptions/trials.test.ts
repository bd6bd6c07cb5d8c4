import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTill } from '../../adapters/billing/till/till.ts';
import { houseSecret, openTestHouse, type TestHouse } from '../../testing/house.ts';
import { createMailStore } from '../mail/mail.store.ts';
import { createTrials } from './trials.ts';

const publicUrl = new URL('http://localhost:3000');
let house: TestHouse;
let till: ReturnType<typeof createTill>;
beforeAll(async () => {
  house = await openTestHouse();
  const { db } = house.database;
  till = createTill({ db, secret: houseSecret, publicUrl });
  await db.updateTable('feature_flags').set({ value: 'true' }).where('name', '=', 'enableSubscriptions').execute();
});
afterAll(() => house.close());

const letters = async (to: string) =>
  house.database.db.selectFrom('outbox_mails').selectAll().where('recipient', '=', to).execute();
const work = async () => {
  const { db } = house.database;
  const store = createMailStore({ db });
  const sendLetter = async (trx: typeof db, letter: Parameters<typeof store.insert>[1]) =>
    void (await store.insert(trx, letter, 'kept'));
  await createTrials({ db, billing: till, publicUrl, sendLetter }).work.run();
};

describe('a trial of the house', () => {
  const register = async () => {
    const newcomer = await house.newcomer();
    await house.ask('POST', '/api/auth/flow/register', { as: newcomer, body: {} });
    const { user } = (await house.ask('GET', '/api/auth/flow/validate', { as: newcomer })).json();
    return { newcomer, user };
  };
  it('lasts 14 days from registering', async () => {
    const { user } = await register();
    const days = (Date.parse(user.subscription.expiration) - Date.now()) / 86_400_000;
    expect(user.subscription.subscriptionKey).toBe('free');
    expect(days).toBeGreaterThan(13.99);
    expect(days).toBeLessThanOrEqual(14);
  });

  it('three days before its end one letter is written, however often the job runs', async () => {
    const { newcomer } = await register();
    await work();
    expect(await letters(newcomer.email)).toEqual([]);
    await till.desk?.moveClock(new Date(Date.now() + 11.5 * 86_400_000));
    await Promise.all([work(), work()]);
    await work();
    expect(await letters(newcomer.email)).toMatchObject([{ subject: 'Your Signet trial ends soon' }]);
    const text = (await letters(newcomer.email))[0]?.body_text;
    expect(text).toContain('To go on working on your brand after that, choose a subscription.');
    expect(text).toContain('http://localhost:3000/team/subscription');
    await till.desk?.moveClock(null);
  });

  it('no letter is written while subscriptions are off', async () => {
    const { newcomer } = await register();
    const { db } = house.database;
    const flag = (value: string) =>
      db.updateTable('feature_flags').set({ value }).where('name', '=', 'enableSubscriptions').execute();
    await till.desk?.moveClock(new Date(Date.now() + 12 * 86_400_000));
    await flag('false');
    await work();
    expect(await letters(newcomer.email)).toEqual([]);
    await flag('true');
    await till.desk?.moveClock(null);
  });
});

describe('a trial of a subscription', () => {
  const tried = async ({ isCancelled }: { isCancelled: boolean }) => {
    const person = await house.person();
    const customerId = await till.createCustomer({ userId: person.id, email: person.email });
    await house.database.db
      .insertInto('billing_customers')
      .values({ provider: 'till', customer_id: customerId, user_id: person.id })
      .execute();
    const places = { successUrl: publicUrl.href, cancelUrl: publicUrl.href };
    const opened = {
      customerId,
      reference: person.id,
      hasPromotion: false,
      expiresAt: new Date(Date.now() + 3_600_000),
    };
    const { url } = await till.openCheckout({ ...opened, ...places, productId: 'test_studio' });
    await till.desk?.pay(new URL(url).pathname.split('/').at(-1) ?? '', person.id);
    const portal = await till.openPortal({ customerId, returnUrl: publicUrl.href });
    if (isCancelled) await till.desk?.act(new URL(portal.url).pathname.split('/').at(-1) ?? '', person.id, 'cancel');
    await house.ask('POST', '/api/subscriptions/refresh', { as: person, body: {} });
    return person;
  };

  it.each([
    [false, 'Your subscription begins on that day and is paid for the first time. To stop it, cancel before then.'],
    [true, 'To go on working on your brand after that, choose a subscription.'],
  ])('three days before its end a letter says what follows; cancelled: %s', async (isCancelled, words) => {
    const person = await tried({ isCancelled });
    await work();
    expect(await letters(person.email), 'not earlier').toEqual([]);
    await till.desk?.moveClock(new Date(Date.now() + 11.5 * 86_400_000));
    await Promise.all([work(), work()]);
    const found = await letters(person.email);
    expect(found).toHaveLength(1);
    expect(found[0]?.body_text).toContain(words);
    expect(found[0]?.body_html).toContain(words);
    await till.desk?.moveClock(null);
  });
});
