import { sql, type Kysely } from 'kysely';

/**
 * Documents of a brand and the drives that they are saved in. A consent is asked for once and answered once. A document
 * is known by what it is made from: asked for twice it is one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table drive_links (
      user_id uuid primary key references users (id) on delete cascade,
      drive text not null,
      account text not null,
      sealed text not null,
      linked_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table drive_consents (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table drive_files (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      file_key text not null,
      name text not null,
      media_type text not null,
      bytes integer not null,
      blob_key text not null,
      properties jsonb not null,
      saved_at timestamptz not null default now(),
      trashed_at timestamptz,
      unique (user_id, file_key)
    )`.execute(db);
  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      template_id text not null,
      kit_key text not null,
      drive text not null,
      basis text not null,
      name text not null,
      file_id text,
      url text,
      bytes integer not null default 0,
      saved_at timestamptz,
      outdated boolean not null default false,
      trashed_at timestamptz,
      created_at timestamptz not null default now(),
      unique (user_id, template_id, drive, basis)
    )`.execute(db);
};
