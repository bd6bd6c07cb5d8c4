import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { ADDRESS_SECONDS, type Kind } from './kind.ts';
import { MAKE } from './made-files.service.ts';

/** A making that is not heard of for so much longer than it may take was lost with its worker and every try of it. */
const LOST_FACTOR = 2;
const FAILED_DAYS = 30;
/** Turns that are put into the queue at most, where it may have lost some. */
const MOST_TURNS = 50;
/** No round takes so long, so that what is older and named by no row was left behind. */
const ORPHANED_MS = 60 * 60 * 1000;

type Parts = { db: Database; blobs: Blobs; jobs: Pick<Jobs, 'enqueue'>; kinds: readonly Kind[]; now: () => Date };

/** What keeps the table and the blobs of made files from growing, and the queue from standing still. */
export const createSweep = ({ db, blobs, jobs, kinds, now }: Parts) => {
  const secondsAgo = (seconds: number) => new Date(now().getTime() - seconds * 1000);

  /**
   * What was superseded goes once its last address has expired, what failed after a month, all with its quiz or
   * brand.
   */
  const forgetRows = async ({ name, subjectsIn }: Kind): Promise<void> => {
    await db
      .deleteFrom('made_files')
      .where('kind', '=', name)
      .where((eb) =>
        eb.or([
          eb.and([eb('status', '=', 'superseded'), eb('superseded_at', '<', secondsAgo(ADDRESS_SECONDS))]),
          eb.and([eb('status', '=', 'failed'), eb('requested_at', '<', secondsAgo(FAILED_DAYS * 24 * 3600))]),
          sql<boolean>`not exists (select 1 from ${sql.table(subjectsIn)} as subjects where subjects.id = subject)`,
        ]),
      )
      .execute();
  };
  const wakeUp = async ({ name, mostSeconds }: Kind): Promise<void> => {
    await db
      .updateTable('made_files')
      .set({ status: 'waiting', claimed_by: null })
      .where('kind', '=', name)
      .where('status', '=', 'making')
      .where('begun_at', '<', secondsAgo(LOST_FACTOR * mostSeconds))
      .execute();
  };
  const tend: Work<object> = {
    name: 'made-files.tend',
    cron: '*/5 * * * *',
    // a server that was killed may have taken turns with it
    atStart: true,
    async run() {
      for (const kind of kinds) {
        await forgetRows(kind);
        await wakeUp(kind);
      }
      const waiting = db.selectFrom('made_files').select('id').where('status', '=', 'waiting').limit(MOST_TURNS);
      const turns = (await waiting.execute()).length;
      for (let turn = 0; turn < turns; turn += 1) await jobs.enqueue(db, MAKE, {});
    },
  };

  /** Those of some keys that a row names. Keys say whose they are: `logos/{id of the row}/…`. */
  const namedBy = async ({ name }: Kind, keys: string[]): Promise<string[]> => {
    const ids = keys.flatMap((key) => /^[^/]+\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? []);
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('made_files')
      .select('files')
      .where('kind', '=', name)
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return rows.flatMap(({ files }) => files.map(({ key }) => key));
  };
  const keptOf = async (kind: Kind, keys: string[]): Promise<ReadonlySet<string>> => {
    const named = new Set(await namedBy(kind, keys));
    const others = keys.filter((key) => !named.has(key));
    const kept = others.length > 0 ? await kind.keptAmong?.(others) : [];
    return new Set([...named, ...(kept ?? [])]);
  };
  const sweep: Work<object> = {
    name: 'made-files.sweep',
    cron: '23 * * * *',
    async run() {
      const before = new Date(now().getTime() - ORPHANED_MS);
      for (const kind of kinds) await blobs.sweep(kind.name, { before, kept: (keys) => keptOf(kind, keys) });
    },
  };

  return [tend, sweep];
};
