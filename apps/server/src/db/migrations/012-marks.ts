import { sql, type Kysely } from 'kysely';

/**
 * The marks drawn for the name of a quiz, one row each: they can be drawn again, and are kept because that takes
 * seconds. Logos come in three cuts now; those made before are of the standard one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table mark_sets (
      quiz_id uuid primary key references quizzes (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      basis text not null,
      content jsonb not null,
      drawn_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mark_sets_user on mark_sets (user_id)`.execute(db);
  await sql`
    update made_files set files = replace(files::text, '"cut": "positive"', '"cut": "standard"')::jsonb
     where kind = 'logos'`.execute(db);
};
