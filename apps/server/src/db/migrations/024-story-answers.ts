import { sql, type Kysely } from 'kysely';

/** What a founder has told of a company, by question: kept with the brand and used by every document of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table story_answers (
      quiz_id uuid not null references quizzes (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      question text not null,
      answer text not null,
      answered_at timestamptz not null default now(),
      primary key (quiz_id, question)
    )`.execute(db);
  await sql`create index story_answers_user on story_answers (user_id)`.execute(db);
};
