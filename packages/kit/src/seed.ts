/** FNV-1a of 32 bits, finished as MurmurHash3 does, so that names that differ in a letter differ everywhere. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Numbers that look like chance and are the same for the same seed. */
export type Chance = {
  /** From 0 up to 1. */
  next(): number;
  between(from: number, to: number): number;
  /** A whole number from 0 up to `count`. */
  below(count: number): number;
  pick<T>(list: readonly T[]): T;
};

/** mulberry32 (Tommy Ettinger), a generator of 32 bits: drawings need no better one. */
export const chanceOf = (seed: string): Chance => {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (from, to) => from + (to - from) * next(),
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  };
};
