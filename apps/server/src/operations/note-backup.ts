import pg from 'pg';
import type { Connection } from '../db/client.ts';
import type { Manifest } from './manifest.ts';

/**
 * Has the house know of a backup that is written. One that is older than the table, or cannot be reached any more, is
 * not told: the backup is whole all the same.
 * @returns whether it was told.
 */
export const noteBackup = async (
  connection: Connection,
  { madeAt, tables, blobs }: Pick<Manifest, 'madeAt' | 'tables' | 'blobs'>,
): Promise<boolean> => {
  const client = new pg.Client({ ...connection, application_name: 'signet-backup' });
  client.on('error', () => undefined); // what breaks between two statements fails the next one
  try {
    await client.connect();
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await client.query('insert into backups (made_at, rows, files) values ($1, $2, $3) on conflict do nothing', [
      madeAt,
      rows,
      blobs.count,
    ]);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};
