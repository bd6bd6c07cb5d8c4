import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { Identity } from '../../ports/identity.ts';
import type { QuizStore } from '../quizzes/quizzes.store.ts';
import type { UserStore } from './users.store.ts';

/** What the first start prints. */
export type FirstAdministrator = { email: string; password: string };

type Parts = {
  db: Database; identity: Identity; users: Pick<UserStore, 'insert'>; quizzes: Pick<QuizStore, 'begin'>;
  config: Pick<Config, 'SIGNET_ADMIN_EMAIL' | 'SIGNET_ADMIN_PASSWORD'>;
};

/**
 * Makes the first administrator when there is none and this server issues its own accounts. Undefined when one exists, or when
 * accounts are made elsewhere (then SIGNET_ADMIN_EMAIL becomes administrator on registering). A start that was killed halfway is made good by
 * the next: the account's password is set anew, so what is printed always works.
 */
export const makeFirstAdministrator = async ({ db, identity, users, quizzes, config }: Parts): Promise<FirstAdministrator | undefined> => {
  if (!identity.ensureAccount) return undefined;
  const existing = await db.selectFrom('users').select('id').where('role_key', '=', 'admin').executeTakeFirst();
  if (existing) return undefined;
  const email = config.SIGNET_ADMIN_EMAIL;
  const password = config.SIGNET_ADMIN_PASSWORD ?? randomBytes(15).toString('base64url');
  const { subject } = await identity.ensureAccount({ email, password });
  await db.transaction().execute(async (trx) => {
    const id = await users.insert(trx, { issuer: identity.issuer, subject, email, group: '', roleKey: 'admin', subscriptionKey: 'studio', subscriptionExpiration: null });
    if (id) await quizzes.begin(trx, id);
  });
  return { email, password };
};
