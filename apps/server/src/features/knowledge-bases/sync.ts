import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentEnding, SyncStatistics } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { CurrentDocument, DocumentStore } from './documents.store.ts';
import type { IndexStore } from './index.store.ts';
import { noStatistics, type KnowledgeBaseStore } from './knowledge-bases.store.ts';
import type { Mirror } from './mirror.ts';
import { folderElsewhere } from './own-folder.ts';
import type { Meaning } from './meaning/meaning.ts';
import { failures } from './reading/document-failed.ts';
import { READER, type Read } from './reading/read-document.ts';
import { endingOf } from './document-ending.ts';

/** How long one job reads before it leaves the rest to the next: the queue takes longer ones for dead. */
const JOB_MILLISECONDS = 5 * 60_000;
/** What was read without its meanings is known by no reader, so that the next sync reads it again. */
const UNFINISHED = 0;

/** The job that reads what changed in a data source and makes an index of it. */
export const SYNC = 'knowledge-bases.sync';

export type Parts = {
  db: Database;
  store: KnowledgeBaseStore;
  documents: DocumentStore;
  index: IndexStore;
  blobs: Pick<Blobs, 'open'>;
  meaning: Pick<Meaning, 'passages'>;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Where a base reads a folder that others fill: makes its documents what lies there. */
  mirror: Mirror;
  read: (kind: DocumentEnding, document: Readable) => Promise<Read>;
  onBroken: (error: unknown) => void;
};

type Stopped = { signal: AbortSignal };
/**
 * Work on a base: from its beginning, or after what the job before ended with: a file of the folder that others fill,
 * then a document.
 */
type Turn = { id: string; mirrored?: string; after?: string };

/** A model of meanings that does not start costs paraphrases, not the index; undefined then. */
const vectorsOf = async (
  { meaning, onBroken }: Parts,
  pieces: readonly { heading: string; text: string }[],
  { signal }: Stopped,
): Promise<Int8Array[] | undefined> => {
  try {
    return await meaning.passages(pieces.map(({ heading, text }) => (heading ? `${heading}. ${text}` : text)));
  } catch (error) {
    // the model is ended together with the server: that is no reason to do without it
    signal.throwIfAborted();
    onBroken(error);
    return undefined;
  }
};

/** Reads and keeps a document; why it could not be read, or null. */
const readOne = async (
  parts: Parts,
  baseId: string,
  { hash, blobKey }: CurrentDocument,
  stopped: Stopped,
): Promise<string | null> => {
  const kind = endingOf(blobKey);
  const file = kind && (await parts.blobs.open(blobKey));
  const read: Read = file && 'body' in file ? await parts.read(kind, file.body) : { failure: failures.broken };
  if ('failure' in read) {
    await parts.index.keep(baseId, hash, READER, read);
    return read.failure;
  }
  const { pieces } = read;
  const vectors = await vectorsOf(parts, pieces, stopped);
  await parts.index.keep(baseId, hash, vectors ? READER : UNFINISHED, { pieces, vectors: vectors ?? [] });
  return null;
};

const statisticsOf = (
  documents: readonly CurrentDocument[],
  failed: number,
  before: ReadonlyMap<string, string>,
  entered: readonly CurrentDocument[],
): SyncStatistics => ({
  ...noStatistics,
  numberOfDocumentsScanned: documents.length,
  numberOfDocumentsFailed: failed,
  numberOfNewDocumentsIndexed: entered.filter(({ id }) => !before.has(id)).length,
  numberOfModifiedDocumentsIndexed: entered.filter(({ id, hash }) => before.has(id) && before.get(id) !== hash).length,
  numberOfDocumentsDeleted: [...before.keys()].filter((id) => !documents.some((one) => one.id === id)).length,
});

/**
 * Reads what changed, a document at a time, each kept when it was read; then makes the index of what is there now and
 * exchanges it for the old one in one transaction. Until then the old one answers. Killed anywhere, or after its time,
 * the next run goes on with what was kept.
 */
const syncBase = async (
  parts: Parts,
  { id: baseId, mirrored: from, after }: Turn,
  { signal }: Stopped,
): Promise<void> => {
  const { db, store, documents, index, jobs } = parts;
  const until = Date.now() + JOB_MILLISECONDS;
  const base = await store.find(baseId);
  if (!base || base.status === 'DELETING' || !['STARTING', 'IN_PROGRESS'].includes(base.sync_status)) return;
  const failed = from === undefined && after === undefined ? [] : [...base.sync_failures];
  const note = async (scanned: number): Promise<void> =>
    store.noteSync(db, baseId, {
      status: 'IN_PROGRESS',
      statistics: { ...noStatistics, numberOfDocumentsScanned: scanned, numberOfDocumentsFailed: failed.length },
      failures: failed,
    });
  const folder = after === undefined ? folderElsewhere(base) : undefined;
  if (folder !== undefined) {
    const mirrored = await parts.mirror({ baseId, folder }, { until, signal, from });
    failed.push(...mirrored.failed);
    await note(0);
    if (mirrored.to !== undefined) return jobs.enqueue(db, SYNC, { id: baseId, mirrored: mirrored.to });
    // reading has a job of its own, so that a large folder leaves it time
    if (Date.now() > until) return jobs.enqueue(db, SYNC, { id: baseId, after: '' });
  }
  const all = await documents.all(baseId);
  const known = await index.readings(baseId, READER);
  const begin = after === undefined ? 0 : all.findIndex(({ name }) => name === after) + 1;
  const before = await index.entries(base.index_id);
  await note(begin);
  let last = after ?? '';
  for (const [at, document] of all.entries()) {
    if (at < begin) continue;
    // what failed is tried again: its reason may have been this machine's
    if (known.get(document.hash) === null) continue;
    signal.throwIfAborted();
    if (Date.now() > until) return jobs.enqueue(db, SYNC, { id: baseId, after: last });
    const reason = await readOne(parts, baseId, document, { signal });
    if (reason !== null) failed.push({ name: document.name, reason });
    last = document.name;
    await note(at + 1);
    // others have their turn on this thread
    await pause(0);
  }
  const names = new Set(failed.map(({ name }) => name));
  const entered = all.filter(({ name }) => !names.has(name));
  const indexId = randomUUID();
  await db.transaction().execute(async (trx) => {
    const locked = await store.lock(trx, baseId);
    if (!locked || locked.status === 'DELETING') return;
    await index.enter(trx, baseId, indexId, entered);
    const statistics = statisticsOf(all, failed.length, before, entered);
    await store.noteSync(trx, baseId, { status: 'COMPLETE', statistics, failures: failed }, indexId);
    await index.forgetOthers(trx, baseId, indexId);
  });
};

export const createSync = (parts: Parts): Work<Turn> => ({
  name: SYNC,
  run: (turn, { signal }) => syncBase(parts, turn, { signal }),
});
