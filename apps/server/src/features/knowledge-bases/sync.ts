import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentEnding, SyncStatistics } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Work } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { CurrentDocument, DocumentStore } from './documents.store.ts';
import type { IndexStore } from './index.store.ts';
import { noStatistics, type KnowledgeBaseStore } from './knowledge-bases.store.ts';
import type { Meaning } from './meaning/meaning.ts';
import { failures } from './reading/document-failed.ts';
import { READER, type Read } from './reading/read-document.ts';
import { endingOf } from './document-ending.ts';

/** The job that reads what changed in a data source and makes an index of it. */
export const SYNC = 'knowledge-bases.sync';

export type Parts = {
  db: Database;
  store: KnowledgeBaseStore;
  documents: DocumentStore;
  index: IndexStore;
  blobs: Pick<Blobs, 'open'>;
  meaning: Pick<Meaning, 'passages'>;
  read: (kind: DocumentEnding, document: Readable) => Promise<Read>;
  onBroken: (error: unknown) => void;
};

type Stopped = { signal: AbortSignal };

/** A model of meanings that does not start costs paraphrases, not the index. */
const vectorsOf = async (
  { meaning, onBroken }: Parts,
  pieces: readonly { heading: string; text: string }[],
): Promise<(Int8Array | undefined)[]> => {
  try {
    return await meaning.passages(pieces.map(({ heading, text }) => (heading ? `${heading}. ${text}` : text)));
  } catch (error) {
    onBroken(error);
    return pieces.map(() => undefined);
  }
};

const readOne = async (parts: Parts, baseId: string, { name, hash, blobKey }: CurrentDocument): Promise<void> => {
  const kind = endingOf(name);
  const file = kind && (await parts.blobs.open(blobKey));
  const read: Read = file && 'body' in file ? await parts.read(kind, file.body) : { failure: failures.broken };
  if ('failure' in read) return parts.index.keep(baseId, hash, READER, read);
  return parts.index.keep(baseId, hash, READER, { pieces: read.pieces, vectors: await vectorsOf(parts, read.pieces) });
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
 * exchanges it for the old one in one transaction. Until then the old one answers. Killed anywhere, the next run goes
 * on with what was kept.
 */
const syncBase = async (parts: Parts, baseId: string, { signal }: Stopped): Promise<void> => {
  const { db, store, documents, index } = parts;
  const base = await store.find(baseId);
  if (!base || base.status === 'DELETING' || !['STARTING', 'IN_PROGRESS'].includes(base.sync_status)) return;
  const all = await documents.all(baseId);
  const known = await index.readings(baseId, READER);
  const failed: { name: string; reason: string }[] = [];
  const before = await index.entries(base.index_id);
  const note = async (status: 'IN_PROGRESS', scanned: number): Promise<void> =>
    store.noteSync(db, baseId, {
      status,
      statistics: { ...noStatistics, numberOfDocumentsScanned: scanned, numberOfDocumentsFailed: failed.length },
      failures: failed,
    });
  await note('IN_PROGRESS', 0);
  for (const [at, document] of all.entries()) {
    signal.throwIfAborted();
    // what failed is tried again: its reason may have been this machine's
    if (!known.has(document.hash) || known.get(document.hash) !== null) {
      await readOne(parts, baseId, document);
      // others have their turn on this thread
      await pause(0);
    }
    const reason = (await index.readings(baseId, READER)).get(document.hash);
    if (reason !== null) failed.push({ name: document.name, reason: reason ?? failures.broken });
    await note('IN_PROGRESS', at + 1);
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

export const createSync = (parts: Parts): Work<{ id: string }> => ({
  name: SYNC,
  run: ({ id }, { signal }) => syncBase(parts, id, { signal }),
});
