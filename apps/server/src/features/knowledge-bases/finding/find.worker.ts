import { workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { giveWay } from '../../../jobs/give-way.ts';
import { createIndexBuilder, type HeldIndex, type Slice } from './held-index.ts';
import { byWords, closest } from './weigh.ts';

/** A part of an index on its way here. `isLast`: it can be asked from now on; `isCut`: it has more than is held. */
export type Part = { indexId: string; slice: Slice; isFirst: boolean; isLast: boolean; isCut: boolean };
/** `words`: passages that Postgres found where an index is too large to be held whole; else they are found here. */
export type Wanted = {
  indexIds: string[];
  lexemes: string[];
  words: string[] | undefined;
  meant: Int8Array | undefined;
  most: number;
};
/** `needsWords`: one of the indexes is not held whole, so that Postgres has to weigh the words of all. */
export type Outcome = { found: string[] } | { missing: string[] } | { needsWords: true };

/** Of what is held, bytes in all: most agents' five indexes. Where they are larger together, some are left out. */
const MOST_BYTES = 208 * 1024 * 1024;
const { mostBytes = MOST_BYTES } = (workerData ?? {}) as { mostBytes?: number };

// whoever only reads or saves comes first
giveWay();

const held = new LRUCache<string, HeldIndex>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes });
const building = new Map<string, ReturnType<typeof createIndexBuilder>>();

export const hold = ({ indexId, slice, isFirst, isLast, isCut }: Part): void => {
  if (isFirst) building.set(indexId, createIndexBuilder());
  const builder = building.get(indexId);
  builder?.add(slice);
  if (!isLast || !builder) return;
  building.delete(indexId);
  held.set(indexId, builder.finish(isCut));
};

/** The passages closest to a question, or what has to be brought here first. */
export const find = ({ indexIds, lexemes, words, meant, most }: Wanted): Outcome => {
  const missing = indexIds.filter((id) => !held.has(id));
  if (missing.length > 0) return { missing };
  const indexes = indexIds.flatMap((id) => held.get(id) ?? []);
  if (!words && indexes.some(({ isCut }) => isCut)) return { needsWords: true };
  return { found: closest(indexes, words ?? byWords(indexes, lexemes), meant).slice(0, most) };
};
