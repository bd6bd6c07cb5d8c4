import { sql, type Kysely } from 'kysely';

/** When the house was copied, so that whoever runs it sees that nobody has for a while. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table backups (
      made_at timestamptz primary key,
      rows bigint not null,
      files bigint not null
    )`.execute(db);
};
