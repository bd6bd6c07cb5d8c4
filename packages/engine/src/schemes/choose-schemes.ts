import type { Candidate, Chosen } from './candidate.ts';
import { beside, standingOf, worthOf } from './standing.ts';
import type { Standing } from './standing.ts';

/** Of thirty: so that five in six keep the wider distance from the competitors. */
const MOST_CLOSE = 5;
/** No absurd color is shown before these. */
const FIRST_SENSIBLE = 10;

const worthiest = (standing: readonly Standing[], counts: (one: Standing) => boolean): Standing | undefined => {
  let [best, most]: [Standing | undefined, number] = [undefined, -Infinity];
  for (const one of standing) {
    if (!counts(one)) continue;
    const worth = worthOf(one);
    if (worth > most) [best, most] = [one, worth];
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
  let standing = candidates.map(standingOf);
  const chosen: Chosen[] = [];
  while (chosen.length < count) {
    const given = firsts[chosen.length];
    const isSensible = ({ candidate }: Standing) => chosen.length >= FIRST_SENSIBLE || !candidate.isAbsurd;
    const winner = given
      ? standing.find(({ candidate }) => candidate === given)
      : (worthiest(standing, isSensible) ?? (isStrict ? undefined : worthiest(standing, () => true)));
    if (!winner) break;
    const { candidate } = winner;
    chosen.push({ ...candidate, worth: Math.min(worthOf(winner), chosen.at(-1)?.worth ?? Infinity) });
    const isFull = chosen.filter(({ closeToRival }) => closeToRival).length >= mostClose;
    standing = standing
      .filter((one) => one !== winner)
      .map((one) => beside(one, candidate))
      .filter(
        (one) =>
          firsts.includes(one.candidate) || (one.nearest >= leastDistance && !(isFull && one.candidate.closeToRival)),
      );
  }
  return chosen;
};
