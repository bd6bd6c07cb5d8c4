import { fuseWithMeaning } from '@signet/strategist';
import type { HeldIndex } from './held-index.ts';

/** Passages that either way of looking hands on to be weighed together. */
const CANDIDATES = 50;
/** Okapi BM25 with its usual constants (Robertson and Zaragoza, 2009). */
const K1 = 1.2;
const B = 0.75;

/** A passage of one of the indexes: which index, and its place there. */
type Scored = { of: HeldIndex; at: number; score: number };

/**
 * The least score among the best that are handed on. Scores are met in any order, so that after some hundred of them
 * hardly one is better than those that are kept.
 */
const leastOfBest = (scores: Float32Array | Int32Array): number => {
  const kept = new Float64Array(CANDIDATES).fill(-Infinity);
  for (const score of scores) {
    if (score <= (kept[0] as number)) continue;
    let at = 1;
    for (; at < CANDIDATES && score > (kept[at] as number); at++) kept[at - 1] = kept[at] as number;
    kept[at - 1] = score;
  }
  return kept[0] as number;
};

/** The best of some scores, no more than are handed on; those of zero or less are none. */
const best = (of: HeldIndex, scores: Float32Array): Scored[] => {
  const least = leastOfBest(scores);
  const found: Scored[] = [];
  scores.forEach((score, at) => {
    if (score > 0 && score >= least) found.push({ of, at, score });
  });
  return found;
};

/** Passages that share words with a question, the best first: the rarer a word among all of them, the more it says. */
export const byWords = (indexes: readonly HeldIndex[], lexemes: readonly string[]): string[] => {
  const count = indexes.reduce((sum, { ids }) => sum + ids.length, 0);
  const words = indexes.reduce((sum, { lengths }) => sum + lengths.reduce((all, one) => all + one, 0), 0);
  const mean = words / Math.max(1, count);
  const scores = new Map(indexes.map((of) => [of, new Float32Array(of.ids.length)]));
  for (const lexeme of lexemes) {
    const holders = indexes.reduce((sum, { postings }) => sum + (postings.get(lexeme)?.at.length ?? 0), 0);
    const rarity = Math.log(1 + (count - holders + 0.5) / (holders + 0.5));
    for (const [{ postings, lengths }, sums] of scores) {
      const { at, times } = postings.get(lexeme) ?? { at: [], times: [] };
      at.forEach((place, nth) => {
        const said = times[nth] ?? 0;
        const long = 1 - B + (B * (lengths[place] ?? 0)) / mean;
        sums[place] = (sums[place] ?? 0) + (rarity * said * (K1 + 1)) / (said + K1 * long);
      });
    }
  }
  return [...scores]
    .flatMap(([of, sums]) => best(of, sums))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, CANDIDATES)
    .map(({ of, at }) => of.ids[at] ?? '');
};

/** How near the meaning of every passage is; those that have none are further than any. */
const nearness = ({ meanings, meant }: HeldIndex, asked: Int8Array): Int32Array => {
  const scores = meanings.nearness(asked);
  meant.forEach((has, at) => {
    if (has === 0) scores[at] = -(2 ** 31);
  });
  return scores;
};

/** The passages whose meaning is nearest, and those of `others`, each with how near it is. */
const byMeaning = (of: HeldIndex, asked: Int8Array, others: ReadonlySet<string>): { id: string; score: number }[] => {
  const scores = nearness(of, asked);
  const least = leastOfBest(scores);
  const kept: { id: string; score: number }[] = [];
  scores.forEach((score, at) => {
    const id = of.ids[at] ?? '';
    if (of.meant[at] === 1 && (score >= least || others.has(id))) kept.push({ id, score });
  });
  return kept;
};

/** The passages closest to a question, the best first: meaning orders them, and shared words lift. */
export const closest = (
  indexes: readonly HeldIndex[],
  words: readonly string[],
  asked: Int8Array | undefined,
): string[] => {
  if (!asked) return [...words];
  const others = new Set(words);
  const meant = indexes.flatMap((one) => byMeaning(one, asked, others));
  return meant.length > 0 ? fuseWithMeaning(words, meant) : [...words];
};
