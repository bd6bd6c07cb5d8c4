import { sql, type Kysely } from 'kysely';

/** What a founder calls a brand among several, and when they put it away. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table quizzes
      add column brand_name text not null default '',
      add column archived_at timestamptz`.execute(db);
};
