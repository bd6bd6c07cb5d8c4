import { sql, type Kysely } from 'kysely';

/**
 * What is read of a company lies in one row, shared by every quiz that names it. The directory's id alone is not the
 * key: clients send it together with the picture, and only both say what was read.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table company_scrapes (
      company_id uuid not null,
      image_id text not null,
      name text not null,
      website text,
      status text not null check (status in ('waiting', 'reading', 'read', 'failed')),
      progress smallint not null default 0 check (progress between 0 and 100),
      shape_version integer,
      content jsonb,
      claimed_by uuid,
      requested_at timestamptz not null default now(),
      read_at timestamptz,
      primary key (company_id, image_id)
    )`.execute(db);
  await sql`
    create table quiz_research (
      quiz_id uuid primary key references quizzes (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      companies jsonb not null,
      progress smallint not null default 0 check (progress between 0 and 100),
      not_theirs jsonb not null default '[]',
      modified_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index quiz_research_owner on quiz_research (user_id)`.execute(db);
  await sql`alter table quizzes add column research_modified_at timestamptz`.execute(db);
  await sql`update quizzes set research_modified_at = research_abandoned_at`.execute(db);
};
