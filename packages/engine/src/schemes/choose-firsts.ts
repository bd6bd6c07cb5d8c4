import { schemeDistance } from '@signet/color';
import type { Candidate } from './candidate.ts';
import { apart, copyInto, noteAt, standingsOf, startApart, worthAt, type Standings } from './standing.ts';

/** What a founder compares first. */
export const FIRST_FEW = 5;
/** Delta-E OK between two of them. */
const LEAST_APART = 0.078;

/** What the first few have to be: so many kinds of palette, so many that favorites lead, none that is absurd. */
type Demand = {
  kinds: number;
  led: number;
  sensible: boolean;
  /** How many ways are tried, and how many candidates at each place. */
  tries: { all: number; each: number };
};
const usual = { all: 160, each: 12 } as const;
/** Favorites that lead are looked for longer: who named a color expects it. */
const longer = { all: 900, each: 24 } as const;
/** What is wished of them gives way in this order where nothing is left. */
const demands: readonly Demand[] = [
  { kinds: 3, led: 3, sensible: true, tries: longer },
  { kinds: 3, led: 1, sensible: true, tries: usual },
  { kinds: 3, led: 3, sensible: false, tries: usual },
  { kinds: 3, led: 1, sensible: false, tries: usual },
  { kinds: 1, led: 1, sensible: true, tries: usual },
  { kinds: 1, led: 1, sensible: false, tries: usual },
  { kinds: 1, led: 0, sensible: false, tries: { all: 400, each: 40 } },
];

/** What was found out about one candidate as one that is chosen. */
type AsChosen = {
  /** How far each candidate is from it: see `apart`. */
  distances: Float64Array;
  /** Whether each may be among the first few with it. */
  allows: Uint8Array;
};

/** Candidates, with what was found out about those that were chosen once: many ways of choosing ask for the same. */
class Pairs {
  readonly candidates: readonly Candidate[];
  private readonly known = new Map<number, AsChosen>();

  constructor(candidates: readonly Candidate[]) {
    this.candidates = candidates;
  }

  /** The candidate at this place as one that is chosen. */
  asChosen(place: number, chosen: Candidate): AsChosen {
    const found = this.known.get(place);
    if (found) return found;
    const count = this.candidates.length;
    const one = { distances: new Float64Array(count), allows: new Uint8Array(count) };
    for (const [at, candidate] of this.candidates.entries()) {
      const distance = schemeDistance(candidate.lab, chosen.lab);
      one.distances[at] = apart(candidate, chosen, distance);
      one.allows[at] = Number(startApart(chosen, candidate) && apart(chosen, candidate, distance) >= LEAST_APART);
    }
    this.known.set(place, one);
    return one;
  }
}

/** Whether a candidate keeps what is demanded after those that are chosen. */
const mayFollow = (
  chosen: readonly Candidate[],
  { kinds, led, sensible }: Demand,
  most: number,
): ((candidate: Candidate) => boolean) => {
  const left = FIRST_FEW - chosen.length - 1;
  const known = new Set(chosen.map(({ composition }) => composition));
  const isLedEnough = most === 0 || chosen.filter(({ leads }) => leads > 0).length >= led;
  return ({ composition, leads, isAbsurd }) => {
    if (sensible && isAbsurd) return false;
    if (chosen.length === 0 && led > 0 && leads < most) return false;
    if (!isLedEnough && leads === 0) return false;
    return known.size + Number(!known.has(composition)) + left >= kinds;
  };
};

/** The best few of each primary color and kind: more of these are alike; of favorites, which lead several, more. */
const BEST_OF = { any: 3, favorite: 9 } as const;
const bestOfEach = (candidates: readonly Candidate[]): Candidate[] => {
  const taken = new Map<string, number>();
  const standings = standingsOf(candidates);
  return candidates
    .map((candidate, at) => ({ candidate, worth: worthAt(standings, at) }))
    .toSorted((one, other) => other.worth - one.worth)
    .flatMap(({ candidate }) => {
      const key = `${candidate.p1.hex} ${candidate.composition}`;
      const before = taken.get(key) ?? 0;
      taken.set(key, before + 1);
      return before < (candidate.isFavorite ? BEST_OF.favorite : BEST_OF.any) ? [candidate] : [];
    });
};

/** Whether there are such at all: most demands that fail do so by this. */
const canMeet = (candidates: readonly Candidate[], { kinds, led, sensible }: Demand, most: number): boolean => {
  const usable = sensible ? candidates.filter(({ isAbsurd }) => !isAbsurd) : candidates;
  const leading = most === 0 ? led : usable.filter(({ leads }) => leads > 0).length;
  return leading >= led && new Set(usable.map(({ composition }) => composition)).size >= kinds;
};

/** How candidates stand after so many are chosen, and which may still be among the first few with those. */
type Level = { readonly standings: Standings; readonly isOpen: Uint8Array };

const levelOf = (candidates: readonly Candidate[]): Level => ({
  standings: standingsOf(candidates),
  isOpen: new Uint8Array(candidates.length).fill(1),
});

/** The open places that may follow, the worthiest first. */
const optionsOf = (
  { standings, isOpen }: Level,
  follows: (candidate: Candidate) => boolean,
  most: number,
): { at: number; candidate: Candidate }[] => {
  const options: { at: number; candidate: Candidate; worth: number }[] = [];
  for (let at = 0; at < isOpen.length; at++) {
    const candidate = standings.candidates[at];
    if (isOpen[at] === 1 && candidate && follows(candidate))
      options.push({ at, candidate, worth: worthAt(standings, at) });
  }
  return options.toSorted((one, other) => other.worth - one.worth).slice(0, most);
};

/** Writes over the next level what this one comes to with one more chosen. */
const goOn = (from: Level, to: Level, at: number, candidate: Candidate, pairs: Pairs): void => {
  const { distances, allows } = pairs.asChosen(at, candidate);
  copyInto(to.standings, from.standings);
  for (let other = 0; other < allows.length; other++) {
    const isOpen = other !== at && from.isOpen[other] === 1 && allows[other] === 1;
    to.isOpen[other] = Number(isOpen);
    if (isOpen) noteAt(to.standings, other, candidate, distances[other]);
  }
};

const search = (pairs: Pairs, demand: Demand, most: number): readonly Candidate[] | undefined => {
  const { candidates } = pairs;
  if (!canMeet(candidates, demand, most)) return undefined;
  const levels = Array.from({ length: FIRST_FEW }, () => levelOf(candidates));
  let tried = 0;
  const next = (chosen: readonly Candidate[]): readonly Candidate[] | undefined => {
    const [level, deeper] = levels.slice(chosen.length);
    if (!level) return undefined;
    for (const { at, candidate } of optionsOf(level, mayFollow(chosen, demand, most), demand.tries.each)) {
      if ((tried += 1) > demand.tries.all) return undefined;
      const more = [...chosen, candidate];
      if (!deeper) return more;
      goOn(level, deeper, at, candidate, pairs);
      const found = next(more);
      if (found) return found;
    }
    return undefined;
  };
  return next([]);
};

/** The first stays; favorites lead where they are looked for first, but not the whole row in one go. */
const inOrder = ([first, ...others]: readonly Candidate[]): Candidate[] => {
  const standings = standingsOf(others);
  let left = [...others.keys()];
  const order = first ? [first] : [];
  while (left.length > 0) {
    const last = order.at(-1);
    if (last) for (const at of left) noteAt(standings, at, last);
    const [next = 0, ...rest] = left.toSorted((one, other) => worthAt(standings, other) - worthAt(standings, one));
    left = rest;
    order.push(...others.slice(next, next + 1));
  }
  return order;
};

/**
 * The first few schemes of a list: each the one worth most beside those before it, as long as the rest can still be
 * three kinds of palette, led three times by the favorites that lead the first as well as they can, with primary colors
 * that stand apart. None that was drawn for want of room, and none at all where no such few are left.
 */
export const chooseFirsts = (candidates: readonly Candidate[]): Candidate[] => {
  const usable = bestOfEach(candidates.filter(({ isSpare }) => !isSpare));
  const most = Math.max(0, ...usable.map(({ leads }) => leads));
  const pairs = new Pairs(usable);
  for (const demand of demands) {
    // three that one of two favorites leads are more than one that both do
    for (const first of demand.led > 1 && most > 1 ? [most, 1] : [most]) {
      const found = search(pairs, demand, first);
      if (found) return inOrder(found);
    }
  }
  return [];
};
