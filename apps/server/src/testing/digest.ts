import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../db/client.ts';

/**
 * A fingerprint of all rows of each table, by its name. Two are equal when nothing was written in between: Postgres
 * puts every write into a new row version, with another place (ctid) or transaction (xmin), so that even a rewrite of
 * the same values shows. Only the counters of rate limits are left out: a refused try counts.
 */
export const createDigest = async (db: Database): Promise<() => Promise<Record<string, string>>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
       and table_name <> 'rate_limits'`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`
    select ${sql.lit(name)} as name, format('%s %s', count(*), sum(hashtextextended(format('%s %s', ctid, xmin),
      0))) as digest from ${sql.table(name)}`,
  );
  const statement = sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`;
  const isReading = async (): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`
      select to_regclass('pgboss.job') is not null as found`.execute(db);
    if (!rows[0]?.found) return false;
    const waiting = await sql`
      select from pgboss.job where name like 'subscriptions.%' and state < 'completed' limit 1`.execute(db);
    return waiting.rows.length > 0;
  };
  const isAtRest = async (): Promise<boolean> =>
    !(await db.selectFrom('made_files').select('id').where('status', 'in', ['waiting', 'making']).executeTakeFirst()) &&
    !(await db
      .selectFrom('company_scrapes')
      .select('company_id')
      .where('status', 'in', ['waiting', 'reading'])
      .executeTakeFirst()) &&
    !(await db
      .selectFrom('knowledge_bases')
      .select('id')
      .where('status', 'in', ['CREATING', 'UPDATING', 'DELETING'])
      .executeTakeFirst()) &&
    !(await isReading());
  return async () => {
    // what an earlier call has begun in the background is not what this one does
    await vi.waitUntil(isAtRest, { timeout: 50_000 });
    const { rows } = await statement.execute(db);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  };
};
