import { createHmac, randomInt } from 'node:crypto';
import type { Database } from '../../../db/client.ts';
import { deriveKey, seal, unseal } from '../../../secrets.ts';
import { stepOfCode, totpSecret } from './totp.ts';

/** How many recovery codes somebody gets; each works once. */
const RECOVERY_CODES = 10;
/** Letters that are not mistaken for each other: twelve of them are 59 bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_LETTERS = 12;

const newRecoveryCode = (): string => {
  const letters = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
};

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** An authenticator app beside the password, and codes on paper for when it is lost. */
export const createSecondFactors = (db: Database, secret: string, now: () => Date = () => new Date()) => {
  const sealing = deriveKey(secret, 'second factors');
  const offering = deriveKey(secret, 'offered second factors');
  const hashing = deriveKey(secret, 'recovery codes');
  const hashOf = (accountId: string, code: string) =>
    createHmac('sha256', hashing)
      .update(`${accountId}\n${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
      .digest('base64url');
  const find = (accountId: string) =>
    db.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst();

  /** Whether the code is right and was not used; it is used from now on, also of two who bring it at once. */
  const spendStep = async (accountId: string, code: string): Promise<boolean> => {
    const row = await find(accountId);
    const step = row && stepOfCode(unseal(sealing, row.sealed_secret), code, now(), Number(row.last_step));
    if (step === undefined) return false;
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ last_step: String(step) })
      .where('account_id', '=', accountId)
      .where('last_step', '<', String(step))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  const spendRecoveryCode = async (accountId: string, code: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('recovery_codes')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hashOf(accountId, code))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  };
  const writeCodes = async (trx: Database, accountId: string): Promise<string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
    await trx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
      .execute();
    return codes;
  };
  /**
   * The secret that is offered in one sign-in or session alone: whoever saw one that was offered elsewhere and never
   * taken knows nothing of the one that is.
   */
  const offer = (accountId: string, within: string): string =>
    totpSecret(createHmac('sha256', offering).update(`${accountId}\n${within}`).digest());

  return {
    offer,

    /** Whether signing in asks for it. */
    has: async (accountId: string): Promise<boolean> => (await find(accountId)) !== undefined,

    /**
     * The first code of what was offered: from now on it is asked for. Answers the recovery codes, this once;
     * undefined where the code is wrong or there is a second factor already.
     */
    async confirm(accountId: string, within: string, code: string): Promise<string[] | undefined> {
      const secretOffered = offer(accountId, within);
      const step = stepOfCode(secretOffered, code, now(), null);
      if (step === undefined) return undefined;
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows = 0n } = await trx
          .insertInto('second_factors')
          .values({ account_id: accountId, sealed_secret: seal(sealing, secretOffered), last_step: String(step) })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows > 0n ? writeCodes(trx, accountId) : undefined;
      });
    },

    /** Whether this is a code of the app, or one of the paper; either works once. */
    proves: async (accountId: string, code: string): Promise<boolean> =>
      (await spendStep(accountId, code)) || (await spendRecoveryCode(accountId, code)),

    /** New recovery codes in place of the ones there are. */
    renewCodes: (accountId: string): Promise<string[]> => db.transaction().execute((trx) => writeCodes(trx, accountId)),

    async codesLeft(accountId: string): Promise<number> {
      const left = db.selectFrom('recovery_codes').select('code_hash').where('account_id', '=', accountId);
      return (await left.execute()).length;
    },

    remove: (accountId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
        await trx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
      }),
  };
};
