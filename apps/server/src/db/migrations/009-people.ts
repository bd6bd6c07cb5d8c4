import { sql, type Kysely } from 'kysely';

/**
 * A person may come by several ways in: each is a row of `identities`, where every user had exactly one before. The
 * audit log keeps what staff do, about whom; nothing in it is ever changed or taken away, and it points at nobody by
 * a foreign key, so that it outlives them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_user on identities (user_id)`.execute(db);
  await sql`insert into identities (issuer, subject, user_id, created_at) select issuer, subject, id, created_at
    from users`.execute(db);
  await sql`alter table users drop column issuer, drop column subject`.execute(db);
  await sql`
    create table audit_log (
      id uuid primary key default gen_random_uuid(),
      actor_id uuid not null,
      owner_id uuid,
      act text not null,
      about jsonb not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index audit_log_owner on audit_log (owner_id, at)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id, at)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'nothing in % is changed or taken away: this violates what it is for', tg_table_name;
        end $$`.execute(db);
  await sql`
    create trigger audit_log_stays before update or delete or truncate on audit_log
      for each statement execute function refuse_change()`.execute(db);
};
