import { sql, type Kysely } from 'kysely';

/** Logos that somebody brings along: where each of their files lies, by the name it is served under. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table selections add column custom_logos jsonb`.execute(db);
};
