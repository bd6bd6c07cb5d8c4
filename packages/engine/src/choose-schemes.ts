import { labDistance, oklchOf, schemeDistance } from '@signet/color';
import type { SchemeColors, SchemeLab } from '@signet/color';
import type { Held } from './favorites.ts';
import { sumOf } from './scheme-fit.ts';
import type { SchemeFit } from './scheme-fit.ts';
import type { SchemeMood } from './scheme-mood.ts';

export interface Candidate {
  colors: SchemeColors;
  lab: SchemeLab;
  held: Held;
  mood: SchemeMood;
  fit: SchemeFit;
}

export interface Chosen extends Candidate {
  /** The fit less what the scheme repeats of those before it, and never more than theirs: a place further down is no better a match. */
  worth: number;
}

/* AUTHORED: what repeating costs, in the unit of the fit. */
const costs = { alike: 0.4, alikeWithin: 0.17, sameHue: 0.04, sameHueWithin: 24 } as const;

/** AUTHORED: the first five are what a founder compares, so their main colors look different (delta-E OK). */
const start = { count: 5, apart: 0.12 } as const;

interface Standing { candidate: Candidate; fit: number; hue: number | undefined; nearest: number; sameHue: number; startsAlike: boolean }

const mainHue = (colors: SchemeColors): number | undefined => {
  const { hue, chroma } = oklchOf(colors.p1);
  return chroma < 0.04 ? undefined : hue;
};

const apart = (one: number | undefined, other: number | undefined): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : 180;
  return Math.abs(((one - other + 540) % 360) - 180);
};

const worthOf = ({ fit, nearest, sameHue }: Standing): number => fit - costs.alike * Math.max(0, 1 - nearest / costs.alikeWithin) - costs.sameHue * sameHue;

const note = (standing: Standing, chosen: Standing): void => {
  const { candidate, hue } = standing;
  standing.nearest = Math.min(standing.nearest, schemeDistance(candidate.lab, chosen.candidate.lab));
  if (apart(hue, chosen.hue) < costs.sameHueWithin) standing.sameHue += 1;
  if (labDistance(candidate.lab.p1, chosen.candidate.lab.p1) < start.apart) standing.startsAlike = true;
};

const worthiest = (standing: readonly Standing[]): Standing | undefined => {
  let [best, most] = [standing[0], -Infinity];
  for (const one of standing) {
    const worth = worthOf(one);
    if (worth > most) [best, most] = [one, worth];
  }
  return best;
};

/**
 * Picks up to `count` schemes, each time the one worth most beside those already chosen. Two chosen are never nearer than `leastDistance`.
 */
export const chooseSchemes = (candidates: readonly Candidate[], count: number, leastDistance: number): Chosen[] => {
  let standing = candidates.map((candidate): Standing => ({ candidate, fit: sumOf(candidate.fit), hue: mainHue(candidate.colors), nearest: Infinity, sameHue: 0, startsAlike: false }));
  const chosen: Chosen[] = [];
  while (chosen.length < count) {
    const winner = worthiest(chosen.length < start.count ? standing.filter(({ startsAlike }) => !startsAlike) : standing) ?? worthiest(standing);
    if (!winner) break;
    chosen.push({ ...winner.candidate, worth: Math.min(worthOf(winner), chosen.at(-1)?.worth ?? Infinity) });
    for (const one of standing) note(one, winner);
    standing = standing.filter((one) => one !== winner && one.nearest >= leastDistance);
  }
  return chosen;
};
