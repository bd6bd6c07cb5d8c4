import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/databases.ts';
import { retention, sweepTables } from './retention.ts';
import type { Tables } from './schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const swept = (Object.keys(retention) as (keyof Tables)[]).filter((name) => 'goes' in retention[name]);
const counts = async (): Promise<Record<string, number>> => {
  const rows = swept.map(async (name) => {
    const { count } = await database.db
      .selectFrom(name)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return [name, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

/** What an hour of sign-ins, forgotten passwords and tries leaves behind, as if it were `now`. */
const live = async (now: Date, accountId: string): Promise<void> => {
  const { db } = database;
  const later = (ms: number) => new Date(now.getTime() + ms);
  for (let n = 0; n < 20; n++) {
    const payload = (model: string, expires: Date) =>
      db.insertInto('oidc_payloads').values({ model, id: randomUUID(), payload: '{}', expires_at: expires }).execute();
    await payload('Interaction', later(15 * MINUTE));
    await payload('AuthorizationCode', later(MINUTE));
    await db
      .insertInto('password_resets')
      .values({ token_hash: randomUUID(), account_id: accountId, expires_at: later(HOUR), used_at: null })
      .execute();
    await db
      .insertInto('rate_limits')
      .values({ key: randomUUID(), points: 1, expire: String(later(15 * MINUTE).getTime()) })
      .execute();
    await sql`insert into outbox_mails (recipient, subject, body_text, body_html, status, created_at)
      values ('a@b.c', 's', 't', 'h', 'sent', ${later(-29 * 24 * HOUR)})`.execute(db);
  }
};

describe('tables', () => {
  it('stop growing: after a day of use they hold what they held after a few hours', async () => {
    const { id } = await database.db
      .insertInto('accounts')
      .values({ email: 'a@b.c', password_hash: 'x', email_verified_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const begun = Date.now();
    const held: Record<string, number>[] = [];
    for (let hour = 0; hour < 2 * 24; hour++) {
      const now = new Date(begun + hour * HOUR);
      await live(now, id);
      await sweepTables(database.db, new Date(now.getTime() + 59 * MINUTE));
      held.push(await counts());
    }
    expect(held[47]).toEqual(held[25]);
    expect(Object.values(held[47] ?? {}).every((count) => count <= 24 * 20)).toBe(true);
  });

  it('keep a letter that is still to be sent, whatever its age', async () => {
    const long = new Date(Date.now() + 1000 * 24 * HOUR);
    await sql`insert into outbox_mails (recipient, subject, body_text, body_html, status) values ('a@b.c', 's', 't',
      'h', 'waiting')`.execute(database.db);
    await sweepTables(database.db, long);
    expect(await counts()).toMatchObject({ outbox_mails: 1, oidc_payloads: 0, password_resets: 0, rate_limits: 0 });
  });

  it('are all in the rules', async () => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely_%'`.execute(database.db);
    expect(rows.map((row) => row.name).toSorted()).toEqual(Object.keys(retention).toSorted());
  });
});
