import { sql, type Kysely } from 'kysely';

/**
 * Links to brand books. Of an address only the hash is kept: whoever reads the table can open none. It is of a quiz,
 * and shows the newest brand that came of it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shared_books (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      quiz_id uuid not null references quizzes (id) on delete cascade,
      token_hash bytea not null unique,
      password_hash text,
      expires_at timestamptz,
      revoked_at timestamptz,
      views bigint not null default 0,
      last_viewed_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index shared_books_user on shared_books (user_id)`.execute(db);
};
