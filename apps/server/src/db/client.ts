import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

/** How to reach Postgres: an address, or the socket folder of the server's own. */
export type Connection = { connectionString: string } | { host: string; user: string; database: string };

/** A pool and the typed client over it. Close with `close()`. */
export type DatabaseHandle = { db: Database; pool: pg.Pool; close: () => Promise<void> };

export const connect = (connection: Connection, onError: (error: Error) => void, max = 16): DatabaseHandle => {
  const pool = new pg.Pool({ ...connection, max, connectionTimeoutMillis: 10_000, application_name: 'signet' });
  // an idle connection that breaks is replaced by the pool; unheard, the event would end the process
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
};
