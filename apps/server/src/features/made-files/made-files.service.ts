import type { Logger } from 'pino';
import { refusals, type MadeFilesStatus, type RefusalCode } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { BlobTooLarge, ServiceUnavailable, StorageFull } from '../../ports/faults.ts';
import type { Kind, MadeFile, Subject } from './kind.ts';
import type { MadeFilesRow, MadeFilesStore } from './made-files.store.ts';
import { forget, makeFiles } from './make-files.ts';

/** The job that takes a turn at the queue. */
export const MAKE = 'made-files.make';
/** How long one job goes on with what waits before it leaves the rest to the next. */
const JOB_MILLISECONDS = 20_000;

type Parts = {
  db: Database;
  store: MadeFilesStore;
  blobs: Blobs;
  jobs: Pick<Jobs, 'enqueue'>;
  kinds: readonly Kind[];
  /** How many are made at once on this node. */
  workers: number;
  log: Pick<Logger, 'error'>;
};

/** The words that a failure reaches its founder in: those of a call that fails for the same reason. */
const codeOf = (error: unknown, { failsAs = 'makingFailed' }: Kind): RefusalCode => {
  if (error instanceof Refusal) return error.code;
  if (error instanceof ServiceUnavailable) return 'unavailable';
  return error instanceof StorageFull ? 'storageFull' : failsAs;
};

const isCode = (text: string | null): text is RefusalCode => text !== null && text in refusals;

/** Everything that is made in the background and then fetched, whatever its kind. */
export const createMadeFiles = ({ db, store, blobs, jobs, kinds, workers, log }: Parts) => {
  /** What kinds under way on this node need alone. */
  const taken = new Set<string>();
  /** Whether something is done aside on this node. */
  let isAsideTaken = false;
  let claiming: Promise<unknown> = Promise.resolve();
  const kindOf = (name: string): Kind => {
    const kind = kinds.find((one) => one.name === name);
    if (!kind) throw new Error(`Nothing of the kind ${name} is made here`);
    return kind;
  };

  /** One claim after the other: two at once could both take what is made one at a time. */
  const claim = (jobId: string): Promise<MadeFilesRow | undefined> => {
    const claimed = claiming.then(async () => {
      const free = kinds.filter(({ needs }) => needs === undefined || !taken.has(needs));
      const row = await store.claim(
        jobId,
        free.map(({ name }) => name),
      );
      const needs = row && kindOf(row.kind).needs;
      if (needs !== undefined) taken.add(needs);
      return row;
    });
    claiming = claimed.catch(() => undefined);
    return claimed;
  };

  const make = async (row: MadeFilesRow, jobId: string): Promise<void> => {
    const kind = kindOf(row.kind);
    const note = (percent: number) => store.progress(row.id, jobId, percent);
    const files = await makeFiles(kind, row, { blobs, note });
    if (!files) return;
    const of = { userId: row.user_id, subject: row.subject };
    const counts = await store.complete(row, files, async (trx) => kind.whenWhole?.(trx, of));
    if (!counts) return forget(blobs, files);
    // nobody waits for it, so that nobody is told; a refusal says that there is nothing to follow
    void kind.afterWhole?.(of).catch((err: unknown) => {
      if (!(err instanceof Refusal)) log.error({ err, kind: kind.name }, 'what follows a making failed');
    });
  };

  /**
   * Does what takes long without what its kind needs, which `giveWay` leaves to others. One at a time, or as many as
   * there are workers would keep all of them: false where another is under way, as where there is none.
   */
  const doneAside = async (row: MadeFilesRow, jobId: string, giveWay: () => Promise<void>): Promise<boolean> => {
    const due = await kindOf(row.kind).aside?.(row.made_from);
    if (!due || isAsideTaken) return false;
    isAsideTaken = true;
    try {
      await giveWay();
      await due();
    } finally {
      isAsideTaken = false;
    }
    await store.putBack(row.id, jobId);
    return true;
  };

  /**
   * A refusal is for good, as is what is too large; after anything else the job is tried again. Whoever asks meanwhile
   * is told.
   */
  const makeOrFail = async (row: MadeFilesRow, jobId: string, giveWay: () => Promise<void>): Promise<void> => {
    try {
      if (!(await doneAside(row, jobId, giveWay))) await make(row, jobId);
    } catch (error) {
      const again = !(error instanceof Refusal || error instanceof BlobTooLarge);
      await store.fail(row.id, jobId, { error: codeOf(error, kindOf(row.kind)), again });
      if (again) throw error;
    }
  };

  /** A job is a turn at the queue, not one row: whose row is next is decided when a worker is free. */
  const work: Work<object> = {
    name: MAKE,
    workers,
    async run(_data, { id: jobId, signal }) {
      const until = Date.now() + JOB_MILLISECONDS;
      /** The jobs of what had to wait for this may have ended, because there was nothing else to make. */
      const handOn = async (needs: string | undefined): Promise<void> => {
        if (needs !== undefined) await jobs.enqueue(db, MAKE, {});
      };
      for (let row = await claim(jobId); row; row = await claim(jobId)) {
        const { needs } = kindOf(row.kind);
        let held = needs;
        const release = (): void => {
          if (held !== undefined) taken.delete(held);
          held = undefined;
        };
        await makeOrFail(row, jobId, () => (release(), handOn(needs)))
          .finally(release)
          .catch(async (error: unknown) => {
            await handOn(needs).catch((err: unknown) => log.error({ err }, 'nobody was told to go on making'));
            throw error;
          });
        if (!signal.aborted && Date.now() <= until) continue;
        return handOn(needs);
      }
    },
  };

  const statusOf = async ({ id, status, progress, files, error }: MadeFilesRow): Promise<MadeFilesStatus> => {
    // a row of before may carry a code that there is no more
    const errorCode = status !== 'failed' ? null : isCode(error) ? error : 'makingFailed';
    return {
      id,
      status,
      progress,
      place: status === 'waiting' ? await store.place(id) : 0,
      files: status === 'complete' ? files.length : 0,
      message: errorCode && refusals[errorCode].message,
      errorCode,
    };
  };

  return {
    work,

    /**
     * Has it made, unless it is made or being made already, and answers at once how far it is. Pressing twice makes it
     * once. What was there before stays until this one is whole. `note` belongs to the same transaction and
     * hears since when this is wanted: whoever asks again how far it is does nothing that is noted twice.
     */
    begin: <From extends object, Is extends object>(
      kind: Kind<From, Is>,
      of: Subject,
      from: From,
      note: (trx: Database, since: Date) => Promise<void> = async () => undefined,
    ) =>
      db
        .transaction()
        .execute(async (trx) => {
          const wanted = { ...of, kind: kind.name, basis: kind.basisOf(from), madeFrom: from };
          const row = await store.begin(trx, wanted);
          if (row.status === 'waiting') await jobs.enqueue(trx, MAKE, {});
          if (row.status === 'complete') await kind.whenWhole?.(trx, of);
          await note(trx, row.requested_at);
          return row;
        })
        .then(statusOf),

    /** How far it is. Somebody else's is not there. */
    status: async (id: string, userId: string): Promise<MadeFilesStatus> =>
      statusOf(orRefuse(await store.find(id, userId), 'notFound')),

    /** The files that are fetched, where they are made from this. To be asked in the transaction that counts on it. */
    madeOf: async <From extends object, Is extends object>(
      trx: Database,
      kind: Kind<From, Is>,
      of: Subject,
      from: From,
    ): Promise<MadeFile<Is>[] | undefined> => {
      const row = await store.current(kind.name, of, trx);
      return row?.basis === kind.basisOf(from) ? (row.files as MadeFile<Is>[]) : undefined;
    },

    /** The files that are fetched; undefined where there has never been a whole set. */
    current: async <From extends object, Is extends object>(
      kind: Kind<From, Is>,
      of: Subject,
    ): Promise<MadeFile<Is>[] | undefined> => (await store.current(kind.name, of))?.files as MadeFile<Is>[] | undefined,

    /** Those of some texts that stand in the object at a place of what files of a kind are made from. */
    namedAmong: (kind: { name: string }, at: readonly string[], texts: readonly string[]): Promise<string[]> =>
      store.namedAmong(kind.name, at, texts),

    /** What the files that are fetched were made from; undefined where there has never been a whole set. */
    madeFrom: async <From extends object, Is extends object>(
      kind: Kind<From, Is>,
      of: Subject,
    ): Promise<From | undefined> => (await store.current(kind.name, of))?.made_from as From | undefined,
  };
};

export type MadeFiles = ReturnType<typeof createMadeFiles>;
