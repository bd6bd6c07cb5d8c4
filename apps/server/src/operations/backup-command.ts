import fs from 'node:fs';
import path from 'node:path';
import { chooseBlobs } from '../choose-adapters.ts';
import { ConfigError, readConfig } from '../config.ts';
import { readOrMakeSecret } from '../data-dir.ts';
import { makeBackup } from './backup.ts';
import { noteBackup } from './note-backup.ts';
import { openHouseDatabase } from './house-database.ts';

/* npm run backup [-- FOLDER]: copies the configured house, running or not, into a new folder. */
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
try {
  const config = readConfig(process.env);
  const folder = path.resolve(process.argv[2] ?? path.join('backups', `signet-${stamp}`));
  if (!config.SIGNET_SECRET && !fs.existsSync(path.join(config.DATA_DIR, 'secret')))
    throw new ConfigError(`There is nothing to back up: no house was ever started under ${config.DATA_DIR}.`);
  const secret = readOrMakeSecret(config.DATA_DIR, config.SIGNET_SECRET);
  const database = await openHouseDatabase(config);
  try {
    const manifest = await makeBackup(
      { connection: database.connection, ...chooseBlobs(config, secret), secret, withSecret: !config.SIGNET_SECRET },
      folder,
    );
    const { tables, blobs, withSecret } = manifest;
    const isNoted = await noteBackup(database.connection, manifest);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Backed up ${tables.length} tables (${rows} rows) and ${blobs.count} files to ${folder}`);
    if (!isNoted) console.log('The house could not be told of it: its overview will not name it.');
    console.log(
      withSecret
        ? 'It holds the secret of this house: keep it as safe as the house itself.'
        : 'Keep SIGNET_SECRET with it, elsewhere: without it nobody can sign in after a restore.',
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
