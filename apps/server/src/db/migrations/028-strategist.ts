import { sql, type Kysely } from 'kysely';

/**
 * The strategist: its agent as staff edit it, immutable snapshots of it, what it has read, and what founders said to
 * it. What was read of a document is kept by a hash of its content, and an index is a list of such hashes, so that an
 * index is exchanged in one statement and nothing that did not change is read again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table agents (
      type text primary key,
      status text not null,
      model text not null,
      instruction text not null,
      questions jsonb not null,
      failure text,
      checks jsonb not null default '[]',
      draft_version_id uuid,
      published_version_id uuid,
      published_alias text,
      last_published timestamptz,
      last_updated timestamptz not null default now(),
      moved_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table agent_versions (
      id uuid primary key default gen_random_uuid(),
      agent_type text not null,
      number integer not null,
      model text not null,
      instruction text not null,
      knowledge_base_ids uuid[] not null,
      created_at timestamptz not null default now(),
      unique (agent_type, number)
    )`.execute(db);
  await sql`
    create table knowledge_bases (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      notes text not null,
      status text not null,
      location text,
      index_id uuid,
      sync_status text not null default 'NOT_STARTED',
      sync_started_at timestamptz,
      sync_updated_at timestamptz,
      sync_statistics jsonb,
      sync_failures jsonb not null default '[]',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index knowledge_bases_name on knowledge_bases (lower(name))`.execute(db);
  await sql`
    create table agent_knowledge_bases (
      agent_type text not null references agents (type) on delete cascade,
      knowledge_base_id uuid not null references knowledge_bases (id),
      primary key (agent_type, knowledge_base_id)
    )`.execute(db);
  await sql`
    create table knowledge_documents (
      id uuid primary key default gen_random_uuid(),
      knowledge_base_id uuid not null references knowledge_bases (id) on delete cascade,
      name text not null,
      number integer not null,
      hash text not null,
      unique (knowledge_base_id, name)
    )`.execute(db);
  await sql`
    create table knowledge_document_versions (
      document_id uuid not null references knowledge_documents (id) on delete cascade,
      number integer not null,
      bytes integer not null,
      hash text not null,
      blob_key text not null,
      uploaded_at timestamptz not null default now(),
      primary key (document_id, number)
    )`.execute(db);
  await sql`
    create table knowledge_readings (
      knowledge_base_id uuid not null references knowledge_bases (id) on delete cascade,
      hash text not null,
      reader integer not null,
      failure text,
      read_at timestamptz not null default now(),
      primary key (knowledge_base_id, hash)
    )`.execute(db);
  await sql`
    create table knowledge_passages (
      id bigint generated always as identity primary key,
      knowledge_base_id uuid not null,
      hash text not null,
      place integer not null,
      heading text not null,
      text text not null,
      words tsvector not null,
      vector bytea,
      foreign key (knowledge_base_id, hash) references knowledge_readings (knowledge_base_id, hash) on delete cascade
    )`.execute(db);
  await sql`create index knowledge_passages_hash on knowledge_passages (knowledge_base_id, hash)`.execute(db);
  await sql`create index knowledge_passages_words on knowledge_passages using gin (words)`.execute(db);
  await sql`
    create table knowledge_index_entries (
      index_id uuid not null,
      knowledge_base_id uuid not null references knowledge_bases (id) on delete cascade,
      document_id uuid not null,
      name text not null,
      hash text not null,
      primary key (index_id, document_id)
    )`.execute(db);
  await sql`
    create table chat_sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      agent_type text not null,
      version_id uuid not null,
      is_draft boolean not null,
      title text not null default '',
      created_at timestamptz not null default now(),
      last_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index chat_sessions_user on chat_sessions (user_id, last_at desc)`.execute(db);
  await sql`
    create table chat_turns (
      id uuid primary key default gen_random_uuid(),
      session_id uuid not null references chat_sessions (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      prompt text not null,
      response text not null default '',
      sources jsonb not null default '[]',
      status text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index chat_turns_session on chat_turns (session_id, created_at)`.execute(db);
  // one answer at a time in a conversation
  await sql`create unique index chat_turns_answering on chat_turns (session_id) where status = 'answering'`.execute(db);
};
