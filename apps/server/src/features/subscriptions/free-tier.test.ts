import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

const DAY_MS = 86_400_000;
const past = new Date(Date.now() - DAY_MS);

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  const { db } = house.database;
  await db.updateTable('feature_flags').set({ value: 'true' }).where('name', '=', 'enableSubscriptions').execute();
});
afterAll(() => house.close());

const goOn = (as: Person) => house.ask('POST', '/api/subscriptions/freeTier', { as, body: {} });
const userOf = async (as: Person) => (await house.ask('GET', '/api/auth/flow/validate', { as })).json();

/** A subscription as a provider told it last. */
const subscribed = (person: Person, status: 'canceled' | 'unpaid' | 'incomplete') =>
  house.database.db
    .insertInto('subscriptions')
    .values({
      user_id: person.id,
      provider: 'till',
      subscription_id: `sub_${person.id}`,
      status,
      product_id: 'test_founder',
      cancel_at_period_end: false,
      started_at: new Date(Date.now() - 60 * DAY_MS),
      period_end: past,
      trial_end: null,
      past_due_since: status === 'unpaid' ? past : null,
      ended_at: status === 'canceled' ? past : null,
      reading: '1',
    })
    .execute();

describe('after a subscription', () => {
  it('whom the house has on the waitlist still reads and takes along what was made while paying', async () => {
    const person = await house.person({ tier: 'waitlist' });
    expect((await house.ask('GET', '/api/brands', { as: person })).json().errorCode).toBe('featureMissing');
    await subscribed(person, 'canceled');
    const { user, redirectTo } = await userOf(person);
    expect([user.subscription.subscriptionKey, redirectTo]).not.toContain('expired');
    expect(user.subscription.subscriptionKey).toBe('waitlist');
    expect(user.features).toEqual({ 'brandBook.enabled': true });
    // let in: there is none yet
    expect((await house.ask('GET', '/api/brands', { as: person })).json().errorCode).not.toBe('featureMissing');
  });

  it('whoever never paid reads nothing by a payment that did not go through', async () => {
    const person = await house.person({ tier: 'waitlist' });
    await subscribed(person, 'incomplete');
    expect((await userOf(person)).user.features).toEqual({});
  });
});

describe("'Continue on the free tier'", () => {
  it('whose beta is over goes on for free, with no end, and is let in again', async () => {
    const person = await house.person({ tier: 'studio', expiration: past });
    expect((await userOf(person)).redirectTo).toBe('expired');
    expect((await goOn(person)).json()).toEqual({ tierKey: 'free' });
    const { user, redirectTo } = await userOf(person);
    expect(user.subscription).toEqual({ subscriptionKey: 'free', expiration: null, isManaged: false });
    expect(redirectTo).not.toBe('expired');
    expect(user.features['assetLibrary.pitchDecks.enabled']).toBeUndefined();
  });

  it('whose paid subscription has ended does so too', async () => {
    const person = await house.person();
    await subscribed(person, 'canceled');
    expect((await userOf(person)).redirectTo).toBe('expired');
    expect((await goOn(person)).statusCode).toBe(200);
    expect((await userOf(person)).redirectTo).not.toBe('expired');
  });

  it('a press takes nothing away that is still held', async () => {
    const person = await house.person({ tier: 'studio', expiration: new Date(Date.now() + DAY_MS) });
    expect((await goOn(person)).json()).toEqual({ tierKey: 'studio' });
  });

  it('a free trial that is over does not begin anew', async () => {
    const person = await house.person({ tier: 'free', expiration: past });
    expect((await goOn(person)).json()).toMatchObject({ errorCode: 'freeTrialOver' });
    expect((await userOf(person)).redirectTo).toBe('expired');
  });

  it('a trial on the waitlist does not become what can finish a brand', async () => {
    const person = await house.person({ tier: 'waitlist', expiration: past });
    expect((await goOn(person)).json()).toMatchObject({ errorCode: 'freeTrialOver' });
    const { user } = await userOf(person);
    expect(user.features['brandQuiz.canComplete']).toBeUndefined();
  });

  it('who owes a payment settles it first', async () => {
    const person = await house.person();
    await subscribed(person, 'unpaid');
    expect((await goOn(person)).json()).toMatchObject({ errorCode: 'alreadySubscribed' });
  });
});
