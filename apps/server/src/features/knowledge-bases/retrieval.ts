import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { fuseWithMeaning, tellingWords, type Passage } from '@signet/strategist';
import { createTurns } from '../../jobs/turns.ts';
import type { IndexStore } from './index.store.ts';
import { MEANING_BYTES, type Meaning } from './meaning/meaning.ts';

/** Passages that either way of looking hands on to be weighed together. */
const CANDIDATES = 50;
/** Looks by words at once: more would have all of the database's connections, and its processors. */
const LOOKS_AT_ONCE = 2;
/** Of one person: as many as a model may look things up at once for one answer. */
const MOST_WAITING = 8;
/** Of everybody: whoever came behind these would wait for seconds. */
const MOST_WAITING_IN_ALL = 100;
/** Of vectors that are held, bytes in all. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Of one index, so that those of an agent's five are held together; what is beyond is found by its words alone. */
const MOST_PASSAGES = 50_000;
/** A question's meaning is worth this wait; after it the words alone decide. */
const PATIENCE_MS = 600;

type Vectors = { ids: string[]; bytes: Int8Array };

type Near = { id: string; score: number };

/** Passages that are compared in one go: some milliseconds, after which others have their turn. */
const IN_ONE_GO = 4000;

/** Looks of one question after another: fifty at once would keep everybody else's answers waiting for all of them. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Made>(work: () => Promise<Made>): Promise<Made> => {
    // the next one begins once others have had their turn
    const made = last.then(() => setImmediate()).then(work);
    last = made.catch(() => undefined);
    return made;
  };
};

/** How near the meanings of some passages are. Every index is within, which a loop of millions need not ask. */
const compare = (bytes: Int8Array, asked: Int8Array, scores: Int32Array, from: number, to: number): void => {
  for (let at = from; at < to; at++) {
    let [one, other] = [0, 0];
    const begin = at * MEANING_BYTES;
    for (let place = 0; place < MEANING_BYTES; place += 2) {
      one += (bytes[begin + place] as number) * (asked[place] as number);
      other += (bytes[begin + place + 1] as number) * (asked[place + 1] as number);
    }
    scores[at] = one + other;
  }
};

/** How near the meaning of every passage is, in the order of its vectors. */
const nearness = async ({ ids, bytes }: Vectors, asked: Int8Array): Promise<Int32Array> => {
  const scores = new Int32Array(ids.length);
  for (let from = 0; from < ids.length; from += IN_ONE_GO) {
    if (from > 0) await setImmediate();
    compare(bytes, asked, scores, from, Math.min(ids.length, from + IN_ONE_GO));
  }
  return scores;
};

/** The passages whose meaning is nearest, and those of `others`, each with how near it is. */
const nearest = async (vectors: Vectors, asked: Int8Array, others: ReadonlySet<string>): Promise<Near[]> => {
  const { ids } = vectors;
  const scores = await nearness(vectors, asked);
  const least = scores.toSorted().at(-CANDIDATES) ?? -Infinity;
  const kept: Near[] = [];
  scores.forEach((score, at) => {
    const id = ids[at] ?? '';
    if (score >= least || others.has(id)) kept.push({ id, score });
  });
  return kept;
};

const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const over = setTimeout(() => resolve(undefined), milliseconds);
  return Promise.race([work.catch(() => undefined), promise]).finally(() => clearTimeout(over));
};

type Parts = { index: IndexStore; meaning: Meaning };

/**
 * Finds the passages of knowledge bases that are closest to a question: by its words, in Postgres, and by its meaning,
 * exactly over vectors that are held here for each index; meaning orders them, and shared words lift.
 */
export const createRetrieval = ({ index, meaning }: Parts) => {
  const inTurn = createQueue();
  const looks = createTurns({ slots: LOOKS_AT_ONCE, mostWaiting: MOST_WAITING, mostInAll: MOST_WAITING_IN_ALL });
  const held = new LRUCache<string, Vectors>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    async fetchMethod(indexId) {
      const rows = await index.vectors(indexId, MOST_PASSAGES);
      const bytes = new Int8Array(rows.length * MEANING_BYTES);
      rows.forEach(({ vector }, at) =>
        bytes.set(new Int8Array(vector.buffer, vector.byteOffset, MEANING_BYTES), at * MEANING_BYTES),
      );
      return { ids: rows.map(({ id }) => id), bytes };
    },
  });

  /** What a question means, and the vectors that it is held against; none where no passage has one. */
  const meaningOf = async (indexIds: readonly string[], question: string) => {
    const vectors = (await Promise.all(indexIds.map((id) => held.fetch(id)))).filter((one) => one !== undefined);
    if (vectors.every(({ ids }) => ids.length === 0)) return undefined;
    const meant = await within(meaning.question(question), PATIENCE_MS);
    return meant && { vectors, meant };
  };

  return {
    /**
     * @param how `asker`: who waits for it; people have their looks in turn. `signal`: what is given up is not begun.
     * @throws TooManyWaiting
     */
    async search(
      baseIds: readonly string[],
      question: string,
      { most, asker, signal }: { most: number; asker: string; signal: AbortSignal },
    ): Promise<Passage[]> {
      const indexIds = (await index.indexes(baseIds)).flatMap(({ indexId }) => indexId ?? []);
      if (indexIds.length === 0) return [];
      const [words, asked] = await Promise.all([
        looks.run(
          asker,
          randomUUID(),
          () => index.byWords(indexIds, tellingWords(question).slice(0, 40), CANDIDATES),
          signal,
        ),
        meaningOf(indexIds, question),
      ]);
      signal.throwIfAborted();
      const others = new Set(words);
      const near = asked?.vectors.map((one) => inTurn(() => nearest(one, asked.meant, others))) ?? [];
      const meant = (await Promise.all(near)).flat();
      const ids = meant.length > 0 ? fuseWithMeaning(words, meant) : words;
      const found = await index.quoted(indexIds, ids.slice(0, most));
      return found.map(({ id, baseName, name, heading, text }) => ({
        id: `passage-${id}`,
        title: heading === '' ? name : `${name}: ${heading}`,
        place: baseName,
        text,
      }));
    },
  };
};

export type Retrieval = ReturnType<typeof createRetrieval>;
