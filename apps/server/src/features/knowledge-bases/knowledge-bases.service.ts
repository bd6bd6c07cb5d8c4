import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { strategistLimits, type KnowledgeBase, type KnowledgeBaseForm } from '@signet/contract';
import { isKnowledgeBaseBusy, isSyncBusy } from '@signet/strategist';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { Note } from '../audit/audit-log.ts';
import { endingOf } from './document-ending.ts';
import type { DocumentStore, NewVersion } from './documents.store.ts';
import { hashing } from './hashing.ts';
import type { IndexStore } from './index.store.ts';
import { presentBase, presentSync, type KnowledgeBaseRow, type KnowledgeBaseStore } from './knowledge-bases.store.ts';
import { folderElsewhere, FOLDER, ownFolder } from './own-folder.ts';
import { SYNC } from './sync.ts';

/** The job that brings a knowledge base to where it was told to go. */
const STEP = 'knowledge-bases.step';
/** The job that looks after bases whose step or sync was given up by the queue. */
const TEND = 'knowledge-bases.tend';
/** A sync tells how far it is with every document, which takes a minute at the most, and is tried again for some. */
const SILENT_MILLISECONDS = 30 * 60_000;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const PREVIEWED = 40;
const ADDRESS_SECONDS = 600;

/** A document that is sent. What is copied from a folder that others fill is no act of anybody. */
type Sent = { name: string; replaces?: string | undefined; note?: Note };
type Parts = {
  db: Database;
  store: KnowledgeBaseStore;
  documents: DocumentStore;
  index: IndexStore;
  blobs: Blobs;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Folders of the file store that others fill, by the names of the bases that read them. */
  folders: ReadonlyMap<string, string>;
};

/** What an act is noted with: the name is gone with the base. */
const named = ({ id, name }: KnowledgeBaseRow) => ({ id, name });

/** What staff do with knowledge bases; what takes time is done by jobs. */
export const createKnowledgeBases = ({ db, store, documents, index, blobs, jobs, folders }: Parts) => {
  const refuseBusy = (row: KnowledgeBaseRow): KnowledgeBaseRow => {
    if (isKnowledgeBaseBusy(row.status) || isSyncBusy(row.sync_status)) throw new Refusal('knowledgeBaseBusy');
    return row;
  };
  const locked = async (trx: Database, id: string): Promise<KnowledgeBaseRow> =>
    refuseBusy(orRefuse(await store.lock(trx, id), 'notFound'));

  const clear = async (id: string): Promise<void> => {
    for (const key of await documents.keysOf(db, id)) await blobs.delete(key);
    await store.remove(db, id);
  };
  const steps = {
    CREATING: (id: string) => store.endStep(id, 'CREATING'),
    UPDATING: async (id: string) => {
      const { name = '' } = (await store.find(id)) ?? {};
      await store.endStep(id, 'UPDATING', { location: folders.get(name.toLowerCase()) ?? ownFolder(id) });
    },
    DELETING: (id: string) => clear(id),
  } as const satisfies Partial<Record<KnowledgeBaseRow['status'], (id: string) => Promise<unknown>>>;

  /** Asked again after it was killed, it goes on from the status that was left. */
  const work: Work<{ id: string }> = {
    name: STEP,
    async run({ id }) {
      const row = await store.find(id);
      if (row && row.status in steps) await steps[row.status as keyof typeof steps](id);
    },
  };

  const tending: Work<object> = {
    name: TEND,
    cron: '* * * * *',
    async run() {
      for (const id of await store.atStep()) await jobs.enqueue(db, STEP, { id }, id);
      await store.failSyncs(new Date(Date.now() - SILENT_MILLISECONDS));
    },
  };

  /** Files that were sent and never named, because the server ended in between. */
  const sweep: Work<object> = {
    name: 'knowledge-bases.sweep',
    cron: '50 3 * * *',
    run: () =>
      blobs.sweep(FOLDER, {
        before: new Date(Date.now() - DAY_MILLISECONDS),
        kept: async (keys) => new Set(await documents.among(keys)),
      }),
  };

  const begin = async (
    id: string,
    note: Note,
    to: (trx: Database, row: KnowledgeBaseRow) => Promise<KnowledgeBaseRow>,
  ) =>
    db.transaction().execute(async (trx) => {
      const row = await to(trx, await locked(trx, id));
      await note(trx, named(row));
      await jobs.enqueue(trx, isSyncBusy(row.sync_status) ? SYNC : STEP, { id });
      return presentBase(row);
    });

  /** Names a file that is there; one base at a time, so that many uploads at once stay within the limit too. */
  const enter = (id: string, of: Sent, version: NewVersion) =>
    db.transaction().execute(async (trx) => {
      const { status } = orRefuse(await store.lock(trx, id), 'notFound');
      if (status === 'DELETING') throw new Refusal('knowledgeBaseBusy');
      const put = orRefuse(await documents.put(trx, id, of, version), 'notFound');
      if (put.isNew && (await documents.count(trx, id)) > strategistLimits.documentsPerBase)
        throw new Refusal('tooManyDocuments');
      await of.note?.(trx, { documentId: put.id });
      return put.id;
    });

  /** What lies in a folder that others fill is changed there. */
  const refuseElsewhere = async (id: string): Promise<void> => {
    if (folderElsewhere(orRefuse(await store.find(id), 'notFound'))) throw new Refusal('documentsElsewhere');
  };

  /** Keeps a file under a name of its own, then names it: a file that breaks off is never seen. */
  const keep = async (id: string, of: Sent, body: Readable): Promise<string> => {
    const { location } = orRefuse(await store.find(id), 'notFound');
    const kind = orRefuse(endingOf(of.name), 'documentUnreadable');
    if (location === null) throw new Refusal('dataSourceMissing');
    const blobKey = `${ownFolder(id)}/${randomUUID()}.${kind}`;
    const { passing, digest, seen } = hashing(body);
    await blobs.put(blobKey, {
      contentType: 'application/octet-stream',
      body: passing,
      mostBytes: strategistLimits.documentBytes,
    });
    const version = { bytes: seen.bytes, hash: `${kind}-${digest()}`, blobKey };
    return enter(id, of, version).catch(async (error: unknown) => {
      await blobs.delete(blobKey);
      throw error;
    });
  };

  const takeOut = async (id: string, documentId: string, note?: Note): Promise<number> => {
    const keys = orRefuse(await documents.remove(id, documentId, note), 'notFound');
    for (const key of keys) await blobs.delete(key);
    return 1;
  };

  return {
    work,
    tending,
    sweep,

    async list(page: Parameters<KnowledgeBaseStore['list']>[0]): Promise<{ records: KnowledgeBase[]; count: number }> {
      const { rows, count } = await store.list(page);
      return { records: rows.map(presentBase), count };
    },
    find: async (id: string): Promise<KnowledgeBase> => presentBase(orRefuse(await store.find(id), 'notFound')),
    statuses: async (ids: readonly string[]) =>
      Object.fromEntries((await store.among(ids)).map(({ id, status }) => [id, status])),
    syncJobs: async (ids: readonly string[]) =>
      Object.fromEntries((await store.among(ids)).map((row) => [row.id, presentSync(row)])),

    create: (form: KnowledgeBaseForm, note: Note): Promise<KnowledgeBase> =>
      db.transaction().execute(async (trx) => {
        const row = orRefuse(await store.insert(trx, form), 'knowledgeBaseNamed');
        await note(trx, named(row));
        await jobs.enqueue(trx, STEP, { id: row.id });
        return presentBase(row);
      }),
    remove: (id: string, note: Note): Promise<KnowledgeBase> =>
      begin(id, note, async (trx) => {
        if (await store.isUsed(trx, id)) throw new Refusal('knowledgeBaseInUse');
        return store.setStatus(trx, id, 'DELETING');
      }),
    createDataSource: (id: string, note: Note): Promise<KnowledgeBase> =>
      begin(id, note, async (trx, { location }) => {
        if (location !== null) throw new Refusal('dataSourceThere');
        return store.setStatus(trx, id, 'UPDATING');
      }),
    sync: (id: string, note: Note): Promise<KnowledgeBase> =>
      begin(id, note, async (trx, { location }) => {
        if (location === null) throw new Refusal('dataSourceMissing');
        return store.beginSync(trx, id);
      }),

    async documents(id: string, page: Parameters<DocumentStore['list']>[1]) {
      const knowledgeBase = presentBase(orRefuse(await store.find(id), 'notFound'));
      return { knowledgeBase, ...(await documents.list(id, page)) };
    },

    keep,
    takeOut,

    async upload(id: string, of: Sent & { note: Note }, body: Readable) {
      await refuseElsewhere(id);
      const put = await keep(id, of, body);
      return orRefuse(await documents.find(id, put), 'notFound').shown;
    },

    async removeDocument(id: string, documentId: string, note: Note): Promise<number> {
      await refuseElsewhere(id);
      return takeOut(id, documentId, note);
    },

    async preview(id: string, documentId: string) {
      const { shown, hash } = orRefuse(await documents.find(id, documentId), 'notFound');
      const versions = await documents.versions(documentId);
      return {
        document: shown,
        passages: await index.passages(id, hash, PREVIEWED),
        versions: await Promise.all(
          versions.map(async ({ number, bytes, blobKey, uploadedAt }) => ({
            number,
            bytes,
            uploadedAt: uploadedAt.toISOString(),
            url: (await blobs.signedUrl(blobKey, { expiresInSeconds: ADDRESS_SECONDS, fileName: shown.name })).url,
          })),
        ),
      };
    },
  };
};

export type KnowledgeBases = ReturnType<typeof createKnowledgeBases>;
