import type { Database } from '../../db/client.ts';

/**
 * Where the house's own issuer may lead after signing out, beside the start: what administrators named for
 * configurations of the house (spec administration §3, `logoutRedirectUri`). A company's issuer has a list of its own.
 */
export const createSignOutPlaces = (db: Database) => async (): Promise<string[]> => {
  const rows = await db
    .selectFrom('sso_configurations')
    .select('logout_redirect_uri')
    .where('issuer', 'is', null)
    .execute();
  return rows.flatMap((row) => row.logout_redirect_uri ?? []);
};
