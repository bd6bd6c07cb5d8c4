import { MEANING_BYTES } from '../meaning/vector.ts';

/**
 * nearness.wat, compiled: sixteen products at once. The same sums in JavaScript take thirty times as long (7.2 ms for
 * ten thousand passages, .25 ms here), which everybody who asks anything meanwhile would wait for.
 */
export const NEARNESS_WASM =
  'AGFzbQEAAAABCQFgBX9/f39/AAIRAQVpbmRleAZtZW1vcnkCAAADAgEABwwBCG5lYXJuZXNzAAAKqAEBpQECAX8DewJAA0AgA0UNAf0MAAAAAAAA' +
  'AAAAAAAAAAAAACEIQQAhBQNAIAAgBWr9AAQAIQYgASAFav0ABAAhByAIIAb9hwEgB/2HAf26ASAG/YgBIAf9iAH9ugH9rgH9rgEhCCAFQRBqIgUg' +
  'BEkNAAsgAiAI/RsAIAj9GwFqIAj9GwIgCP0bA2pqNgIAIAAgBGohACACQQRqIQIgA0EBayEDDAALCws=';

const compiled = new WebAssembly.Module(Buffer.from(NEARNESS_WASM, 'base64'));

/** Bytes that WebAssembly's memory grows by. */
const PAGE = 65_536;
const SCORE = Int32Array.BYTES_PER_ELEMENT;

type Kernel = (vectors: number, asked: number, scores: number, count: number, length: number) => void;

/** The meanings of some passages, one after another. */
export type Meanings = {
  /** MEANING_BYTES for each passage, to be filled in. */
  vectors: Int8Array;
  /** How near each is to what was asked, in their order: the product of both. Overwritten by the next question. */
  nearness: (asked: Int8Array) => Int32Array;
};

/** Room for the meanings of so many passages, where they can be weighed. */
export const createMeanings = (count: number): Meanings => {
  const asksAt = count * MEANING_BYTES;
  const scoresAt = asksAt + MEANING_BYTES;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((scoresAt + count * SCORE) / PAGE) });
  const { exports } = new WebAssembly.Instance(compiled, { index: { memory } });
  const kernel = exports['nearness'] as Kernel;
  const question = new Int8Array(memory.buffer, asksAt, MEANING_BYTES);
  const scores = new Int32Array(memory.buffer, scoresAt, count);
  return {
    vectors: new Int8Array(memory.buffer, 0, asksAt),
    nearness(asked) {
      question.set(asked);
      kernel(0, asksAt, scoresAt, count, MEANING_BYTES);
      return scores;
    },
  };
};
