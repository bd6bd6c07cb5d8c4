/*
 * Where rows lie once one Postgres is not enough and a distributed one (Citus, YugabyteDB, CockroachDB) keeps each
 * owner's rows together on one machine (docs/scaling.md). Nothing here runs on one Postgres; a test holds the schema
 * to it, so that the day it is needed is not the day on which it is found to be impossible.
 */

/** Of the house, small and read by everybody: a copy on each machine. */
export const copiedEverywhere = [
  'agent_knowledge_bases',
  'agent_versions',
  'agents',
  'brain_versions',
  'feature_flags',
  'knowledge_bases',
  'knowledge_document_versions',
  'knowledge_documents',
  'knowledge_index_entries',
  'knowledge_passages',
  'knowledge_readings',
  'roles',
  'signing_keys',
  'sso_configurations',
  'subscription_clock',
  'tiers',
];

/**
 * Found by something else than their owner, before it is known who that is, or of nobody: on one machine, asked once
 * and by key. What belongs to an account lies beside `accounts`.
 */
export const inOnePlace: Record<string, string> = {
  accounts: 'found by e-mail while signing in',
  audit_log: 'of the house; two people stand in a row',
  backups: 'of the house; one a day',
  billing_customers: 'found by what the payment provider calls them',
  billing_events: 'what the payment provider told, before it is known of whom',
  company_scrapes: 'of a company, shared by all who name it',
  identities: 'found by issuer and subject of a token',
  invitations: 'found by code or e-mail, of nobody yet',
  nodes: 'of the house; a row for each server that runs',
  oidc_payloads: 'of the issuer; found by its own ids',
  outbox_mails: 'of an address',
  rate_limits: 'of whoever tries',
  shared_books: 'found by the address that was handed out',
  sign_up_codes: 'of nobody yet',
  till_customers: 'the test till stands for a payment provider',
  till_sessions: 'the test till stands for a payment provider',
  till_subscriptions: 'the test till stands for a payment provider',
  waiting_list: 'of nobody yet; found by e-mail',
};

/** The owners themselves: distributed by their id, which is every other table's `user_id`. */
export const OWNERS = 'users';

/** Columns whose values are made at random for one owner, so that a key on them never spans two. */
export const ofOneOwner = ['id', 'quiz_id', 'session_id', 'subject', 'copied_from', 'user_id'];

/** Keys of the owners that span all of them, each with what takes its place where owners lie on several machines. */
export const spanningKeys: Record<string, string> = {
  users_email: 'a row in `accounts` or `identities`, which lie in one place, is made in the same breath',
};

/**
 * What is asked of all owners at once while somebody waits, by a part of the statement that tells it from others, each
 * with why it may.
 */
export const acrossOwners: Record<string, string> = {
  'partition by w.user_id': 'whose turn it is: few rows wait, found by an index of those alone on each machine',
};
