import { labDistance, schemeDistance } from '@signet/color';
import { GRAY, hueGap } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';
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

/** A candidate beside those that are chosen already. */
export type Standing = {
  candidate: Candidate;
  fit: number;
  /** To the chosen scheme most like it. */
  nearest: number;
  sameHue: number;
  /** How many of those chosen have an accent, and a second color, of the same hue. */
  sameAccent: number;
  sameSecond: number;
  sameKind: number;
};

export const standingOf = (candidate: Candidate): Standing => ({
  candidate,
  fit: sumOf(candidate.fit) + candidate.asked,
  nearest: Infinity,
  sameHue: 0,
  sameAccent: 0,
  sameSecond: 0,
  sameKind: 0,
});

const hasSameHue = (one: Swatch, other: Swatch): boolean =>
  one.chroma < GRAY || other.chroma < GRAY
    ? one.chroma < GRAY && other.chroma < GRAY
    : hueGap(one.hue, other.hue) < SAME_HUE_WITHIN;

/** The fit less what the candidate repeats of those chosen. */
export const worthOf = ({
  candidate: { isSpare },
  fit,
  nearest,
  sameHue,
  sameAccent,
  sameSecond,
  sameKind,
}: Standing): number =>
  fit -
  costs.alike * Math.max(0, 1 - nearest / costs.alikeWithin) -
  costs.sameHue * sameHue -
  costs.sameAccent * sameAccent -
  costs.sameSecond * sameSecond -
  costs.sameKind * sameKind -
  (isSpare ? costs.spare : 0);

/** How different two candidates look; more so where they are two kinds of palette around one color. */
export const apart = (one: Candidate, other: Candidate): number => {
  const distance = schemeDistance(one.lab, other.lab);
  if (one.p1.hex !== other.p1.hex || one.composition === other.composition) return distance;
  const { share, least } = one.isFavorite && one.leads > 0 ? aroundOne.favorite : aroundOne.any;
  return distance >= least ? distance / share : distance;
};

/** The standing once one more is chosen. */
export const beside = (standing: Standing, chosen: Candidate): Standing => {
  const { candidate } = standing;
  return {
    ...standing,
    nearest: Math.min(standing.nearest, apart(candidate, chosen)),
    sameKind: standing.sameKind + Number(candidate.composition === chosen.composition),
    sameHue: standing.sameHue + Number(hasSameHue(candidate.p1, chosen.p1)),
    sameAccent: standing.sameAccent + Number(hasSameHue(candidate.a1, chosen.a1)),
    sameSecond: standing.sameSecond + Number(hasSameHue(candidate.s1, chosen.s1)),
  };
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
