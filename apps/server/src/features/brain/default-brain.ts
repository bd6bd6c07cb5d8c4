import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { checkBrain } from '@signet/brain';
import type { Database } from '../../db/client.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { readBrainWorkbook } from './brain-workbook.ts';

const WORKBOOK = new URL('../../../../../brain/signet-brain.xlsx', import.meta.url);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Imports the default brain as the active version where there is none yet. Two nodes starting at once import it once: only one version can
 * be active, and the key of its workbook is the workbook's own hash.
 * @throws Error naming sheet, row and column when the workbook in this checkout is broken.
 */
export const importDefaultBrain = async (db: Database, blobs: Blobs): Promise<void> => {
  const active = await db.selectFrom('brain_versions').select('id').where('status', '=', 'active').executeTakeFirst();
  if (active) return;
  const bytes = await fs.readFile(WORKBOOK);
  const checked = checkBrain(await readBrainWorkbook(bytes));
  if (!checked.ok) throw new Error(`brain/signet-brain.xlsx: ${checked.errors.map((one) => `${one.sheet} row ${one.row} ${one.column}: ${one.why}`).join('; ')}`);
  const key = `brain/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.xlsx`;
  await blobs.put(key, { contentType: XLSX, body: bytes });
  await db
    .insertInto('brain_versions')
    .values({ version: '1', notes: 'The default brain.', status: 'active', validation_status: 'success', bucket_key: key, content: JSON.stringify(checked.brain) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
