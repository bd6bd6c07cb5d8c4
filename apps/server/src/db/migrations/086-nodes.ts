import { sql, type Kysely } from 'kysely';

/** Which servers run, as each says of itself: behind a pooler or on one socket the database cannot tell them apart. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table nodes (
      id uuid primary key,
      name text not null,
      version text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null default now(),
      memory_bytes bigint not null,
      disk_free_bytes bigint,
      disk_total_bytes bigint
    )`.execute(db);
};
