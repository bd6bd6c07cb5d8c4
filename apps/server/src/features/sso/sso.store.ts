import type { Selectable } from 'kysely';
import type { SsoConfiguration } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

/** What an administrator says of one; empty is null. */
export type SsoTerms = Omit<SsoConfiguration, 'people' | 'key'>;

const termsIn = (row: Selectable<Tables['sso_configurations']>): SsoTerms => ({
  name: row.name,
  issuer: row.issuer,
  clientId: row.client_id,
  audience: row.audience,
  organization: row.organization,
  logoutRedirectUri: row.logout_redirect_uri,
  emailDomains: row.email_domains,
});

/** The rows of single sign-on: a handful, set by administrators. */
export const createSsoStore = ({ db }: { db: Database }) => ({
  async all(): Promise<(SsoTerms & { key: string })[]> {
    const rows = await db.selectFrom('sso_configurations').selectAll().orderBy('key').execute();
    return rows.map((row) => ({ key: row.key, ...termsIn(row) }));
  },

  /** With how many people came by each. */
  async counted(): Promise<SsoConfiguration[]> {
    const rows = await db
      .selectFrom('sso_configurations')
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom('users')
          .whereRef('users.sso_key', '=', 'sso_configurations.key')
          .select((of) => of.fn.countAll<string>().as('count'))
          .as('people'),
      )
      .orderBy('key')
      .execute();
    return rows.map((row) => ({ key: row.key, ...termsIn(row), people: Number(row.people) }));
  },

  async save(trx: Database, key: string, terms: SsoTerms): Promise<void> {
    const values = {
      name: terms.name,
      issuer: terms.issuer,
      client_id: terms.clientId,
      audience: terms.audience,
      organization: terms.organization,
      logout_redirect_uri: terms.logoutRedirectUri,
      email_domains: terms.emailDomains,
    };
    await trx
      .insertInto('sso_configurations')
      .values({ key, ...values })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
      .execute();
  },

  /** Whether there was one. */
  async remove(trx: Database, key: string): Promise<boolean> {
    const { numDeletedRows } = await trx.deleteFrom('sso_configurations').where('key', '=', key).executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

export type SsoStore = ReturnType<typeof createSsoStore>;
