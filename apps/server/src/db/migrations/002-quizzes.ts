import { sql, type Kysely } from 'kysely';

/** A quiz belongs to a user and keeps the brain version it began with. Every row that is owned carries `user_id`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table brain_versions (
      id uuid primary key default gen_random_uuid(),
      version text not null check (char_length(version) <= 64),
      notes text not null default '' check (char_length(notes) <= 2048),
      status text not null check (status in ('active', 'inactive')),
      validation_status text,
      bucket_key text not null,
      content jsonb not null,
      creation_date timestamptz not null default now()
    )`.execute(db);
  // spec administration §4.5: only one version is active
  await sql`create unique index brain_versions_one_active on brain_versions (status) where status = 'active'`.execute(
    db,
  );
  await sql`
    create table quizzes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      version integer not null default 0,
      brain_version_id uuid not null references brain_versions (id),
      company_name text not null default '',
      website_url text not null default '',
      logo_text text not null default '',
      industry text not null default '',
      business_lifecycle text not null default '',
      competitors jsonb,
      color_preferences jsonb,
      keyword_ids text[] not null default '{}',
      completed boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index quizzes_user on quizzes (user_id)`.execute(db);
  await sql`alter table users add foreign key (active_quiz_id) references quizzes (id) on delete set null`.execute(db);
  await sql`
    create table selections (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      quiz_id uuid not null unique references quizzes (id) on delete cascade,
      version integer not null default 0,
      brand_quiz_selections jsonb not null default '{}',
      custom_selections jsonb not null default '{}',
      use_custom_selections boolean not null default false,
      has_custom_logos boolean not null default false,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index selections_user on selections (user_id)`.execute(db);
};
