import { sql, type Kysely } from 'kysely';

/**
 * Everything that is made in the background and then fetched lies in one table; logo sets are the first kind. What was
 * being drawn waits again. A quiz has one complete set, the one wanted last; another is superseded.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table made_files (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      subject uuid not null,
      basis text not null,
      made_from jsonb not null,
      status text not null check (status in ('waiting', 'making', 'complete', 'failed', 'superseded')),
      progress smallint not null default 0 check (progress between 0 and 100),
      files jsonb not null default '[]',
      error text,
      claimed_by uuid,
      requested_at timestamptz not null default now(),
      begun_at timestamptz,
      completed_at timestamptz,
      superseded_at timestamptz,
      unique (kind, subject, basis)
    )`.execute(db);
  await sql`create unique index made_files_served on made_files (kind, subject) where status = 'complete'`.execute(db);
  await sql`create index made_files_queue on made_files (requested_at) where status = 'waiting'`.execute(db);
  await sql`create index made_files_owner on made_files (user_id, begun_at)`.execute(db);
  await sql`
    insert into made_files (id, user_id, kind, subject, basis, made_from, status, progress, files, error,
      requested_at, completed_at, superseded_at)
    select id, user_id, 'logos', quiz_id, basis, drawing,
      case when status = 'drawing' then 'waiting' when status = 'complete' and newer > 0 then 'superseded'
        else status end,
      case when status = 'complete' then 100 else 0 end,
      (select coalesce(jsonb_agg(jsonb_build_object('fileName', f ->> 'fileName', 'key', f ->> 'key', 'is',
        jsonb_build_object(
           'cut', 'positive', 'lockup', 'wordmark', 'colorKey', substring(f ->> 'fileName' from '^logo-(.*)\\.'),
           'format', substring(f ->> 'fileName' from '[^.]+$'))) order by place), '[]')
         from jsonb_array_elements(files) with ordinality as listed (f, place)),
      case when status = 'failed' then 'generationFailed' end, requested_at, completed_at,
      case when status = 'complete' and newer > 0 then now() end
    from (select *, (select count(*) from logo_sets other where other.quiz_id = logo_sets.quiz_id
      and other.status = 'complete'
            and (other.requested_at, other.id) > (logo_sets.requested_at, logo_sets.id)) as newer from logo_sets)
              as sets`.execute(db);
  await sql`drop table logo_sets`.execute(db);
};
