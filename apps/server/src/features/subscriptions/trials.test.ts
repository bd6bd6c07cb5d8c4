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

describe('a trial of the house', () => {
  const register = async () => {
    const newcomer = await house.newcomer();
    await house.ask('POST', '/api/auth/flow/register', { as: newcomer, body: {} });
    const { user } = (await house.ask('GET', '/api/auth/flow/validate', { as: newcomer })).json();
    return { newcomer, user };
  };
  const letters = async (to: string) =>
    house.database.db.selectFrom('outbox_mails').selectAll().where('recipient', '=', to).execute();
  const work = async () => {
    const { db } = house.database;
    const store = createMailStore({ db });
    const sendLetter = async (trx: typeof db, letter: Parameters<typeof store.insert>[1]) =>
      void (await store.insert(trx, letter, 'kept'));
    await createTrials({ db, billing: till, publicUrl, sendLetter }).work.run();
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
    await till.desk?.moveClock(null);
  });
});
