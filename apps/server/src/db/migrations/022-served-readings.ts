import { sql, type Kysely } from 'kysely';

/**
 * How long what was read of a company serves depends on how reading it ended, and whose wish it was decides whose turn
 * it is. A site that could not be reached is tried again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table company_scrapes
      add column serves_until timestamptz,
      add column asked_by uuid references users (id) on delete set null`.execute(db);
  await sql`create index company_scrapes_asked_by on company_scrapes (asked_by)`.execute(db);
  await sql`
    update company_scrapes set serves_until = case
      when content -> 'website' ->> 'outcome' in ('notReached', 'noSite') then read_at
      else read_at + interval '30 days' end`.execute(db);
};
