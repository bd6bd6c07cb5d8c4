import { schemeDistance } from '@signet/color';
import type { Candidate } from './candidate.ts';
import { sumOf } from './scheme-fit.ts';

/** Enough to find room among; all pairs of them are compared. */
const MOST_COMPARED = 640;

/** The best of each main color first, then the second best of each, and so on, so that no main color is left out. */
const inTurns = (candidates: readonly Candidate[]): Candidate[] => {
  const turns = new Map<string, number>();
  return candidates
    .map((candidate) => ({ candidate, spare: Number(candidate.isSpare), fit: sumOf(candidate.fit) }))
    .toSorted((one, other) => one.spare - other.spare || other.fit - one.fit)
    .map(({ candidate }, place) => {
      const turn = turns.get(candidate.p1.hex) ?? 0;
      turns.set(candidate.p1.hex, turn + 1);
      return { candidate, turn, place };
    })
    .toSorted((one, other) => one.turn - other.turn || one.place - other.place)
    .map(({ candidate }) => candidate);
};

/** For one candidate the places of those that are near it, and how near each is. */
type Neighbors = { places: number[]; distances: number[] };

/** For each candidate those that are nearer than `widest`. */
const neighbors = (candidates: readonly Candidate[], widest: number): Neighbors[] => {
  const near = candidates.map((): Neighbors => ({ places: [], distances: [] }));
  const note = (one: number, other: number, distance: number): void => {
    near[one]?.places.push(other);
    near[one]?.distances.push(distance);
  };
  for (const [at, one] of candidates.entries()) {
    for (let other = at + 1; other < candidates.length; other++) {
      const beside = candidates[other];
      const distance = beside ? schemeDistance(one.lab, beside.lab, widest) : widest;
      if (distance >= widest) continue;
      note(at, other, distance);
      note(other, at, distance);
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

/** The places that are open, and how many open ones each shuts out. */
class Room {
  readonly isOpen: Uint8Array;
  private readonly near: readonly (readonly number[])[];
  private readonly shuts: Int32Array;

  constructor(isOpen: Uint8Array, neighborhood: readonly Neighbors[], least: number) {
    this.isOpen = isOpen;
    this.near = neighborhood.map(({ places, distances }) =>
      places.filter((other, at) => (distances[at] ?? Infinity) < least && isOpen[other] === 1),
    );
    this.shuts = Int32Array.from(this.near, ({ length }) => length);
  }

  /** Takes a place: it and all that are near it are open no longer. */
  take(at: number): void {
    this.close(at);
    for (const other of this.near[at] ?? []) this.close(other);
  }

  private close(at: number): void {
    if (this.isOpen[at] === 0) return;
    this.isOpen[at] = 0;
    for (const other of this.near[at] ?? []) this.shuts[other] = (this.shuts[other] ?? 0) - 1;
  }

  /** The open place that shuts out the fewest others; -1 where none is open. */
  fewest(): number {
    let [fewest, count] = [-1, Infinity];
    for (let at = 0; at < this.isOpen.length; at++) {
      const shut = this.shuts[at] ?? 0;
      if (this.isOpen[at] === 1 && shut < count) [fewest, count] = [at, shut];
    }
    return fewest;
  }
}

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
    const room = new Room(
      Uint8Array.from(options, (option) => Number(counts(option))),
      neighborhood,
      least,
    );
    const taken: number[] = [];
    const take = (at: number): void => {
      taken.push(at);
      room.take(at);
    };
    for (const first of firsts) {
      const at = options.indexOf(first);
      if (at >= 0) take(at);
    }
    for (let at = room.fewest(); at >= 0; at = room.fewest()) take(at);
    return taken.flatMap((at) => options[at] ?? []);
  };
};
