import { sql, type Kysely } from 'kysely';

/** What the embedded OpenID issuer keeps. With another issuer configured these stay empty. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      password_hash text not null,
      email_verified_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index accounts_email on accounts (lower(email))`.execute(db);
  await sql`
    create table password_resets (
      token_hash text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index password_resets_account on password_resets (account_id)`.execute(db);
  await sql`
    create table oidc_payloads (
      model text not null,
      id text not null,
      payload jsonb not null,
      uid text,
      grant_id text,
      user_code text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (model, id)
    )`.execute(db);
  await sql`create index oidc_payloads_uid on oidc_payloads (uid)`.execute(db);
  await sql`create index oidc_payloads_grant on oidc_payloads (grant_id)`.execute(db);
  // a new password ends every session of its account
  await sql`create index oidc_payloads_account on oidc_payloads ((payload ->> 'accountId'))`.execute(db);
  await sql`create index oidc_payloads_expiry on oidc_payloads (expires_at)`.execute(db);
  await sql`
    create table signing_keys (
      kid text primary key,
      sealed_jwk text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
};
