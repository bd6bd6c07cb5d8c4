import type { Database } from '../db/client.ts';
import { sweepTables } from '../db/retention.ts';
import type { Work } from './jobs.ts';

/** What is no longer needed goes, every ten minutes, on whichever node takes it. */
export const createTableSweep = ({ db, now }: { db: Database; now: () => Date }): Work<object> => ({
  name: 'house.sweep',
  cron: '*/10 * * * *',
  run: () => sweepTables(db, now()),
});
