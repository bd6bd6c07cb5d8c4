import { sql, type RawBuilder } from 'kysely';
import type { Database } from './client.ts';
import type { Tables } from './schema.ts';

/** What of a table goes, as a condition on its rows at the instant `now`. */
type Goes = { goes: (now: Date) => RawBuilder<boolean> };
/** What keeps a table small of itself. */
type Stays = { grows: 'with people' | 'with what people do and are to find again' | 'not' | 'swept by its own job' };

const DAY_MS = 24 * 60 * 60 * 1000;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Every table, and what keeps it from growing for ever: a table without a rule does not compile. */
export const retention = {
  oidc_payloads: { goes: (now) => sql`expires_at <= ${now}` },
  sign_up_codes: { goes: (now) => sql`expires_at <= ${now}` },
  sign_in_steps: { goes: (now) => sql`expires_at <= ${now}` },
  // a session lives for 14 days from when it was last used
  sign_in_sessions: { goes: (now) => sql`seen_at <= ${before(now, 15)}` },
  passkeys: { grows: 'with people' },
  second_factors: { grows: 'with people' },
  recovery_codes: { grows: 'with people' },
  password_resets: { goes: (now) => sql`expires_at <= ${now}` },
  rate_limits: { goes: (now) => sql`expire <= ${now.getTime()}` },
  // a letter that waits is still to be sent
  outbox_mails: { goes: (now) => sql`created_at <= ${before(now, 30)} and status <> 'waiting'` },
  // a pinned brand holds what was read for it; of the others only the one that present recommendations name counts
  research_snapshots: {
    goes: (now) => sql`read_at <= ${before(now, 1)}
      and not exists (select from recommendations where research_snapshot_id = research_snapshots.id)`,
  },
  mark_sets: { grows: 'with people' },
  // read again after 30 days; what nobody has asked for in a year goes
  company_scrapes: { goes: (now) => sql`greatest(requested_at, read_at) <= ${before(now, 365)}` },
  quiz_research: { grows: 'with people' },
  drive_links: { grows: 'with people' },
  drive_consents: { goes: (now) => sql`created_at <= ${before(now, 1)}` },
  drive_files: { grows: 'with what people do and are to find again' },
  story_answers: { grows: 'with people' },
  // what an agent is made of stays as long as a conversation names it
  agents: { grows: 'not' },
  agent_versions: { grows: 'with what people do and are to find again' },
  agent_knowledge_bases: { grows: 'not' },
  knowledge_bases: { grows: 'with what people do and are to find again' },
  knowledge_documents: { grows: 'with what people do and are to find again' },
  knowledge_document_versions: { grows: 'with what people do and are to find again' },
  knowledge_readings: { grows: 'swept by its own job' },
  knowledge_passages: { grows: 'swept by its own job' },
  knowledge_index_entries: { grows: 'swept by its own job' },
  chat_sessions: { grows: 'with what people do and are to find again' },
  chat_turns: { grows: 'with what people do and are to find again' },
  documents: { grows: 'with what people do and are to find again' },
  made_files: { grows: 'swept by its own job' },
  shared_books: { grows: 'with people' },
  brand_versions: { grows: 'with what people do and are to find again' },
  audit_log: { grows: 'with what people do and are to find again' },
  accounts: { grows: 'with people' },
  identities: { grows: 'with people' },
  invitations: { grows: 'with people' },
  quizzes: { grows: 'with people' },
  recommendations: { grows: 'with people' },
  selections: { grows: 'with people' },
  users: { grows: 'with people' },
  // an address that nobody has confirmed within a week
  waiting_list: { goes: (now) => sql`created_at <= ${before(now, 7)} and confirmed_at is null` },
  brain_versions: { grows: 'not' },
  feature_flags: { grows: 'not' },
  roles: { grows: 'not' },
  signing_keys: { grows: 'not' },
  sso_configurations: { grows: 'not' },
  tiers: { grows: 'not' },
  backups: { goes: (now) => sql`made_at <= ${before(now, 365)}` },
  // alive are those that were seen in the last minute
  nodes: { goes: (now) => sql`seen_at <= ${before(now, 1)}` },
  subscription_clock: { grows: 'not' },
  subscriptions: { grows: 'with people' },
  billing_customers: { grows: 'with people' },
  // so long may a provider repeat one
  billing_events: { goes: (now) => sql`received_at <= ${before(now, 90)}` },
  billing_checkouts: { goes: (now) => sql`created_at <= ${before(now, 30)}` },
  billing_letters: { grows: 'with people' },
  till_customers: { grows: 'with people' },
  till_sessions: { goes: (now) => sql`expires_at <= ${before(now, 30)}` },
  till_subscriptions: { grows: 'with people' },
} satisfies Record<keyof Tables, Goes | Stays>;

/** As many as one statement takes away within the time that any statement has. */
const AT_ONCE = 5000;

/** Takes away what is no longer needed at `now`, a piece at a time. Several nodes at once are no harm. */
export const sweepTables = async (db: Database, now: Date): Promise<void> => {
  for (const [name, rule] of Object.entries(retention) as [keyof Tables, Goes | Stays][]) {
    if (!('goes' in rule)) continue;
    const table = sql.table(name);
    for (let swept = AT_ONCE; swept === AT_ONCE;) {
      const some = sql`select ctid from ${table} where ${rule.goes(now)} limit ${AT_ONCE} for update skip locked`;
      const { numAffectedRows = 0n } = await sql`delete from ${table} where ctid in (${some})`.execute(db);
      swept = Number(numAffectedRows);
    }
  }
};
