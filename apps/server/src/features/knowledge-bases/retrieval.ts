import { LRUCache } from 'lru-cache';
import { fuseRanks, tellingWords, type Passage } from '@signet/strategist';
import type { IndexStore } from './index.store.ts';
import { MEANING_BYTES, type Meaning } from './meaning/meaning.ts';

/** Passages that either way of looking hands on to be weighed together. */
const CANDIDATES = 50;
/** Of vectors that are held, bytes in all. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Of one index, so that those of an agent's five are held together; what is beyond is found by its words alone. */
const MOST_PASSAGES = 50_000;
/** A question's meaning is worth this wait; after it the words alone decide. */
const PATIENCE_MS = 600;

type Vectors = { ids: string[]; bytes: Int8Array };

/** The passages whose meaning is nearest, the nearest first. */
const nearest = ({ ids, bytes }: Vectors, asked: Int8Array): { id: string; score: number }[] => {
  let best: { id: string; score: number }[] = [];
  let least = -Infinity;
  for (let at = 0; at < ids.length; at++) {
    let score = 0;
    const from = at * MEANING_BYTES;
    for (let place = 0; place < MEANING_BYTES; place++) score += (bytes[from + place] ?? 0) * (asked[place] ?? 0);
    if (score <= least && best.length >= CANDIDATES) continue;
    best.push({ id: ids[at] ?? '', score });
    if (best.length < 2 * CANDIDATES) continue;
    best = best.toSorted((one, other) => other.score - one.score).slice(0, CANDIDATES);
    least = best.at(-1)?.score ?? -Infinity;
  }
  return best.toSorted((one, other) => other.score - one.score).slice(0, CANDIDATES);
};

const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const over = setTimeout(() => resolve(undefined), milliseconds);
  return Promise.race([work.catch(() => undefined), promise]).finally(() => clearTimeout(over));
};

type Parts = { index: IndexStore; meaning: Meaning };

/**
 * Finds the passages of knowledge bases that are closest to a question: by its words, in Postgres, and by its meaning,
 * exactly over vectors that are held here for each index; reciprocal ranks make one list of both.
 */
export const createRetrieval = ({ index, meaning }: Parts) => {
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

  const byMeaning = async (indexIds: readonly string[], question: string): Promise<string[]> => {
    const vectors = (await Promise.all(indexIds.map((id) => held.fetch(id)))).filter((one) => one !== undefined);
    if (vectors.every(({ ids }) => ids.length === 0)) return [];
    const asked = await within(meaning.question(question), PATIENCE_MS);
    if (!asked) return [];
    return vectors
      .flatMap((one) => nearest(one, asked))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, CANDIDATES)
      .map(({ id }) => id);
  };

  return {
    async search(baseIds: readonly string[], question: string, most: number): Promise<Passage[]> {
      const indexIds = (await index.indexes(baseIds)).flatMap(({ indexId }) => indexId ?? []);
      if (indexIds.length === 0) return [];
      const [words, meant] = await Promise.all([
        index.byWords(indexIds, tellingWords(question).slice(0, 40), CANDIDATES),
        byMeaning(indexIds, question),
      ]);
      const found = await index.quoted(indexIds, fuseRanks([words, meant]).slice(0, most));
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
