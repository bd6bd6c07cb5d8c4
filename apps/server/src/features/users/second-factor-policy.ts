import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';

/**
 * Whether the house asks somebody for a second factor (the flag requireSecondFactor): nobody, whoever may see the
 * administration, or everybody.
 */
export const createSecondFactorPolicy =
  (db: Database, issuer: string) =>
  async (subject: string): Promise<boolean> => {
    const { rows } = await sql<{ needed: boolean }>`
      select case flag.value #>> '{}'
        when 'everybody' then true
        when 'staff' then exists (
          select from identities i join users u on u.id = i.user_id join roles r on r.key = u.role_key
           where i.issuer = ${issuer} and i.subject = ${subject} and 'canAccessAdminPage' = any (r.permissions))
        else false end as needed
        from feature_flags flag where flag.name = 'requireSecondFactor'`.execute(db);
    return rows[0]?.needed ?? false;
  };
