import { LRUCache } from 'lru-cache';
import { createThreads } from '../../../jobs/threads.ts';
import type { IndexStore } from '../index.store.ts';
import { MEANING_BYTES } from '../meaning/vector.ts';
import type { Outcome, Part, Wanted } from './find.worker.ts';
import type { Slice } from './held-index.ts';

const WORKER = new URL('./find.worker.ts', import.meta.url);
/** The most passages of one index whose meanings are held in memory: the five indexes of an agent fit together. */
const MOST_PASSAGES = 50_000;
/** Read at once: some milliseconds of this thread, after which others have their turn. */
const AT_ONCE = 1000;
/** What is held is given back when nobody has asked for so long. */
const IDLE_MS = 5 * 60_000;
/** An index that was pushed out meanwhile is brought again this often. */
const TRIES = 4;
/** So long it is kept in mind which indexes of an agent have room together. */
const KNOWN_MS = 10 * 60_000;
const MOST_KNOWN = 1000;

type Asked = Omit<Wanted, 'words'>;
type Store = Pick<IndexStore, 'passagesAfter' | 'byWords'>;

const sliceOf = (rows: Awaited<ReturnType<Store['passagesAfter']>>): Slice => {
  const vectors = new Int8Array(rows.length * MEANING_BYTES);
  const meant = new Uint8Array(rows.length);
  rows.forEach(({ vector }, at) => {
    if (!vector) return;
    vectors.set(new Int8Array(vector.buffer, vector.byteOffset, MEANING_BYTES), at * MEANING_BYTES);
    meant[at] = 1;
  });
  return { ids: rows.map(({ id }) => id), words: rows.map(({ words }) => words), vectors, meant };
};

/**
 * Weighs the passages of indexes in a thread of its own, which holds them: neither Postgres nor whoever reads and saves
 * is kept busy by a question. One thread, as it holds what the next question needs.
 */
/** @param mostBytes Of what is held in all; for tests alone. */
export const createFinder = ({ index, mostBytes }: { index: Store; mostBytes?: number }) => {
  const thread = createThreads<Part | Wanted, Outcome>({
    worker: WORKER,
    most: 1,
    idle: IDLE_MS,
    ...(mostBytes !== undefined && { data: { mostBytes } }),
  });
  const bringing = new Map<string, Promise<void>>();
  /** Where the indexes of an agent have no room together: those of them that have. */
  const together = new LRUCache<string, string[]>({ max: MOST_KNOWN, ttl: KNOWN_MS });

  const bring = async (indexId: string): Promise<void> => {
    let after = '0';
    for (let count = 0, isLast = false; !isLast; count += AT_ONCE) {
      const rows = await index.passagesAfter(indexId, after, AT_ONCE);
      after = rows.at(-1)?.id ?? after;
      const isEnd = rows.length < AT_ONCE;
      isLast = isEnd || count + AT_ONCE >= MOST_PASSAGES;
      const part: Part = { indexId, slice: sliceOf(rows), isFirst: count === 0, isLast, isCut: isLast && !isEnd };
      await thread.run(part, 'hold');
    }
  };
  const brought = (indexId: string): Promise<void> => {
    const known = bringing.get(indexId);
    if (known) return known;
    const begun = bring(indexId).finally(() => bringing.delete(indexId));
    bringing.set(indexId, begun);
    return begun;
  };

  return {
    /** The passages of indexes that are closest to a question, the best first. */
    async find(asked: Asked): Promise<string[]> {
      const key = asked.indexIds.join(' ');
      const justBrought = new Set<string>();
      let words: string[] | undefined;
      for (let tries = 0; tries < TRIES; tries++) {
        const indexIds = together.get(key) ?? asked.indexIds;
        // of what is not held here Postgres knows the words
        if (indexIds.length < asked.indexIds.length) words ??= await index.byWords(asked.indexIds, asked.lexemes);
        const outcome = await thread.run({ ...asked, indexIds, words }, 'find');
        if ('found' in outcome) return outcome.found;
        if ('needsWords' in outcome) {
          words = await index.byWords(asked.indexIds, asked.lexemes);
          continue;
        }
        const { missing } = outcome;
        // pushed out by the others of this very question: bringing it again would push out the next, without end
        const roomless = new Set(missing.filter((id) => justBrought.has(id)));
        if (roomless.size > 0)
          together.set(
            key,
            indexIds.filter((id) => !roomless.has(id)),
          );
        for (const id of missing) justBrought.add(id);
        await Promise.all(missing.filter((id) => !roomless.has(id)).map(brought));
      }
      // others push out what is brought
      return (await index.byWords(asked.indexIds, asked.lexemes)).slice(0, asked.most);
    },
    async close(): Promise<void> {
      await thread.end();
    },
  };
};

export type Finder = ReturnType<typeof createFinder>;
