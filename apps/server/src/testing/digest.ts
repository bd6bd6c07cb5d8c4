import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../db/client.ts';

/** Has Postgres note each row that is written: a look at the notes costs the same however many rows there are. */
const noteWrites = async (db: Database, tables: readonly string[]): Promise<void> => {
  await sql`create schema digest`.execute(db);
  await sql`
    create table digest.writes (id bigint generated always as identity primary key, name text not null)`.execute(db);
  await sql`create index on digest.writes (name, id)`.execute(db);
  await sql`
    create function digest.note() returns trigger language plpgsql as
      'begin insert into digest.writes (name) values (tg_table_name); return null; end'`.execute(db);
  for (const name of tables)
    await sql`
      create trigger note_write after insert or update or delete on ${sql.table(name)}
        for each row execute function digest.note()`.execute(db);
};

/**
 * The last write to each table, by its name. Two are equal when nothing was written in between, and kept: a rewrite of
 * the same values shows, what was rolled back does not. Only the counters of rate limits are left out: a refused try
 * counts. One for a database.
 */
export const createDigest = async (db: Database): Promise<() => Promise<Record<string, string>>> => {
  const { rows: found } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
       and table_name <> 'rate_limits'`.execute(db);
  const tables = found.map(({ name }) => name);
  await noteWrites(db, tables);
  const statement = sql<{ name: string; digest: string }>`
    select name, coalesce((select max(id) from digest.writes where writes.name = tables.name), 0)::text as digest
      from unnest(${tables}::text[]) as tables (name)`;
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
      .where((eb) =>
        eb.or([
          eb('status', 'in', ['CREATING', 'UPDATING', 'DELETING']),
          eb('sync_status', 'in', ['STARTING', 'IN_PROGRESS']),
        ]),
      )
      .executeTakeFirst()) &&
    !(await db
      .selectFrom('agents')
      .select('type')
      .where('status', 'in', ['CREATING', 'UPDATING', 'PREPARING', 'VERSIONING', 'DELETING'])
      .executeTakeFirst()) &&
    !(await isReading());
  return async () => {
    // what an earlier call has begun in the background is not what this one does
    await vi.waitUntil(isAtRest, { timeout: 50_000 });
    const { rows } = await statement.execute(db);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  };
};
