import { sql, type Kysely } from 'kysely';

/** Colors of competitors that were never read, as their founder knows them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quiz_research add column said_theirs jsonb not null default '[]'`.execute(db);
};
