import type { Database } from '../../../db/client.ts';

/** Takes away every way in beside the password, and sign-ins of this account that are under way. */
export const forgetSecondSteps = async (trx: Database, accountId: string): Promise<void> => {
  for (const table of ['passkeys', 'second_factors', 'recovery_codes', 'sign_in_steps'] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
};
