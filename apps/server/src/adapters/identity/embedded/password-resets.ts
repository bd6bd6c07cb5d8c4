import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../db/client.ts';
import type { Letter } from '../../../ports/mail.ts';
import { forgetOpenSteps, forgetSecondSteps } from './forget-second-steps.ts';
import { alreadyHereLetter, resetLetter } from './letters.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './payload-store.ts';

/** Minutes that a link in a letter works. */
export const RESET_MINUTES = 60;

export type SendLetter = (db: Database, letter: Letter) => Promise<void>;
export type PasswordResets = ReturnType<typeof createPasswordResets>;

const stored = (token: string): string => hash('sha256', token, 'hex');

/** One-time links by mail. Only the link's hash is kept. Asking again, which anybody can, leaves earlier links
 * working; the first one that is used ends them all. */
export const createPasswordResets = (db: Database, publicUrl: URL, sendLetter: SendLetter) => {
  const live = sql<boolean>`password_resets.used_at is null and password_resets.expires_at > now()`;

  return {
    /**
     * Writes the letter and its link together, or neither. `because` says what was asked for: a new password, or a
     * second account with the same address.
     */
    async send(account: { id: string; email: string }, because: 'forgot' | 'signUp'): Promise<void> {
      const letterOf = because === 'forgot' ? resetLetter : alreadyHereLetter;
      const token = randomBytes(32).toString('base64url');
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('password_resets')
          .values({
            token_hash: stored(token),
            account_id: account.id,
            expires_at: sql<Date>`now() + ${RESET_MINUTES} * interval '1 minute'`,
            used_at: null,
          })
          .execute();
        // to the address on file, never to what was typed
        await sendLetter(trx, letterOf(account.email, new URL(`/oidc/reset?token=${token}`, publicUrl), RESET_MINUTES));
      });
    },
    /** The e-mail that a link is for, while it works. */
    async emailFor(token: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('password_resets')
        .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
        .select('accounts.email')
        .where('token_hash', '=', stored(token))
        .where(live)
        .executeTakeFirst();
      return row?.email;
    },
    /**
     * Sets the password, once. Everyone who was signed in to the account, or half way in, is out; the e-mail is proven,
     * because the link came by mail. Where it was not proven before, passkeys and second factor go as well.
     */
    async redeem(token: string, password: string): Promise<{ id: string; email: string } | undefined> {
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const used = await trx
          .updateTable('password_resets')
          .set({ used_at: sql<Date>`now()` })
          .where('token_hash', '=', stored(token))
          .where(live)
          .returning('account_id')
          .executeTakeFirst();
        if (!used) return undefined;
        await trx
          .updateTable('password_resets')
          .set({ used_at: sql<Date>`now()` })
          .where('account_id', '=', used.account_id)
          .where('used_at', 'is', null)
          .execute();
        await endSessionsOf(trx, used.account_id);
        await forgetOpenSteps(trx, used.account_id);
        const { email_verified_at: verifiedAt } = await trx
          .selectFrom('accounts')
          .select('email_verified_at')
          .where('id', '=', used.account_id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        // whoever made an account for an address that nobody had proven may have left a way in beside the password
        if (!verifiedAt) await forgetSecondSteps(trx, used.account_id);
        return trx
          .updateTable('accounts')
          .set({ password_hash: passwordHash, email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
          .where('id', '=', used.account_id)
          .returning(['id', 'email'])
          .executeTakeFirstOrThrow();
      });
    },
  };
};
