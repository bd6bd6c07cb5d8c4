import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { clientFor, type Primary } from './follow-primary.ts';
import { bounded } from './patience.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

/** How to reach Postgres: an address, or the socket folder of the server's own. */
export type Connection =
  | { connectionString: string; /** Where there are several hosts. */ primary?: Primary | undefined }
  | { host: string; user: string; database: string };

/** A pool and the typed client over it. Close with `close()`. */
export type DatabaseHandle = { db: Database; pool: pg.Pool; close: () => Promise<void> };

/** Hears of a statement that begins, and answers what is to be called when it has ended. */
export type OnStatement = (text: string) => (error?: unknown) => void;

type Query = (config: unknown, values?: unknown, done?: (error: unknown, result: unknown) => void) => unknown;

const listen = (client: pg.PoolClient, onStatement: OnStatement): void => {
  const query = client.query.bind(client) as Query;
  const heard: Query = (config, values, done) => {
    const end = onStatement(typeof config === 'string' ? config : String((config as { text?: unknown }).text));
    if (done)
      return query(config, values, (error, result) => {
        end(error ?? undefined);
        done(error, result);
      });
    const answer = query(config, values) as Promise<unknown>;
    answer.then(
      () => end(),
      (error: unknown) => end(error),
    );
    return answer;
  };
  client.query = heard as typeof client.query;
};

type Named = { name?: string | undefined };
const isNamed = (config: unknown): config is Named =>
  typeof config === 'object' && config !== null && Object.getPrototypeOf(config) === Object.prototype;

/** Sends statements without the names by which Postgres would keep them: the next may go to another of its sessions. */
const forgetNames = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as Query;
  const nameless: Query = (config, ...rest) =>
    query(isNamed(config) ? { ...config, name: undefined } : config, ...rest);
  client.query = nameless as typeof client.query;
};

type Taken = (error: Error | undefined, client: unknown, done: unknown) => void;

/**
 * Whoever waits for a connection goes on as themselves. The pool calls them from within the request that gives one
 * back, or that once opened it: their statement would be counted against that one's time, which is long used up.
 */
const goOnAsAsked = (pool: pg.Pool): void => {
  const connect = pool.connect.bind(pool) as (taken?: Taken) => unknown;
  const asked = (taken?: Taken) => (taken ? connect(AsyncLocalStorage.bind(taken)) : connect());
  pool.connect = asked as typeof pool.connect;
};

/**
 * Connections that stay open while nobody asks: making one costs as much processor as some hundred statements, which
 * whoever comes at the same moment would wait for.
 */
const KEPT_OPEN = 8;

/** Migrations have a lock of their own (migrate.ts): Kysely's is a session's, and a pooler hands sessions on. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/**
 * `waits` are the pool's limits on waiting: those of requests, or of a start. Without `prepares` no statement is kept
 * by name.
 */
export const connect = (
  connection: Connection,
  onError: (error: Error) => void,
  options: { max?: number; waits?: pg.PoolConfig; onStatement?: OnStatement | undefined; prepares?: boolean } = {},
): DatabaseHandle => {
  const { max = 16, waits = bounded, onStatement, prepares = true } = options;
  const primary = 'primary' in connection ? connection.primary : undefined;
  const following = primary ? { Client: clientFor(primary) } : {};
  const pool = new pg.Pool({
    ...connection,
    ...waits,
    ...following,
    max,
    min: Math.min(max, KEPT_OPEN),
    application_name: 'signet',
  });
  goOnAsAsked(pool);
  // an idle connection that breaks is replaced by the pool; unheard, the event would end the process
  pool.on('error', onError);
  if (!prepares) pool.on('connect', forgetNames);
  if (onStatement) pool.on('connect', (client) => listen(client, onStatement));
  let closing: Promise<void> | undefined;
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool }) });
  return { db, pool, close: () => (closing ??= db.destroy()) };
};
