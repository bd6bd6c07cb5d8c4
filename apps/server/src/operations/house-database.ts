import path from 'node:path';
import type { Config } from '../config.ts';
import { takeDataDir } from '../data-dir.ts';
import type { Connection } from '../db/client.ts';
import { connectionOfRunning, startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { followPrimary } from '../db/follow-primary.ts';
import { splitHosts } from '../db/hosts.ts';
import { DATABASE_NAME, ensureDatabase } from '../db/open.ts';

const FIND_MS = 10_000;

/** How a command reaches the database of a house; `close` ends what it had to start for that. */
export type HouseDatabase = { connection: Connection; close: () => Promise<void> };

/**
 * The database of a house, whether its server runs or not: the one configured, the server's own while it runs, or the
 * server's own started for the occasion. Nothing of its schema is changed.
 * @throws ConfigError when DATA_DIR cannot be used.
 */
export const openHouseDatabase = async (config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<HouseDatabase> => {
  if (config.DATABASE_URL) {
    const addresses = splitHosts(config.DATABASE_URL);
    const primary = followPrimary(addresses);
    if (addresses.length > 1) await primary.find(FIND_MS);
    primary.close();
    return { connection: { connectionString: primary.current() }, close: () => Promise.resolve() };
  }
  const dir = path.join(config.DATA_DIR, 'postgres');
  const running = connectionOfRunning(dir);
  if (running) return { connection: running(DATABASE_NAME), close: () => Promise.resolve() };
  const release = takeDataDir(config.DATA_DIR);
  try {
    const postgres = await startEmbeddedPostgres(dir);
    await ensureDatabase(postgres.connection('postgres'), () => undefined);
    const close = async () => {
      await postgres.stop();
      release();
    };
    return { connection: postgres.connection(DATABASE_NAME), close };
  } catch (error) {
    release();
    throw error;
  }
};
