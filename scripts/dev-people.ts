import { pino } from 'pino';
import { createEmbeddedIdentity } from '../apps/server/src/adapters/identity/embedded/identity.ts';
import type { Config } from '../apps/server/src/config.ts';
import { readOrMakeSecret } from '../apps/server/src/data-dir.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { createQuizStore } from '../apps/server/src/features/quizzes/quizzes.store.ts';
import { createUserStore } from '../apps/server/src/features/users/users.store.ts';
import { createRateLimits } from '../apps/server/src/http/rate-limits.ts';

/** Seeded people of a development database; they share one password. */
export const people = {
  founder: { email: 'founder@signet.localhost', roleKey: 'user', subscriptionKey: 'free' },
  subscriber: { email: 'subscriber@signet.localhost', roleKey: 'user', subscriptionKey: 'founder' },
  staff: { email: 'staff@signet.localhost', roleKey: 'staff', subscriptionKey: 'studio' },
  admin: { email: 'admin@signet.localhost', roleKey: 'admin', subscriptionKey: 'studio' },
} as const;
export type PersonName = keyof typeof people;

export const DEV_PASSWORD = 'for development alone';

/** Makes the seeded people where they are missing. Attaches to the database that the running server started. */
export const seedPeople = async (config: Config): Promise<void> => {
  const { db, pool, close } = await openDatabase(config, () => undefined);
  const secret = readOrMakeSecret(config.DATA_DIR, config.SIGNET_SECRET);
  const log = pino({ level: 'silent' });
  const identity = await createEmbeddedIdentity({
    db,
    publicUrl: config.publicUrl,
    secret,
    limits: createRateLimits(pool, secret),
    log,
    sendLetter: async () => undefined,
  });
  const users = createUserStore({ pool, now: () => new Date() });
  const quizzes = createQuizStore({ pool, db });
  for (const { email, roleKey, subscriptionKey } of Object.values(people)) {
    const account = await identity.ensureAccount?.({ email, password: DEV_PASSWORD });
    if (!account) continue;
    await db.transaction().execute(async (trx) => {
      const id = await users.insert(trx, {
        issuer: identity.issuer,
        subject: account.subject,
        email,
        emailVerified: true,
        group: 'Seeded',
        roleKey,
        subscriptionKey,
        subscriptionExpiration: null,
      });
      if (id) await quizzes.begin(trx, id);
    });
  }
  await close();
};
