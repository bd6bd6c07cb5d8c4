import type { Database } from '../../db/client.ts';
import type { Work } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';

/** No saving takes so long: what is older and named by no row was left behind. */
const ORPHANED_MS = 60 * 60 * 1000;

type Parts = { db: Database; blobs: Pick<Blobs, 'sweep'>; now: () => Date };

/** Takes files out of the built-in drive whose row is gone with an account, or was never written. */
export const createDriveSweep = ({ db, blobs, now }: Parts): Work<object> => ({
  name: 'drive.sweep',
  cron: '43 * * * *',
  async run() {
    const before = new Date(now().getTime() - ORPHANED_MS);
    const kept = async (keys: string[]): Promise<ReadonlySet<string>> => {
      const rows = await db.selectFrom('drive_files').select('blob_key').where('blob_key', 'in', keys).execute();
      return new Set(rows.map(({ blob_key: key }) => key));
    };
    await blobs.sweep('drive', { before, kept });
  },
});
