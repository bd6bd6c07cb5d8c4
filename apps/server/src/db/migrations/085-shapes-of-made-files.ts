import { sql, type Kysely } from 'kysely';

/**
 * Marks and made files say in which form their JSON is. There was one form until now; what a node of the release
 * before still writes is of it too.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mark_sets add column shape_version integer not null default 1`.execute(db);
  await sql`alter table made_files add column shape_version integer not null default 1`.execute(db);
};
