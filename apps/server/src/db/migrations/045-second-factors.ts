import { sql, type Kysely } from 'kysely';

/**
 * How somebody shows at sign-in who they are, beside a password: passkeys, an authenticator app, codes on paper; which
 * step of a sign-in was passed; and where somebody is signed in. All of it belongs to the embedded issuer's accounts.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table passkeys (
      credential_id text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      name text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_account on passkeys (account_id)`.execute(db);
  await sql`
    create table second_factors (
      account_id uuid primary key references accounts (id) on delete cascade,
      sealed_secret text not null,
      last_step bigint not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table recovery_codes (
      account_id uuid not null references accounts (id) on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    )`.execute(db);
  await sql`
    create table sign_in_steps (
      interaction_uid text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      is_whole boolean not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_steps_account on sign_in_steps (account_id)`.execute(db);
  await sql`
    create table sign_in_sessions (
      uid text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      device text not null,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_in_sessions_account on sign_in_sessions (account_id)`.execute(db);
};
