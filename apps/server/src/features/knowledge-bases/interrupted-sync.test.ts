import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../db/client.ts';
import { createTestDatabase } from '../../testing/databases.ts';
import { createDocumentStore } from './documents.store.ts';
import { createIndexStore } from './index.store.ts';
import { createKnowledgeBaseStore } from './knowledge-bases.store.ts';
import { createSync } from './sync.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const BEFORE = 'Write to one person.';
const AFTER = 'Whisper to one person.';
const ADDED = 'Say why before how much.';

/** A file's text is its key but for the ending, so that no blob store is needed. */
const put = (baseId: string, name: string, text: string) =>
  createDocumentStore(database).put(database.db, baseId, { name }, { bytes: 1, hash: text, blobKey: `${text}.md` });

const BROKEN = 'This file is damaged.';
/** `dies`: at which statement the server is gone. `whileReading`: done before a document is read. */
type How = { dies?: (statement: number) => boolean; whileReading?: () => Promise<void> };

/** Syncs as a job of a server does. */
const sync = async (baseId: string, { dies = () => false, whileReading }: How = {}): Promise<boolean> => {
  let statements = 0;
  const { db, pool, close } = connect(database.connection, () => undefined, {
    max: 2,
    onStatement: () => {
      statements += 1;
      if (dies(statements)) throw new Error('killed');
      return () => undefined;
    },
  });
  const work = createSync({
    db,
    store: createKnowledgeBaseStore({ db }),
    documents: createDocumentStore({ db }),
    index: createIndexStore({ db, pool }),
    blobs: { open: async (key) => ({ body: Readable.from([key]), bytes: key.length }) as never },
    meaning: { passages: async (texts) => texts.map(() => new Int8Array(512)) },
    jobs: { enqueue: async () => undefined },
    mirror: async () => ({ failed: [], isWhole: true }),
    read: async (_kind, document) => {
      await whileReading?.();
      const [key] = (await document.toArray()) as string[];
      const text = String(key).replace(/\.md$/u, '');
      return text.startsWith(BROKEN) ? { failure: BROKEN } : { pieces: [{ heading: '', text }] };
    },
    onBroken: () => undefined,
  });
  try {
    await work.run({ id: baseId }, { signal: new AbortController().signal } as never);
    return true;
  } catch (error) {
    expect(String(error)).toContain('killed');
    return false;
  } finally {
    await close();
  }
};

/** All that the index answers with now. */
const answers = async (baseId: string): Promise<string[]> => {
  const index = createIndexStore(database);
  const { indexIds, lexemes } = await index.asked([baseId], ['person', 'much']);
  const found = await index.quoted(indexIds, await index.byWords(indexIds, lexemes));
  return found.map(({ text }) => text).toSorted();
};

it('a sync that is killed at any statement leaves the old index answering, and ends whole after it', async () => {
  const store = createKnowledgeBaseStore(database);
  let isWhole = false;
  for (let at = 1; !isWhole; at++) {
    const base = await store.insert(database.db, { name: `Handbook ${at}`, notes: '' });
    const id = base?.id ?? '';
    await put(id, 'tone.md', BEFORE);
    await store.beginSync(database.db, id);
    expect(await sync(id)).toBe(true);
    await put(id, 'tone.md', AFTER);
    await put(id, 'pitch.md', ADDED);
    await store.beginSync(database.db, id);
    isWhole = await sync(id, { dies: (statement) => statement === at });
    const isDone = (await store.find(id))?.sync_status === 'COMPLETE';
    expect([at, await answers(id)]).toEqual([at, isDone ? [ADDED, AFTER] : [BEFORE]]);
    await sync(id);
    expect([at, await answers(id)]).toEqual([at, [ADDED, AFTER]]);
    expect((await store.find(id))?.sync_status).toBe('COMPLETE');
    // a document's own statements, a transaction's and the exchange were all died at
    if (isWhole) expect(at).toBeGreaterThan(20);
  }
}, 120_000);

it('while broken documents are read the old index answers, and whole after them the new one', async () => {
  const store = createKnowledgeBaseStore(database);
  const base = await store.insert(database.db, { name: 'Handbook with broken files', notes: '' });
  const id = base?.id ?? '';
  await put(id, 'tone.md', BEFORE);
  await store.beginSync(database.db, id);
  await sync(id);
  await put(id, 'tone.md', AFTER);
  await put(id, 'pitch.md', ADDED);
  const broken = ['a.md', 'm.md', 'z.md'];
  for (const [at, name] of broken.entries()) await put(id, name, `${BROKEN} ${at}`);
  await store.beginSync(database.db, id);
  const meanwhile: string[][] = [];
  await sync(id, { whileReading: async () => void meanwhile.push(await answers(id)) });
  expect(meanwhile).toEqual(Array.from({ length: 5 }, () => [BEFORE]));
  expect(await answers(id)).toEqual([ADDED, AFTER]);
  const { sync_status, sync_failures } = (await store.find(id)) ?? {};
  expect([sync_status, sync_failures]).toEqual(['COMPLETE', broken.map((name) => ({ name, reason: BROKEN }))]);
});
