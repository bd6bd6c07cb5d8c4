import type { Database } from '../../../db/client.ts';

/** Ends sign-ins of this account that wait for their second step: the password that was shown is no longer its own. */
export const forgetOpenSteps = async (trx: Database, accountId: string): Promise<void> => {
  await trx.deleteFrom('sign_in_steps').where('account_id', '=', accountId).execute();
};

/** Takes away every way in beside the password, and sign-ins of this account that are under way. */
export const forgetSecondSteps = async (trx: Database, accountId: string): Promise<void> => {
  await forgetOpenSteps(trx, accountId);
  for (const table of ['passkeys', 'second_factors', 'recovery_codes'] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
};
