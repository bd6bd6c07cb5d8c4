import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { bounded } from './patience.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

/** How to reach Postgres: an address, or the socket folder of the server's own. */
export type Connection = { connectionString: string } | { host: string; user: string; database: string };

/** A pool and the typed client over it. Close with `close()`. */
export type DatabaseHandle = { db: Database; pool: pg.Pool; close: () => Promise<void> };

/** `waits` are the pool's limits on waiting: those of requests, or of a start. */
export const connect = (
  connection: Connection,
  onError: (error: Error) => void,
  { max = 16, waits = bounded }: { max?: number; waits?: pg.PoolConfig } = {},
): DatabaseHandle => {
  const pool = new pg.Pool({ ...connection, ...waits, max, application_name: 'signet' });
  // an idle connection that breaks is replaced by the pool; unheard, the event would end the process
  pool.on('error', onError);
  let closing: Promise<void> | undefined;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => (closing ??= db.destroy()) };
};
