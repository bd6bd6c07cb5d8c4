import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { Identity } from '../../ports/identity.ts';
import type { QuizService } from '../quizzes/quizzes.service.ts';
import type { UserStore } from './users.store.ts';

/** What the first start prints. */
export type FirstAdministrator = { email: string; /** Absent where it was configured. */ password?: string };

type Parts = {
  db: Database;
  identity: Identity;
  users: Pick<UserStore, 'insert'>;
  quizzes: Pick<QuizService, 'begin'>;
  config: Pick<Config, 'SIGNET_ADMIN_EMAIL' | 'SIGNET_ADMIN_PASSWORD'>;
  /** Shows the credentials to whoever started the server. */
  tell: (administrator: FirstAdministrator) => void;
};

/**
 * Makes the first administrator when there is none and this server issues its own accounts; elsewhere
 * SIGNET_ADMIN_EMAIL becomes administrator on registering. Nodes that start together take turns. The credentials are
 * told before the row that says 'made' is committed: a start that is killed at any moment either told them or leaves
 * it to the next, which sets the password anew.
 */
export const makeFirstAdministrator = async ({ db, identity, users, quizzes, config, tell }: Parts): Promise<void> => {
  const { ensureAccount, issuer } = identity;
  if (!ensureAccount) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('signet first administrator'))`.execute(trx);
    if (await trx.selectFrom('users').select('id').where('role_key', '=', 'admin').executeTakeFirst()) return;
    const email = config.SIGNET_ADMIN_EMAIL;
    const password = config.SIGNET_ADMIN_PASSWORD ?? randomBytes(15).toString('base64url');
    const { subject } = await ensureAccount({ email, password });
    // whoever configured a password knows it, and a terminal's lines are kept in more places than one
    tell(config.SIGNET_ADMIN_PASSWORD ? { email } : { email, password });
    const id = await users.insert(trx, {
      issuer,
      subject,
      email,
      emailVerified: true,
      group: '',
      roleKey: 'admin',
      subscriptionKey: 'studio',
      subscriptionExpiration: null,
    });
    if (id) await quizzes.begin(trx, id);
  });
};
