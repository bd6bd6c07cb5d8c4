import fs from 'node:fs/promises';
import path from 'node:path';
import { chooseBlobs } from '../choose-adapters.ts';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { readOrMakeSecret } from '../data-dir.ts';
import { openHouseDatabase } from './house-database.ts';
import { SECRET } from './manifest.ts';
import { readManifest, restoreBackup } from './restore.ts';

/** A house that has no secret of its own yet takes the one that came along. */
const takeSecret = async ({ DATA_DIR: dir, SIGNET_SECRET: given }: Config, folder: string): Promise<string> => {
  const file = path.join(dir, SECRET);
  const isThere = await fs.stat(file).catch(() => undefined);
  if (!given && !isThere && (await readManifest(folder)).withSecret) {
    await fs.mkdir(dir, { recursive: true });
    await fs.copyFile(path.join(folder, SECRET), file);
    await fs.chmod(file, 0o600);
  }
  return readOrMakeSecret(dir, given);
};

/* npm run restore -- FOLDER: puts a backup into the configured house, which must be empty and not running. */
try {
  const [, , folder] = process.argv;
  if (!folder) throw new ConfigError('Say which backup: npm run restore -- FOLDER');
  const config = readConfig(process.env);
  const secret = await takeSecret(config, folder);
  const database = await openHouseDatabase(config);
  try {
    const parts = { connection: database.connection, ...chooseBlobs(config, secret), secret };
    const { madeAt, tables, blobs } = await restoreBackup(parts, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored the house of ${madeAt}: ${tables.length} tables (${rows} rows) and ${blobs.count} files.`);
    console.log('Each table was compared with what it was. Start Signet as usual.');
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
