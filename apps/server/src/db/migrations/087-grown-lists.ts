import { sql, type Kysely } from 'kysely';

/**
 * What administrators ask of lists that grow with people is asked of an index: the letters to one address, what waits
 * or failed, the kinds of acts, and a part of an address (where pg_trgm can be had, as in 026).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index outbox_mails_recipient on outbox_mails (lower(recipient), created_at)`.execute(db);
  await sql`create index outbox_mails_unsent on outbox_mails (status) where status in ('waiting', 'failed')`.execute(
    db,
  );
  await sql`
    create index company_scrapes_unread on company_scrapes (status)
      where status in ('waiting', 'reading', 'failed')`.execute(db);
  await sql`
    create index made_files_unmade on made_files (status) where status in ('waiting', 'making', 'failed')`.execute(db);
  await sql`create index audit_log_act on audit_log (act, at, id)`.execute(db);
  await sql`
    do $$ begin
      create index outbox_mails_recipient_text on outbox_mails using gin (recipient gin_trgm_ops);
      create index outbox_mails_subject_text on outbox_mails using gin (subject gin_trgm_ops);
      create index waiting_list_text on waiting_list using gin (email gin_trgm_ops);
    exception when undefined_object then
      raise notice 'pg_trgm cannot be had here';
    end $$`.execute(db);
};
