import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { brainOfShipped, isShippedKey, readShippedWorkbook, type ShippedWorkbook } from './shipped-brain.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NOTES = 'The default brain.';

/**
 * Whether this release's workbook is to become the active version: where none is active, or where the active one came
 * with a release as well and this workbook has never been here. What staff uploaded stays, and so does a shipped
 * version that they went back to; a node of an older release that starts late finds its workbook among the versions
 * and leaves the newer one active.
 */
const isDue = async (db: Database, { key }: ShippedWorkbook): Promise<boolean> => {
  const active = await db
    .selectFrom('brain_versions')
    .select('bucket_key')
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!active) return true;
  const known = await db.selectFrom('brain_versions').select('id').where('bucket_key', '=', key).executeTakeFirst();
  return !known && isShippedKey(active.bucket_key);
};

/** One more than the highest version that is a number. */
const nextVersion = async (db: Database): Promise<string> => {
  const rows = await db.selectFrom('brain_versions').select('version').execute();
  const numbers = rows.map(({ version }) => (/^\d{1,9}$/.test(version) ? Number(version) : 0));
  return String(Math.max(0, ...numbers) + 1);
};

/** Under a lock: of two nodes that start at once, the second finds the first one's import. */
const importOnce = (db: Database, workbook: ShippedWorkbook, content: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('signet default brain'))`.execute(trx);
    if (!(await isDue(trx, workbook))) return;
    const version = await nextVersion(trx);
    await trx.updateTable('brain_versions').set({ status: 'inactive' }).where('status', '=', 'active').execute();
    await trx
      .insertInto('brain_versions')
      .values({
        version,
        notes: NOTES,
        status: 'active',
        validation_status: 'success',
        bucket_key: workbook.key,
        content,
      })
      .execute();
  });

/**
 * Makes the workbook of this release the active version of a new installation, and of one that still has an earlier
 * release's. Quizzes keep the version that they began with. Two nodes starting at once import it once.
 * @throws Error naming sheet, row and column when the workbook in this checkout is broken.
 */
export const importDefaultBrain = async (db: Database, blobs: Blobs): Promise<void> => {
  const workbook = await readShippedWorkbook();
  // most starts end here, before the spreadsheet library is loaded
  if (!(await isDue(db, workbook))) return;
  const content = JSON.stringify(await brainOfShipped(workbook));
  await blobs.put(workbook.key, { contentType: XLSX, body: workbook.bytes });
  await importOnce(db, workbook, content);
};
