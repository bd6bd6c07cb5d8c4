import { schemeDistance } from '@signet/color';
import type { Candidate } from './candidate.ts';
import { sumOf } from './scheme-fit.ts';

/** Enough to find room among; all pairs of them are compared. */
const MOST_COMPARED = 640;

/** The best of each main color first, then the second best of each, and so on, so that no main color is left out. */
const inTurns = (candidates: readonly Candidate[]): Candidate[] => {
  const turns = new Map<string, number>();
  return candidates
    .toSorted((one, other) => Number(one.isSpare) - Number(other.isSpare) || sumOf(other.fit) - sumOf(one.fit))
    .map((candidate, place) => {
      const turn = turns.get(candidate.p1.hex) ?? 0;
      turns.set(candidate.p1.hex, turn + 1);
      return { candidate, turn, place };
    })
    .toSorted((one, other) => one.turn - other.turn || one.place - other.place)
    .map(({ candidate }) => candidate);
};

type Near = readonly ReadonlyMap<number, number>[];

/** For each candidate the places of those that are nearer than `widest`, and how near. */
const neighbors = (candidates: readonly Candidate[], widest: number): Near => {
  const near = candidates.map(() => new Map<number, number>());
  for (const [at, one] of candidates.entries()) {
    for (let other = at + 1; other < candidates.length; other++) {
      const beside = candidates[other];
      const distance = beside ? schemeDistance(one.lab, beside.lab, widest) : widest;
      if (distance >= widest) continue;
      near[at]?.set(other, distance);
      near[other]?.set(at, distance);
    }
  }
  return near;
};

type Packing = {
  /** Any two are at least so far apart; not more than the room was measured for. */
  least: number;
  /** Those that are taken first. */
  firsts: readonly Candidate[];
  /** Which candidates may be taken. */
  counts: (candidate: Candidate) => boolean;
};

/** The open candidate that shuts out the fewest others. */
const fewestNeighbors = (open: ReadonlySet<number>, near: readonly ReadonlySet<number>[]): number => {
  let [fewest, count] = [-1, Infinity];
  for (const at of open) {
    const degree = near[at]?.size ?? 0;
    if (degree < count) [fewest, count] = [at, degree];
  }
  return fewest;
};

/**
 * For answers that leave so little room that the best schemes would take it all. Answers a function that finds as
 * many candidates as it can that are all `least` apart: each time the one that shuts out the fewest others (the
 * greedy rule of least degree for independent sets). They come in no order.
 */
export const measureRoom = (
  candidates: readonly Candidate[],
  widest: number,
  always: readonly Candidate[] = [],
): ((packing: Packing) => Candidate[]) => {
  const options = [...new Set([...always, ...inTurns(candidates)])].slice(0, MOST_COMPARED);
  const neighborhood = neighbors(options, widest);
  return ({ least, firsts, counts }) => {
    const open = new Set([...options.keys()].filter((at) => counts(options[at] as Candidate)));
    const near = neighborhood.map(
      (beside) => new Set([...beside].filter(([at, distance]) => distance < least && open.has(at)).map(([at]) => at)),
    );
    const packed: Candidate[] = [];
    const take = (at: number): void => {
      packed.push(options[at] as Candidate);
      for (const shut of [at, ...(near[at] ?? [])]) {
        if (!open.delete(shut)) continue;
        for (const beside of near[shut] ?? []) near[beside]?.delete(shut);
      }
    };
    for (const first of firsts) {
      const at = options.indexOf(first);
      if (at >= 0) take(at);
    }
    while (open.size > 0) take(fewestNeighbors(open, near));
    return packed;
  };
};
