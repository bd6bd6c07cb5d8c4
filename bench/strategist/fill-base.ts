import { randomInt, randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '../../apps/server/src/db/client.ts';
import { createIndexStore } from '../../apps/server/src/features/knowledge-bases/index.store.ts';
import {
  createKnowledgeBaseStore,
  noStatistics,
} from '../../apps/server/src/features/knowledge-bases/knowledge-bases.store.ts';
import { corpus } from './corpus.ts';

export type Passage = { name: string; text: string; vector: Int8Array | undefined };

/** A knowledge base with an index of these passages, as a sync leaves it. */
export const fillBase = async (
  { db, pool }: Pick<DatabaseHandle, 'db' | 'pool'>,
  passages: readonly Passage[],
): Promise<{ id: string; indexId: string }> => {
  const index = createIndexStore({ db, pool });
  const bases = createKnowledgeBaseStore({ db });
  const made = await bases.insert(db, { name: randomUUID(), notes: '' });
  if (!made) throw new Error('no knowledge base was made');
  const indexId = randomUUID();
  const entered = passages.map(({ name }) => ({ id: randomUUID(), name, hash: name, blobKey: '', bytes: 0 }));
  for (const { name, text, vector } of passages)
    await index.keep(made.id, name, 1, { pieces: [{ heading: '', text }], vectors: [vector] });
  await index.enter(db, made.id, indexId, entered);
  await bases.noteSync(db, made.id, { status: 'COMPLETE', statistics: noStatistics, failures: [] }, indexId);
  return { id: made.id, indexId };
};

/** Passages of the corpus's words in any order, with meanings of its passages bent at random. */
export const anyPassages = (count: number, vectors: readonly (Int8Array | undefined)[]): Passage[] => {
  const vocabulary = corpus.flatMap(({ text }) => text.split(' '));
  const anyText = () => Array.from({ length: 40 }, () => vocabulary[randomInt(vocabulary.length)]).join(' ');
  const near = () => vectors[randomInt(vectors.length)]?.map((value) => value + randomInt(-20, 20));
  return Array.from({ length: count }, (_, at) => ({ name: `many-${at}`, text: anyText(), vector: near() }));
};
