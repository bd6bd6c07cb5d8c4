import { labDistance, schemeDistance } from '@signet/color';
import type { SchemeColors, SchemeLab } from '@signet/color';
import { GRAY, hueGap } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';
import { sumOf } from './scheme-fit.ts';
import type { SchemeFit } from './scheme-fit.ts';
import type { CompositionKey } from './compositions.ts';

export interface Candidate {
  colors: SchemeColors;
  lab: SchemeLab;
  p1: Swatch;
  /** Whether the primary color is of a favorite's family: a founder who loves blue gets several blues. */
  insideFavorite: boolean;
  /** Whether the primary color is nearer to a competitor's main one than most should be. */
  closeToRival: boolean;
  /**
   * Whether it was drawn for want of room: a favorite may be less prominent than it could be, colors may keep unusual
   * company.
   */
  isSpare: boolean;
  fit: SchemeFit;
  composition: CompositionKey;
  /** What the answers ask of this kind of palette, already weighed. */
  asked: number;
  /** Whether favorites lead: 2 with all of them, 1 with one, 0 with none. Without favorites all are 2. */
  leads: 0 | 1 | 2;
  /** Whether the primary color would be absurd in the founder's industry. */
  isAbsurd: boolean;
}
export interface Chosen extends Candidate {
  /**
   * The fit less what the scheme repeats of those before it, and never more than theirs: a place further down is no
   * better a match.
   */
  worth: number;
}

/* AUTHORED: what repeating costs, and being drawn for want of room, in the unit of the fit. */
const costs = { alike: 0.4, alikeWithin: 0.17, sameHue: 0.045, sameKind: 0.022, spare: 0.2 } as const;
const SAME_HUE_WITHIN = 27;
/** Of thirty: so that five in six keep the wider distance from the competitors. */
const MOST_CLOSE = 5;
/** What a founder compares first. */
export const FIRST_FEW = 5;
/** Their primary colors look different (delta-E OK); inside a favorite's family a shade is enough. */
const start = { apart: 0.1, apartInsideFavorite: 0.05 } as const;

interface Standing {
  candidate: Candidate;
  fit: number;
  nearest: number;
  sameHue: number;
  sameKind: number;
  startsAlike: boolean;
}

/* What of the first five has to be: so many kinds of palette, so many that favorites lead. */
const FIRST_KINDS = 3;
const FIRST_LED = 3;
/** No absurd color is shown before these. */
const FIRST_SENSIBLE = 10;
/** Schemes around one and the same main color may be this much more alike. */
const AROUND_ONE = 0.76;
/** Delta-E OK between any two schemes of a list. */
const LEAST = 0.0601;

const hasSameHue = (one: Swatch, other: Swatch): boolean =>
  one.chroma < GRAY || other.chroma < GRAY
    ? one.chroma < GRAY && other.chroma < GRAY
    : hueGap(one.hue, other.hue) < SAME_HUE_WITHIN;

const startApart = (one: Candidate, other: Candidate): boolean =>
  (one.p1.hex === other.p1.hex && one.leads > 0 && one.insideFavorite && one.composition !== other.composition) ||
  labDistance(one.p1.lab, other.p1.lab) >=
    (one.insideFavorite && other.insideFavorite ? start.apartInsideFavorite : start.apart) + 1e-6;

const worthOf = ({ candidate: { isSpare }, fit, nearest, sameHue, sameKind }: Standing): number =>
  fit -
  costs.alike * Math.max(0, 1 - nearest / costs.alikeWithin) -
  costs.sameHue * sameHue -
  costs.sameKind * sameKind -
  (isSpare ? costs.spare : 0);

const note = (standing: Standing, { candidate: chosen }: Standing): void => {
  const { candidate } = standing;
  const distance = schemeDistance(candidate.lab, chosen.lab);
  const isAroundOne = candidate.p1.hex === chosen.p1.hex && candidate.composition !== chosen.composition;
  standing.nearest = Math.min(standing.nearest, isAroundOne && distance >= LEAST ? distance / AROUND_ONE : distance);
  if (candidate.composition === chosen.composition) standing.sameKind += 1;
  if (hasSameHue(candidate.p1, chosen.p1)) standing.sameHue += 1;
  if (!startApart(candidate, chosen)) standing.startsAlike = true;
};

const worthiest = (standing: readonly Standing[], counts: (one: Standing) => boolean): Standing | undefined => {
  let [best, most]: [Standing | undefined, number] = [undefined, -Infinity];
  for (const one of standing) {
    if (!counts(one)) continue;
    const worth = worthOf(one);
    if (worth > most) [best, most] = [one, worth];
  }
  return best;
};

export interface Choice {
  /** The primary colors of the first ones as hexes, in this order. */
  firsts?: readonly string[];
  /** How many may be close to a competitor. */
  mostClose?: number;
}

/**
 * Whether a candidate may come next among the first five: favorites lead the first and three of them, and three kinds
 * of palette are among them.
 */
const keepsFirsts = (chosen: readonly Chosen[], most: number): ((candidate: Candidate) => boolean) => {
  const left = FIRST_FEW - chosen.length - 1;
  const kinds = new Set(chosen.map(({ composition }) => composition));
  const led = chosen.filter(({ leads }) => leads > 0).length;
  return ({ composition, leads }) => {
    if (chosen.length === 0 && leads < most) return false;
    if (most > 0 && led + Number(leads > 0) + left < FIRST_LED) return false;
    return new Set([...kinds, composition]).size + left >= FIRST_KINDS;
  };
};

/**
 * Picks up to `count` schemes, each time the one worth most beside those already chosen. Two chosen are never nearer
 * than `leastDistance`, and the primary colors of the first five stand apart: where the worthiest leave no fifth, the
 * list ends early and says so by its length.
 */
export const chooseSchemes = (
  candidates: readonly Candidate[],
  count: number,
  leastDistance: number,
  { firsts = [], mostClose = MOST_CLOSE }: Choice = {},
): Chosen[] => {
  let standing = candidates.map((candidate): Standing => ({
    candidate,
    fit: sumOf(candidate.fit) + candidate.asked,
    nearest: Infinity,
    sameHue: 0,
    sameKind: 0,
    startsAlike: false,
  }));
  const chosen: Chosen[] = [];
  const most = Math.max(0, ...candidates.filter(({ isSpare }) => !isSpare).map(({ leads }) => leads));
  while (chosen.length < count) {
    const given = firsts[chosen.length];
    const starts = chosen.length < FIRST_FEW;
    const mayFollow = keepsFirsts(chosen, most);
    const mayStart = ({ candidate, startsAlike }: Standing) =>
      !starts || (!candidate.isSpare && (given ? candidate.p1.hex === given : !startsAlike));
    const isSensible = ({ candidate }: Standing) => chosen.length >= FIRST_SENSIBLE || !candidate.isAbsurd;
    // what is wished of the first ones gives way in this order where nothing is left
    const winner =
      worthiest(standing, (one) => mayStart(one) && isSensible(one) && (!starts || mayFollow(one.candidate))) ??
      worthiest(standing, (one) => mayStart(one) && isSensible(one)) ??
      worthiest(standing, mayStart);
    if (!winner) break;
    chosen.push({ ...winner.candidate, worth: Math.min(worthOf(winner), chosen.at(-1)?.worth ?? Infinity) });
    for (const one of standing) note(one, winner);
    const isFull = chosen.filter(({ closeToRival }) => closeToRival).length >= mostClose;
    standing = standing.filter(
      (one) => one !== winner && one.nearest >= leastDistance && !(isFull && one.candidate.closeToRival),
    );
  }
  return chosen;
};

const MOST_TRIES = 20_000;

/**
 * Five primary colors that stand apart as hexes, those of the best candidates first; undefined where there are none.
 * For when taking the best each time leaves no fifth.
 */
export const findFirsts = (candidates: readonly Candidate[]): string[] | undefined => {
  const options = [
    ...new Map(
      candidates
        .filter(({ isSpare }) => !isSpare)
        .toSorted((a, b) => sumOf(a.fit) - sumOf(b.fit))
        .map((one) => [one.p1.hex, one]),
    ).values(),
  ].toReversed();
  let tries = 0;
  const search = (taken: readonly Candidate[], from: number): Candidate[] | undefined => {
    if (taken.length === FIRST_FEW) return [...taken];
    for (let at = from; at < options.length && tries < MOST_TRIES; at++) {
      tries += 1;
      const next = options[at];
      if (!next || !taken.every((one) => startApart(one, next))) continue;
      const found = search([...taken, next], at + 1);
      if (found) return found;
    }
    return undefined;
  };
  return search([], 0)?.map(({ p1 }) => p1.hex);
};
