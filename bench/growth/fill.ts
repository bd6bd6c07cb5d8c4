import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../apps/server/src/db/client.ts';

const AT_A_TIME = 50_000;

/** Who people are, with their ways in and what is paid for them. */
const people = sql`
  new_users as (
    insert into users (id, email, email_verified, group_name, role_key, subscription_key, subscription_expiration,
                       status, active_quiz_id, quiz_completed)
    select id, 'person' || n || '@' || substr(md5(n::text), 1, 8) || '.example', true, 'Cohort ' || n % 997,
      case when n % 1000 = 0 then 'staff' else 'user' end,
      case n % 10 when 0 then 'studio' when 1 then 'founder' else 'free' end,
      case when n % 10 < 2 then now() + n % 700 * interval '1 day' end,
      case when n % 50 = 0 then 'disabled' else 'active' end, quiz, n % 3 = 0 from numbered),
  new_identities as (
    insert into identities (issuer, subject, user_id) select 'https://issuer.example', 'subject-' || n, id
      from numbered),
  new_accounts as (
    insert into accounts (email, password_hash) select 'person' || n || '@house.example', 'none' from numbered
     where n % 2 = 0),
  new_sessions as (
    insert into oidc_payloads (model, id, payload, expires_at)
    select 'Session', 'session-' || n, jsonb_build_object('accountId', 'subject-' || n), now() + interval '14 days'
      from numbered where n % 5 = 0),
  new_limits as (
    insert into rate_limits (key, points, expire)
    select 'signIn:' || md5(n::text), 1, extract(epoch from now() + interval '1 hour')::bigint * 1000 from numbered
     where n % 5 = 0),
  new_subscriptions as (
    insert into subscriptions (user_id, provider, subscription_id, product_id, reading, status, started_at,
                               cancel_at_period_end)
    select id, 'till', 'subscription-' || n, 'till_founder', 1, 'active', now(), false from numbered
     where n % 10 < 2)`;

/** What they answered, and what was made of it. What is large in a row of a brand stays small: pages read it by key. */
const brands = sql`
  new_quizzes as (
    insert into quizzes (id, user_id, brain_version_id, company_name, website_url, industry, business_lifecycle,
                         keyword_ids, shape_version, completed)
    select quiz, id, brain, 'Company ' || n, 'c' || n || '.example', 'banking-and-payments', 'seed',
      '{calm,powerful,warm}', 1, n % 3 = 0 from numbered),
  new_selections as (
    insert into selections (user_id, quiz_id, shape_version) select id, quiz, 1 from numbered),
  new_snapshots as (
    insert into research_snapshots (id, user_id, quiz_id, content, shape_version)
    select snapshot, id, quiz, '[]', 1 from numbered where n % 2 = 0),
  new_recommendations as (
    insert into recommendations (user_id, quiz_id, brain_version_id, research_snapshot_id, content, shown, basis,
                                 answers_basis, shape_version)
    select id, quiz, brain, snapshot, '{}', '{}', 'basis', 'answers', 1 from numbered where n % 2 = 0),
  new_versions as (
    insert into brand_versions (user_id, quiz_id, brain_version_id, number, content, shape_version)
    select id, quiz, brain, 1, '{}', 1 from numbered where n % 3 = 0),
  new_files as (
    insert into made_files (user_id, kind, subject, basis, made_from, status, completed_at)
    select id, kind, quiz, 'basis', '{}', case when n % 3000 = 0 then 'failed' else 'complete' end, now()
      from numbered, unnest('{logos,book}'::text[]) as kind where n % 3 = 0),
  new_shares as (
    insert into shared_books (user_id, quiz_id, token_hash) select id, quiz, sha256(n::text::bytea) from numbered
     where n % 20 = 0),
  new_companies as (
    insert into company_scrapes (company_id, image_id, name, status, progress, read_at)
    select id, 'c' || n, 'Company ' || n, case when n % 5000 = 0 then 'failed' else 'read' end, 100, now()
      from numbered where n % 5 = 0)`;

/** Who waits, whom staff invited and what they did, and the letters of the last thirty days: older ones are gone. */
const house = sql`
  new_waiting as (
    insert into waiting_list (email, created_at, confirmed_at)
    select 'waiting' || n || '@' || substr(md5(n::text), 1, 8) || '.example', now() - n * interval '1 second', now()
      from numbered where n % 2 = 0),
  new_invitations as (
    insert into invitations (email, role_key, subscription_key, expires_at)
    select 'invited' || n || '@some.example', 'user', 'founder', now() + interval '14 days' from numbered
     where n % 20 = 0),
  new_letters as (
    insert into outbox_mails (recipient, subject, body_text, body_html, status, created_at)
    select 'person' || n || '@' || substr(md5(n::text), 1, 8) || '.example',
      case when n % 4 = 0 then 'Your Signet code' else 'Your trial ends soon' end, repeat('A line of a letter. ', 15),
      repeat('<p>A line of a letter.</p>', 25), case when n % 1000 = 0 then 'failed' else 'sent' end,
      now() - n % 43200 * interval '1 minute' from numbered where n % 2 = 0),
  new_acts as (
    insert into audit_log (actor_id, owner_id, act, about, at)
    select (select id from users where role_key = 'admin' limit 1), id,
      (array['GET /api/quizzes/:id?', 'GET /api/books/:quizId?', 'POST /api/auth/users/disable',
             'POST /api/auth/users/enable', 'POST /api/auth/invitations'])[1 + n / 10 % 5], '{}',
      now() - n * interval '1 minute' from numbered where n % 10 = 0)`;

/** The rows of some people. What they refer to is made with them, so that nothing is looked up for each row. */
const rowsOf = (first: number, last: number): RawBuilder<unknown> => sql`
  with numbered as materialized (
    select n, gen_random_uuid() as id, gen_random_uuid() as quiz, gen_random_uuid() as snapshot, brain.id as brain
      from generate_series(${first}::int, ${last}::int) as n,
           (select id from brain_versions where status = 'active' limit 1) as brain),
  ${people}, ${brands}, ${house}
  select 1`;

/**
 * A house that has grown from one number of people to another: what they are, answered and made, who waits and was
 * invited, letters, and the log of staff's acts, in proportion.
 */
export const fill = async (db: Database, from: number, to: number): Promise<void> => {
  for (let first = from; first < to; first += AT_A_TIME)
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await rowsOf(first, Math.min(to, first + AT_A_TIME) - 1).execute(trx);
    });
  await sql`vacuum analyze`.execute(db);
  // a house that grew over years has no million rows that still wait to be written
  await sql`checkpoint`.execute(db);
};
