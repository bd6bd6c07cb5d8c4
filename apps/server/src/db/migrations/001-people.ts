import { sql, type Kysely } from 'kysely';

/**
 * Roles, tiers and flags are rows, so that staff change them without a release; users and invitations point at them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table roles (
      key text primary key,
      label text not null,
      permissions text[] not null
    )`.execute(db);
  await sql`
    create table tiers (
      key text primary key,
      label text not null,
      is_default boolean not null default false,
      product_id text,
      can_assign_product boolean not null default false,
      features text[] not null
    )`.execute(db);
  // spec administration §4.6: one tier is the default fallback
  await sql`create unique index tiers_one_default on tiers (is_default) where is_default`.execute(db);
  await sql`
    create table feature_flags (
      name text primary key,
      label text not null,
      value jsonb not null,
      value_options jsonb not null,
      position integer not null
    )`.execute(db);
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      issuer text not null,
      subject text not null,
      email text not null,
      email_verified boolean not null,
      group_name text not null default '',
      role_key text not null references roles (key),
      status text not null default 'active' check (status in ('invited', 'inviteExpired', 'active', 'disabled')),
      quiz_completed boolean not null default false,
      active_quiz_id uuid,
      subscription_key text not null references tiers (key),
      subscription_expiration timestamptz,
      subscription_managed boolean not null default false,
      sso_key text,
      terms_accepted_at timestamptz,
      created_at timestamptz not null default now(),
      unique (issuer, subject)
    )`.execute(db);
  // an address that nobody has checked reserves nothing: its owner must still be able to register
  await sql`create unique index users_email on users (lower(email)) where email_verified`.execute(db);
  await sql`
    create table invitations (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      group_name text not null default '',
      role_key text not null references roles (key),
      subscription_key text not null references tiers (key),
      subscription_expiration timestamptz,
      brand text not null default 'beta' check (brand in ('beta', 'free', 'next')),
      rotation integer not null default 0,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index invitations_open on invitations (lower(email)) where accepted_at is null`.execute(db);
};
