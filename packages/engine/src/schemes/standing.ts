import { labDistance, schemeDistance } from '@signet/color';
import { GRAY, hueGap, type Swatch } from '../swatch.ts';
import type { Candidate } from './candidate.ts';
import { sumOf } from './scheme-fit.ts';

/* AUTHORED: what repeating costs, and being drawn for want of room, in the unit of the fit. */
const costs = {
  alike: 0.4,
  alikeWithin: 0.17,
  sameHue: 0.045,
  sameAccent: 0.03,
  sameSecond: 0.02,
  sameKind: 0.022,
  spare: 0.2,
} as const;
const SAME_HUE_WITHIN = 27;
/**
 * Two kinds of palette around one and the same main color may be this much more alike, down to a least delta-E OK; the
 * most where the founder gave that color.
 */
const aroundOne = { favorite: { share: 0.58, least: 0.0451 }, any: { share: 0.96, least: 0.0601 } } as const;

/** Candidates beside those that are chosen already; each list is in the order of the candidates. */
export type Standings = {
  readonly candidates: readonly Candidate[];
  readonly fit: Float64Array;
  /** To the chosen scheme most like each. */
  readonly nearest: Float64Array;
  /** How many of those chosen have a primary color of the same hue, such an accent, such a second color, its kind. */
  readonly sameHue: Uint8Array;
  readonly sameAccent: Uint8Array;
  readonly sameSecond: Uint8Array;
  readonly sameKind: Uint8Array;
};

/** What a candidate is worth by itself. */
export const fitOf = ({ fit, asked }: Candidate): number => sumOf(fit) + asked;

/** How candidates stand before any is chosen. */
export const standingsOf = (candidates: readonly Candidate[]): Standings => ({
  candidates,
  fit: Float64Array.from(candidates, fitOf),
  nearest: new Float64Array(candidates.length).fill(Infinity),
  sameHue: new Uint8Array(candidates.length),
  sameAccent: new Uint8Array(candidates.length),
  sameSecond: new Uint8Array(candidates.length),
  sameKind: new Uint8Array(candidates.length),
});

/** Writes how candidates stand over how they stood in another way. */
export const copyInto = (to: Standings, from: Standings): void => {
  to.nearest.set(from.nearest);
  to.sameHue.set(from.sameHue);
  to.sameAccent.set(from.sameAccent);
  to.sameSecond.set(from.sameSecond);
  to.sameKind.set(from.sameKind);
};

const hasSameHue = (one: Swatch, other: Swatch): boolean =>
  one.chroma < GRAY || other.chroma < GRAY
    ? one.chroma < GRAY && other.chroma < GRAY
    : hueGap(one.hue, other.hue) < SAME_HUE_WITHIN;

/** The fit of the candidate at this place less what it repeats of those chosen. */
export const worthAt = (standings: Standings, at: number): number => {
  const { candidates, fit, nearest, sameHue, sameAccent, sameSecond, sameKind } = standings;
  return (
    (fit[at] ?? 0) -
    costs.alike * Math.max(0, 1 - (nearest[at] ?? Infinity) / costs.alikeWithin) -
    costs.sameHue * (sameHue[at] ?? 0) -
    costs.sameAccent * (sameAccent[at] ?? 0) -
    costs.sameSecond * (sameSecond[at] ?? 0) -
    costs.sameKind * (sameKind[at] ?? 0) -
    (candidates[at]?.isSpare ? costs.spare : 0)
  );
};

/**
 * How different two candidates look, where `distance` is that of their schemes; more so where they are two kinds of
 * palette around one color.
 */
export const apart = (one: Candidate, other: Candidate, distance = schemeDistance(one.lab, other.lab)): number => {
  if (one.p1.hex !== other.p1.hex || one.composition === other.composition) return distance;
  const { share, least } = one.isFavorite && one.leads > 0 ? aroundOne.favorite : aroundOne.any;
  return distance >= least ? distance / share : distance;
};

/** Notes for the candidate at this place that one more is chosen; `distance` where that is known: see `apart`. */
export const noteAt = (standings: Standings, at: number, chosen: Candidate, distance?: number): void => {
  const { nearest, sameHue, sameAccent, sameSecond, sameKind } = standings;
  const candidate = standings.candidates[at];
  if (!candidate) return;
  nearest[at] = Math.min(nearest[at] ?? Infinity, distance ?? apart(candidate, chosen));
  sameKind[at] = (sameKind[at] ?? 0) + Number(candidate.composition === chosen.composition);
  sameHue[at] = (sameHue[at] ?? 0) + Number(hasSameHue(candidate.p1, chosen.p1));
  sameAccent[at] = (sameAccent[at] ?? 0) + Number(hasSameHue(candidate.a1, chosen.a1));
  sameSecond[at] = (sameSecond[at] ?? 0) + Number(hasSameHue(candidate.s1, chosen.s1));
};

/** Delta-E OK between primary colors of the first ones; where both follow a favorite a shade is enough. */
const start = { apart: 0.1, apartInsideFavorite: 0.05 } as const;

const followsFavorite = ({ leads, insideFavorite, isLed }: Candidate): boolean =>
  insideFavorite || (isLed && leads > 0);

/** Whether both may be among the first few: other primary colors, or one favorite in two kinds of palette. */
export const startApart = (one: Candidate, other: Candidate): boolean => {
  if (one.p1.hex === other.p1.hex) return one.isFavorite && one.leads > 0 && one.composition !== other.composition;
  const least = followsFavorite(one) && followsFavorite(other) ? start.apartInsideFavorite : start.apart;
  return labDistance(one.p1.lab, other.p1.lab) >= least + 1e-6;
};
