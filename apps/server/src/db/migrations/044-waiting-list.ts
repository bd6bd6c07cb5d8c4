import { sql, type Kysely } from 'kysely';

/**
 * Who wants to be let in while the house is not open to everybody. The links of their letters are derived, not kept.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table waiting_list (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      confirmed_at timestamptz,
      invited_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index waiting_list_email on waiting_list (lower(email))`.execute(db);
  await sql`create index waiting_list_by_time on waiting_list (created_at, id)`.execute(db);
};
