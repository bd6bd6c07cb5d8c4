import { sql, type Kysely } from 'kysely';

/**
 * What finding somebody among a million takes: an index for each order of the users grid, with the id behind it so
 * that a page begins where the one before ended, and one for text within addresses and groups. Where the database does
 * not let us have pg_trgm, searching is slower and finds the same.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index users_email_text on users using gin (email gin_trgm_ops);
      create index users_group_text on users using gin (group_name gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'pg_trgm cannot be had here';
    end $$`.execute(db);
  await sql`create index users_by_email on users (lower(email), id)`.execute(db);
  await sql`create index users_by_group on users (lower(group_name), id)`.execute(db);
  await sql`create index users_by_role on users (role_key, id)`.execute(db);
  await sql`create index users_by_status on users (status, id)`.execute(db);
  await sql`create index users_by_tier on users (subscription_key, id)`.execute(db);
  await sql`create index users_by_expiration on users (subscription_expiration, id)`.execute(db);
  await sql`
    create index users_by_expiration_last on users (subscription_expiration desc nulls last, id desc)`.execute(db);
  await sql`create index audit_log_by_time on audit_log (at, id)`.execute(db);
  await sql`create index quizzes_by_brain_version on quizzes (brain_version_id)`.execute(db);
};
