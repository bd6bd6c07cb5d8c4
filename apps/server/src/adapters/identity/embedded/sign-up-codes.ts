import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../db/client.ts';
import { deriveKey } from '../../../secrets.ts';
import { signUpLetter } from './letters.ts';
import type { SendLetter } from './password-resets.ts';

/** Minutes that a code works: as long as the page that asks for it. */
export const CODE_MINUTES = 15;
const DIGITS = 8;

export type SignUpCodes = ReturnType<typeof createSignUpCodes>;

/** One code by mail for each sign-up under way. Only a keyed hash of it is kept. */
export const createSignUpCodes = (db: Database, secret: string, sendLetter: SendLetter) => {
  const key = deriveKey(secret, 'sign-up codes');
  const hashOf = (uid: string, email: string, code: string) =>
    createHmac('sha256', key).update(`${uid}\n${email}\n${code}`).digest('hex');

  return {
    /** Writes the letter and its code together, or neither. Asking again makes the earlier code worthless. */
    async send(uid: string, email: string): Promise<void> {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const row = {
        email,
        code_hash: hashOf(uid, email, code),
        expires_at: sql<Date>`now() + ${CODE_MINUTES} * interval '1 minute'`,
      };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('sign_up_codes')
          .values({ interaction_uid: uid, ...row })
          .onConflict((conflict) => conflict.column('interaction_uid').doUpdateSet(row))
          .execute();
        await sendLetter(trx, signUpLetter(email, code, CODE_MINUTES));
      });
    },
    /** Whether this is the code that was sent to the address in this sign-up. Spaces do not count. */
    async proves(uid: string, email: string, code: string): Promise<boolean> {
      const row = await db
        .selectFrom('sign_up_codes')
        .select('code_hash')
        .where('interaction_uid', '=', uid)
        .where('email', '=', email)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      const given = Buffer.from(hashOf(uid, email, code.replaceAll(/[\s-]/g, '')));
      return row !== undefined && timingSafeEqual(Buffer.from(row.code_hash), given);
    },
    /** A code works once. */
    async forget(uid: string): Promise<void> {
      await db.deleteFrom('sign_up_codes').where('interaction_uid', '=', uid).execute();
    },
  };
};
