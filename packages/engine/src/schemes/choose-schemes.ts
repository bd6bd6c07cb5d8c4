import type { Candidate, Chosen } from './candidate.ts';
import { noteAt, standingsOf, worthAt, type Standings } from './standing.ts';

/** Of thirty: so that five in six keep the wider distance from the competitors. */
const MOST_CLOSE = 5;
/** No absurd color is shown before these. */
const FIRST_SENSIBLE = 10;

/** The place of the one worth most of those that are left and count; -1 without such. */
const worthiest = (standings: Standings, isLeft: Uint8Array, counts: (one: Candidate) => boolean): number => {
  let [best, most] = [-1, -Infinity];
  for (let at = 0; at < isLeft.length; at++) {
    const candidate = standings.candidates[at];
    if (isLeft[at] === 0 || !candidate || !counts(candidate)) continue;
    const worth = worthAt(standings, at);
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
};

export type Choice = {
  /** Those that come first, in this order. */
  firsts?: readonly Candidate[];
  /** How many may be close to a competitor. */
  mostClose?: number;
  /** Whether the list may end early rather than show something absurd among the first ten. */
  isStrict?: boolean;
};

/**
 * Picks up to `count` schemes, the first ones as given and then each time the one worth most beside those already
 * chosen. Two that are chosen here are never nearer than `leastDistance`; an absurd one is not among the first ten,
 * unless nothing else is left.
 */
export const chooseSchemes = (
  candidates: readonly Candidate[],
  count: number,
  leastDistance: number,
  { firsts = [], mostClose = MOST_CLOSE, isStrict = false }: Choice = {},
): Chosen[] => {
  const standings = standingsOf(candidates);
  const isLeft = new Uint8Array(candidates.length).fill(1);
  const isGiven = new Set(firsts);
  const chosen: Chosen[] = [];
  let close = 0;
  const nextPlace = (): number => {
    const given = firsts[chosen.length];
    if (given) return candidates.findIndex((one, at) => one === given && isLeft[at] === 1);
    const isSensible = ({ isAbsurd }: Candidate) => chosen.length >= FIRST_SENSIBLE || !isAbsurd;
    const sensible = worthiest(standings, isLeft, isSensible);
    return sensible >= 0 || isStrict ? sensible : worthiest(standings, isLeft, () => true);
  };
  /** What stands too near to the last one, or is one too many near a competitor, is out. */
  const leave = (last: Candidate, at: number): void => {
    const one = candidates[at];
    noteAt(standings, at, last);
    const isOut = (standings.nearest[at] ?? 0) < leastDistance || (close >= mostClose && one?.closeToRival);
    if (isOut && one && !isGiven.has(one)) isLeft[at] = 0;
  };
  while (chosen.length < count) {
    const place = nextPlace();
    const candidate = candidates[place];
    if (!candidate) break;
    chosen.push({ ...candidate, worth: Math.min(worthAt(standings, place), chosen.at(-1)?.worth ?? Infinity) });
    close += Number(candidate.closeToRival);
    isLeft[place] = 0;
    for (let at = 0; at < candidates.length; at++) if (isLeft[at] === 1) leave(candidate, at);
  }
  return chosen;
};
