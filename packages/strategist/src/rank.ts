import type { Passage } from './brand.ts';
import { stemOf, tellingWords, wordsOf } from './words.ts';

/** Reciprocal rank fusion (Cormack et al., 2009): lists of ids, the best first, become one. */
export const fuseRanks = <Id>(lists: readonly (readonly Id[])[], k = 60): Id[] => {
  const scores = new Map<Id, number>();
  for (const list of lists) list.forEach((id, at) => scores.set(id, (scores.get(id) ?? 0) + 1 / (k + at + 1)));
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
};

/** How much the first passage that shares words is lifted, of the whole range of meanings; the next half as much. */
const LIFT = 0.2;

/**
 * Passages by meaning, those that share words with the question lifted by how well they do: the best first. Ranks alone
 * lost a passage that means just what was asked and shares no word, behind any that are middling in both ways.
 * @param meant Passages with how near their meaning is, in any order; those of `words` among them.
 */
export const fuseWithMeaning = <Id>(words: readonly Id[], meant: readonly { id: Id; score: number }[]): Id[] => {
  const all = meant.map(({ score }) => score);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const lift = new Map(words.map((id, at) => [id, LIFT / (at + 1)]));
  const near = meant.map(({ id, score }) => ({
    id,
    score: (score - least) / Math.max(1, most - least) + (lift.get(id) ?? 0),
  }));
  const known = new Set(meant.map(({ id }) => id));
  const others = words.filter((id) => !known.has(id)).map((id) => ({ id, score: lift.get(id) ?? 0 }));
  return [...near, ...others].toSorted((one, other) => other.score - one.score).map(({ id }) => id);
};

/** Okapi BM25 with its usual constants (Robertson and Zaragoza, 2009). */
const K1 = 1.2;
const B = 0.75;

/** Words of passages as they are compared; the passages of a brand are asked again and again. */
const stems = new WeakMap<readonly Passage[], readonly (readonly string[])[]>();
const stemsOf = (passages: readonly Passage[]): readonly (readonly string[])[] => {
  const known = stems.get(passages);
  if (known) return known;
  const told = passages.map((passage) => wordsOf(`${passage.title} ${passage.text}`).map(stemOf));
  stems.set(passages, told);
  return told;
};

/**
 * Passages by how much of a question they say, the best first; those that share no word with it are left out.
 * @param leastShare Of all that the question's words tell, the rarer of them more: who says less is left out as well.
 */
export const rankByWords = (question: string, passages: readonly Passage[], leastShare = 0): Passage[] => {
  const asked = tellingWords(question).map(stemOf);
  const told = stemsOf(passages);
  const mean = told.reduce((sum, words) => sum + words.length, 0) / Math.max(1, told.length);
  const holders = new Map(asked.map((word) => [word, told.filter((words) => words.includes(word)).length]));
  const rarityOf = (word: string): number => {
    const n = holders.get(word) ?? 0;
    return Math.log(1 + (told.length - n + 0.5) / (n + 0.5));
  };
  const tells = (words: readonly string[]): number => words.reduce((sum, word) => sum + rarityOf(word), 0);
  const least = leastShare * tells(asked);
  const scoreOf = (words: readonly string[]): number =>
    asked.reduce((sum, word) => {
      const times = words.filter((one) => one === word).length;
      return sum + (rarityOf(word) * times * (K1 + 1)) / (times + K1 * (1 - B + (B * words.length) / mean));
    }, 0);
  return passages
    .map((passage, at) => ({ passage, words: told[at] ?? [] }))
    .map(({ passage, words }) => ({
      passage,
      score: scoreOf(words),
      share: tells(asked.filter((word) => words.includes(word))),
    }))
    .filter(({ score, share }) => score > 0 && share >= least)
    .toSorted((one, other) => other.score - one.score)
    .map(({ passage }) => passage);
};
