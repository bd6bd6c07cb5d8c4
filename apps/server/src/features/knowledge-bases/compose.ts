import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { createDocumentStore } from './documents.store.ts';
import { createFinder } from './finding/finder.ts';
import { createIndexStore } from './index.store.ts';
import { createKnowledgeBases } from './knowledge-bases.service.ts';
import { createKnowledgeBaseStore } from './knowledge-bases.store.ts';
import { createMirror } from './mirror.ts';
import { createMeaning } from './meaning/meaning.ts';
import { readDocument } from './reading/read-document.ts';
import { createRetrieval } from './retrieval.ts';
import { createSync } from './sync.ts';

type Parts = {
  db: Database;
  pool: pg.Pool;
  blobs: Blobs;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Pick<Logger, 'warn'>;
  knowledgeFolders?: ReadonlyMap<string, string> | undefined;
};

/** Knowledge bases over their stores, what reads their documents, and what finds passages in them. */
export const composeKnowledge = ({ db, pool, blobs, jobs, log, knowledgeFolders: folders = new Map() }: Parts) => {
  const store = createKnowledgeBaseStore({ db });
  const documents = createDocumentStore({ db });
  const index = createIndexStore({ db, pool });
  const meaning = createMeaning();
  const finder = createFinder({ index });
  const bases = createKnowledgeBases({ db, store, documents, index, blobs, jobs, folders });
  const mirror = createMirror({
    blobs,
    documents,
    keep: (baseId, name, body) => bases.keep(baseId, { name }, body),
    remove: bases.takeOut,
  });
  const sync = createSync({
    db,
    store,
    documents,
    index,
    blobs,
    meaning,
    jobs,
    mirror,
    read: readDocument,
    onBroken: (err) => log.warn({ err }, 'passages are indexed without their meanings'),
  });
  return {
    bases,
    retrieval: createRetrieval({ index, meaning, finder }),
    works: [bases.work, bases.tending, bases.sweep, sync],
    close: async () => {
      await Promise.all([meaning.close(), finder.close()]);
    },
  };
};
