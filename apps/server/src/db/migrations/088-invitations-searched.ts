import { sql, type Kysely } from 'kysely';

/**
 * A search of the users grid goes through open invitations too: among fifty thousand of them it took ten times as long
 * as among a hundred. Where pg_trgm cannot be had (as in 026), it still does.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    do $$ begin
      create index invitations_email_text on invitations using gin (email gin_trgm_ops) where accepted_at is null;
      create index invitations_group_text on invitations using gin (group_name gin_trgm_ops)
        where accepted_at is null and group_name is not null;
    exception when undefined_object then
      raise notice 'pg_trgm cannot be had here';
    end $$`.execute(db);
};
