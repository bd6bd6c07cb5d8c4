import { sql, type Kysely } from 'kysely';

/**
 * What the payment provider knows, as it was told last: one subscription that counts for each person, with the number
 * of the reading that it came from. Events are hints, kept by their id; checkouts remember where their founder was.
 * The clock is that of everything to do with subscriptions; only the built-in test till moves it.
 */
const mirror = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table billing_customers (
      provider text not null,
      customer_id text not null,
      user_id uuid not null references users (id) on delete cascade,
      told_at timestamptz,
      looked_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (provider, customer_id)
    )`.execute(db);
  await sql`create index billing_customers_user on billing_customers (user_id)`.execute(db);
  await sql`create sequence billing_readings`.execute(db);
  await sql`
    create table subscriptions (
      user_id uuid primary key references users (id) on delete cascade,
      provider text not null,
      subscription_id text not null,
      status text not null,
      product_id text not null,
      cancel_at_period_end boolean not null,
      started_at timestamptz not null,
      period_end timestamptz,
      trial_end timestamptz,
      past_due_since timestamptz,
      ended_at timestamptz,
      reading bigint not null
    )`.execute(db);
  await sql`
    create table billing_events (
      provider text not null,
      id text not null,
      type text not null,
      customer_id text,
      reference text,
      received_at timestamptz not null default now(),
      primary key (provider, id)
    )`.execute(db);
  await sql`
    create table billing_checkouts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('beta', 'table')),
      return_to text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`
    create unique index billing_checkouts_open on billing_checkouts (user_id, kind)
     where closed_at is null`.execute(db);
  await sql`
    create table billing_letters (
      user_id uuid not null references users (id) on delete cascade,
      about text not null,
      ends_at timestamptz not null,
      sent_at timestamptz not null default now(),
      primary key (user_id, about, ends_at)
    )`.execute(db);
  await sql`
    create table subscription_clock (
      only_one boolean primary key default true check (only_one),
      ahead_ms bigint not null
    )`.execute(db);
};

/** The built-in test till is a provider of its own, with its own books. */
const till = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table till_customers (
      id text primary key,
      user_id uuid not null references users (id) on delete cascade,
      unique (user_id)
    )`.execute(db);
  await sql`
    create table till_sessions (
      id text primary key,
      kind text not null check (kind in ('checkout', 'portal')),
      customer_id text not null references till_customers (id) on delete cascade,
      reference text,
      product_id text,
      is_discounted boolean not null default false,
      success_url text not null,
      cancel_url text not null,
      expires_at timestamptz not null,
      completed_at timestamptz,
      unique (kind, reference)
    )`.execute(db);
  await sql`
    create table till_subscriptions (
      id text primary key,
      customer_id text not null references till_customers (id) on delete cascade,
      product_id text not null,
      status text not null,
      started_at timestamptz not null,
      anchor timestamptz not null,
      periods integer not null,
      trial_end timestamptz,
      past_due_since timestamptz,
      ended_at timestamptz,
      cancel_at_period_end boolean not null,
      payments_fail boolean not null,
      is_discounted boolean not null
    )`.execute(db);
  await sql`create index till_subscriptions_customer on till_subscriptions (customer_id)`.execute(db);
};

/** A product belongs to one tier; the paid tiers begin with the products of the test till. */
const products = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create unique index tiers_product on tiers (product_id) where product_id is not null`.execute(db);
  await sql`
    update tiers set product_id = 'test_' || key
     where key in ('founder', 'studio') and product_id is null`.execute(db);
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // null: given on registering; else when an administrator or the person changed it
  await sql`alter table users add column subscription_granted_at timestamptz`.execute(db);
  // who is managed follows from what the provider told
  await sql`alter table users drop column subscription_managed`.execute(db);
  await sql`alter table users add column version integer not null default 0`.execute(db);
  await sql`alter table tiers add column version integer not null default 0`.execute(db);
  await mirror(db);
  await till(db);
  await products(db);
};
