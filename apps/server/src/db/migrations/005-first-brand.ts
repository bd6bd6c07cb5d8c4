import { sql, type Kysely } from 'kysely';

/** What the engine recommended for a quiz, and the sets of logo files drawn from what was chosen. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table recommendations (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      quiz_id uuid not null unique references quizzes (id) on delete cascade,
      basis text not null,
      content jsonb not null,
      shown jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index recommendations_user on recommendations (user_id)`.execute(db);
  await sql`
    create table logo_sets (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      quiz_id uuid not null references quizzes (id) on delete cascade,
      basis text not null,
      drawing jsonb not null,
      status text not null check (status in ('drawing', 'complete', 'failed')),
      files jsonb not null default '[]',
      requested_at timestamptz not null default now(),
      completed_at timestamptz,
      unique (quiz_id, basis)
    )`.execute(db);
  await sql`create index logo_sets_user on logo_sets (user_id)`.execute(db);
};
