import { MEANING_BYTES } from '../meaning/vector.ts';
import { createMeanings, type Meanings } from './nearness.ts';

/** Some passages of an index as they are stored: ids, words as Postgres keeps them, and meanings one after another. */
export type Slice = {
  ids: string[];
  /** `'cash':2,9 'runway':1A`: each word with its places; those of a heading have an A. */
  words: string[];
  vectors: Int8Array;
  /** 1 where a passage has a meaning. */
  meant: Uint8Array;
};

/** Which passages have a word, and how often each says it. */
type Postings = { at: Uint32Array; times: Uint8Array };
/** An index as it is weighed: all passages in the order in which they were added. */
export type HeldIndex = {
  ids: string[];
  meanings: Meanings;
  meant: Uint8Array;
  /** Words of each passage in all. */
  lengths: Uint16Array;
  postings: Map<string, Postings>;
  /** There are more passages than these. */
  isCut: boolean;
  bytes: number;
};

const WORD = /'((?:[^']|'')*)':([\dA-D,]+)/gu;
/** A word of a heading says as much of what a passage is about as this many of its text. */
const HEADING = 3;

/** How often a word is said by its places, those in a heading counted higher. */
const timesOf = (places: string): number => {
  let times = 1;
  for (let at = 0; at < places.length; at++) {
    const code = places.charCodeAt(at);
    if (code === 44) times += 1;
    if (code === 65) times += HEADING - 1;
  }
  return times;
};

/** Puts slices of an index together; what is half built is asked by nobody. */
export const createIndexBuilder = () => {
  const ids: string[] = [];
  const vectors: Int8Array[] = [];
  const meant: Uint8Array[] = [];
  const lengths: number[] = [];
  const growing = new Map<string, { at: number[]; times: number[] }>();

  const addWords = (at: number, words: string): void => {
    let length = 0;
    for (const [, quoted = '', places = ''] of words.matchAll(WORD)) {
      const word = quoted.replaceAll("''", "'");
      const times = timesOf(places);
      length += times;
      const known = growing.get(word);
      if (known) {
        known.at.push(at);
        known.times.push(Math.min(255, times));
      } else growing.set(word, { at: [at], times: [Math.min(255, times)] });
    }
    lengths.push(Math.min(65_535, length));
  };

  return {
    add(slice: Slice): void {
      slice.words.forEach((words, at) => addWords(ids.length + at, words));
      ids.push(...slice.ids);
      vectors.push(slice.vectors);
      meant.push(slice.meant);
    },
    finish(isCut = false): HeldIndex {
      const meanings = createMeanings(ids.length);
      const has = new Uint8Array(ids.length);
      let at = 0;
      vectors.forEach((some, slice) => {
        meanings.vectors.set(some, at * MEANING_BYTES);
        has.set(meant[slice] ?? [], at);
        at += some.length / MEANING_BYTES;
      });
      const postings = new Map<string, Postings>();
      let bytes = meanings.vectors.length + 7 * ids.length;
      for (const [word, { at: places, times }] of growing) {
        postings.set(word, { at: Uint32Array.from(places), times: Uint8Array.from(times) });
        bytes += 5 * places.length;
      }
      const weight = Math.max(1, bytes);
      return { ids, meanings, meant: has, lengths: Uint16Array.from(lengths), postings, isCut, bytes: weight };
    },
  };
};
