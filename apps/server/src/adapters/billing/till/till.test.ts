import { createTestDatabase } from '../../../testing/databases.ts';
import { billingConformance } from '../../../ports/billing.conformance.ts';
import { signEvent } from '../signature.ts';
import { createTill } from './till.ts';

const secret = 'the secret of this till';

billingConformance('the built-in test till', {
  productId: 'test_founder',
  trialProductId: 'test_studio',
  async open() {
    const database = await createTestDatabase();
    const billing = createTill({ db: database.db, secret, publicUrl: new URL('https://signet.example') });
    const { desk } = billing;
    if (!desk) throw new Error('the till has no desk');
    const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
    return {
      billing,
      async person() {
        const { id, email } = await database.db
          .insertInto('users')
          .values({ email: 'ann@example.com', email_verified: true, role_key: 'user', subscription_key: 'free' })
          .returning(['id', 'email'])
          .executeTakeFirstOrThrow();
        return { userId: id, email };
      },
      pay: async (url, userId) => (await desk.pay(sessionOf(url), userId))?.events ?? [],
      manage: async (url, userId, act) => (await desk.act(sessionOf(url), userId, act)) ?? [],
      daysLater: async (days) => void (await desk.moveClock(new Date(Date.now() + days * 86_400_000))),
      sign: (raw, at, other) => signEvent(other ?? secret, raw, at),
      close: () => database.drop(),
    };
  },
});
