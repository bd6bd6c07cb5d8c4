import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { connect, type Connection, type DatabaseHandle, type OnStatement } from './client.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { followPrimary, type Primary } from './follow-primary.ts';
import { splitHosts } from './hosts.ts';
import { migrate } from './migrate.ts';
import { patient } from './patience.ts';
import { refuseForeignSchema, refuseNewerSchema } from './schema-state.ts';

export const DATABASE_NAME = 'signet';

export type OpenDatabase = DatabaseHandle & {
  connection: Connection;
  /** For what a start makes once: its statements may take their time and wait for another node. Close it after. */
  starting: DatabaseHandle;
  /** One line for the start banner. */ description: string;
  /** Starts the server's own Postgres again whenever it ends by itself. */
  keepRunning: EmbeddedPostgres['keepRunning'];
  stop: () => Promise<void>;
};

/** The database of a new cluster. Its name is a constant, so it can stand in the statement. */
export const ensureDatabase = async (connection: Connection, onError: (error: Error) => void): Promise<void> => {
  const { db, close } = connect(connection, onError, { max: 1, waits: patient });
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${DATABASE_NAME}`.execute(db);
    if (rows.length === 0) await sql`create database ${sql.id(DATABASE_NAME)}`.execute(db);
  } finally {
    await close();
  }
};

/** How long a start waits for one of several hosts to take writes: as long as promoting one takes. */
const FIND_MS = 30_000;

const connectionTo = async (address: string): Promise<{ connection: Connection; primary?: Primary }> => {
  const addresses = splitHosts(address);
  const [connectionString = address] = addresses;
  if (addresses.length < 2) return { connection: { connectionString } };
  const primary = followPrimary(addresses);
  await primary.find(FIND_MS);
  return { connection: { connectionString, primary }, primary };
};

/** Of one or several hosts, without who comes. */
const hostsOf = (address: string): string =>
  splitHosts(address)
    .map((one) => new URL(one))
    .map((url) => url.searchParams.get('host') ?? url.host)
    .join(', ');

/** A connection that is still at work when the server ends is not waited for: Postgres undoes what it began. */
const CLOSE_MS = 500;
const closeSoon = (close: () => Promise<void>): Promise<unknown> =>
  Promise.race([close().catch(() => undefined), pause(CLOSE_MS, undefined, { ref: false })]);

/**
 * Opens the configured Postgres, or starts the server's own under DATA_DIR, and brings the schema up to date.
 * `stop` also stops the server's own Postgres; a schema that cannot be brought up to date leaves none running, and
 * neither does `stopped` when it is aborted meanwhile.
 */
export const openDatabase = async (
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Config, 'DATABASE_PREPARED'>>,
  onError: (error: Error) => void,
  stopped: AbortSignal = new AbortController().signal,
  onStatement?: OnStatement,
): Promise<OpenDatabase> => {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres(path.join(config.DATA_DIR, 'postgres'), { stopped });
  const outside = config.DATABASE_URL ? await connectionTo(config.DATABASE_URL) : undefined;
  const connection = embedded?.connection(DATABASE_NAME) ?? outside?.connection ?? { connectionString: '' };
  const handle = connect(connection, onError, { onStatement, prepares: config.DATABASE_PREPARED !== 'off' });
  const starting = connect(connection, onError, { max: 4, waits: patient });
  const close = async () => {
    outside?.primary?.close();
    await Promise.all([closeSoon(handle.close), closeSoon(starting.close)]);
    await embedded?.stop();
  };
  let ready = false;
  // sessions end with their Postgres, and with them whatever is waited for below
  stopped.addEventListener('abort', () => void (ready || embedded?.stop()), { once: true });
  try {
    if (embedded) await ensureDatabase(embedded.connection('postgres'), onError);
    await refuseNewerSchema(starting.db);
    await migrate(starting.db);
    await refuseForeignSchema(starting.db);
    stopped.throwIfAborted();
    ready = true;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...handle,
    connection,
    starting,
    description: embedded
      ? `own Postgres under ${config.DATA_DIR}`
      : `Postgres at ${hostsOf(config.DATABASE_URL ?? '')}`,
    keepRunning: (onEnd) => embedded?.keepRunning(onEnd),
    stop: close,
  };
};
