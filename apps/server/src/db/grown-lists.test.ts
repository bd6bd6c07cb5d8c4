import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/databases.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';

let house: TestHouse;
let administrator: Person;
const asked: string[] = [];
beforeAll(async () => {
  const onStatement = (text: string) => (asked.push(text), () => undefined);
  house = await openTestHouse({}, await createTestDatabase({ onStatement }));
  administrator = await house.person({ role: 'admin' });
  // among a few, the index of all that are open is as good
  await sql`
    insert into invitations (email, role_key, subscription_key, expires_at)
    select md5(n::text) || '@some.example', 'user', 'free', now() + interval '14 days'
      from generate_series(1, 5000) as n`.execute(house.database.db);
  // what was just inserted is not in an index of letters yet, which makes it look dear
  await sql`vacuum analyze invitations`.execute(house.database.db);
});
afterAll(() => house.close());

/** How Postgres would answer what a call asked of some table, were that table too large to be read through. */
const plansOf = async (url: string, table: string): Promise<string> => {
  asked.length = 0;
  const { statusCode } = await house.ask('GET', url, { as: administrator });
  expect(statusCode).toBe(200);
  const statements = asked.filter((text) => text.includes(table));
  return house.database.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const lines: string[] = [];
    for (const text of statements) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (generic_plan) ${sql.raw(text)}`.execute(trx);
      lines.push(...rows.map((row) => row['QUERY PLAN']));
    }
    return lines.join('\n');
  });
};

describe('among a million people an index finds', () => {
  it.each([
    [
      'the letters to one of them',
      () => `/api/auth/users/${administrator.id}`,
      'outbox_mails',
      /Index Cond: \(lower\(recipient\) = /,
    ],
    ['the letters that wait or failed', () => '/api/overview', 'outbox_mails', /scan \w+ outbox_mails_unsent/i],
    ['companies that are not read', () => '/api/overview', 'company_scrapes', /scan \w+ company_scrapes_unread/i],
    ['files that are not made', () => '/api/overview', 'made_files', /scan \w+ made_files_unmade/i],
    ['each kind of act', () => '/api/audit/acts', 'audit_log', /scan using audit_log_act/i],
    ['what was done of one kind', () => '/api/audit?act=x', 'audit_log', /Index Cond: \(act = /],
    ['part of a waiting address', () => '/api/waitingList?search=ann', 'waiting_list', /scan on waiting_list_text/i],
    [
      'part of an address that was invited',
      () => '/api/auth/users?search=annabel%40',
      'invitations',
      /scan on invitations_email_text/i,
    ],
    [
      'part of a group that was invited to',
      () => '/api/auth/users?search=annabel%40',
      'invitations',
      /scan on invitations_group_text/i,
    ],
    [
      'part of a letter’s address',
      () => '/api/mail/outbox?search=ann',
      'outbox_mails',
      /scan on outbox_mails_recipient_text/i,
    ],
    [
      'part of a letter’s subject',
      () => '/api/mail/outbox?search=ann',
      'outbox_mails',
      /scan on outbox_mails_subject_text/i,
    ],
  ])('%s', async (_what, url, table, how) => {
    expect(await plansOf(url(), table)).toMatch(how);
  });
});
