import { sql, type Kysely } from 'kysely';

/** Letters are rows before they are sent; rate limits are rows because every node must see them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table outbox_mails (
      id uuid primary key default gen_random_uuid(),
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      status text not null check (status in ('kept', 'waiting', 'sent', 'failed')),
      error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`create index outbox_mails_newest on outbox_mails (created_at desc, id)`.execute(db);
  // columns as rate-limiter-flexible expects them
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
};
