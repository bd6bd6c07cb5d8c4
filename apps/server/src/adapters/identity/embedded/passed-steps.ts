import { sql } from 'kysely';
import type { Database } from '../../../db/client.ts';

export type PassedSteps = ReturnType<typeof createPassedSteps>;

/**
 * Which account passed the password of a sign-in under way, until it has passed the second step too. The sign-in's id
 * is known to nobody else: the cookie of its pages opens it.
 */
export const createPassedSteps = (db: Database) => {
  const open = (uid: string) =>
    db
      .selectFrom('sign_in_steps')
      .select(['account_id', 'is_whole'])
      .where('interaction_uid', '=', uid)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
  return {
    async note(uid: string, accountId: string): Promise<void> {
      const values = {
        account_id: accountId,
        is_whole: false,
        expires_at: sql<Date>`now() + interval '15 minutes'`,
      };
      await db
        .insertInto('sign_in_steps')
        .values({ interaction_uid: uid, ...values })
        .onConflict((conflict) => conflict.column('interaction_uid').doUpdateSet(values))
        .execute();
    },
    accountOf: async (uid: string): Promise<string | undefined> => (await open(uid))?.account_id,
    /**
     * The second step was shown by setting it up; what is left is to keep the recovery codes. False where the sign-in
     * has ended or is another account's by now: a password that was sent at the same moment may have changed it.
     */
    async complete(uid: string, accountId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sign_in_steps')
        .set({ is_whole: true })
        .where('interaction_uid', '=', uid)
        .where('account_id', '=', accountId)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async wholeAccountOf(uid: string): Promise<string | undefined> {
      const row = await open(uid);
      return row?.is_whole ? row.account_id : undefined;
    },
    async forget(uid: string): Promise<void> {
      await db.deleteFrom('sign_in_steps').where('interaction_uid', '=', uid).execute();
    },
  };
};
