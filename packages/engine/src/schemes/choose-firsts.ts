import type { Candidate } from './candidate.ts';
import { apart, beside, standingOf, startApart, worthOf } from './standing.ts';
import type { Standing } from './standing.ts';

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

const mayFollow = (
  chosen: readonly Candidate[],
  { kinds, led, sensible }: Demand,
  most: number,
): ((candidate: Candidate) => boolean) => {
  const left = FIRST_FEW - chosen.length - 1;
  const known = new Set(chosen.map(({ composition }) => composition));
  const isLedEnough = most === 0 || chosen.filter(({ leads }) => leads > 0).length >= led;
  return (candidate) => {
    const { composition, leads, isAbsurd } = candidate;
    if (sensible && isAbsurd) return false;
    if (chosen.length === 0 && led > 0 && leads < most) return false;
    if (!isLedEnough && leads === 0) return false;
    if (new Set([...known, composition]).size + left < kinds) return false;
    return chosen.every((one) => startApart(one, candidate) && apart(one, candidate) >= LEAST_APART);
  };
};

/** The best few of each primary color and kind: more of these are alike; of favorites, which lead several, more. */
const BEST_OF = { any: 3, favorite: 9 } as const;
const bestOfEach = (candidates: readonly Candidate[]): Candidate[] => {
  const taken = new Map<string, number>();
  return candidates
    .map(standingOf)
    .toSorted((one, other) => worthOf(other) - worthOf(one))
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

const search = (candidates: readonly Candidate[], demand: Demand, most: number): Candidate[] | undefined => {
  if (!canMeet(candidates, demand, most)) return undefined;
  let tried = 0;
  const next = (standing: readonly Standing[], chosen: readonly Candidate[]): Candidate[] | undefined => {
    if (chosen.length === FIRST_FEW) return [...chosen];
    const follows = mayFollow(chosen, demand, most);
    const options = standing
      .filter(({ candidate }) => follows(candidate))
      .toSorted((one, other) => worthOf(other) - worthOf(one))
      .slice(0, demand.tries.each);
    for (const { candidate } of options) {
      if ((tried += 1) > demand.tries.all) return undefined;
      const found = next(
        standing.filter((one) => one.candidate !== candidate).map((one) => beside(one, candidate)),
        [...chosen, candidate],
      );
      if (found) return found;
    }
    return undefined;
  };
  return next(candidates.map(standingOf), []);
};

/** The first stays; favorites lead where they are looked for first, but not the whole row in one go. */
const inOrder = ([first, ...others]: readonly Candidate[]): Candidate[] => {
  let left = others.map(standingOf);
  const order = first ? [first] : [];
  while (left.length > 0) {
    const last = order.at(-1);
    left = left.map((one) => (last ? beside(one, last) : one)).toSorted((one, other) => worthOf(other) - worthOf(one));
    const next = left.shift();
    if (next) order.push(next.candidate);
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
  for (const demand of demands) {
    // three that one of two favorites leads are more than one that both do
    for (const first of demand.led > 1 && most > 1 ? [most, 1] : [most]) {
      const found = search(usable, demand, first);
      if (found) return inOrder(found);
    }
  }
  return [];
};
