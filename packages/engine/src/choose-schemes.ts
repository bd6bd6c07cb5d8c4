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
  /** The fit less what the scheme repeats of those before it; never rises along the list. */
  worth: number;
}

/* AUTHORED: what repeating costs, in the unit of the fit. */
const costs = { alike: 0.5, alikeWithin: 0.17, sameHue: 0.05, sameHueWithin: 24, sameStart: 0.35, sameStartWithin: 0.12 } as const;
const START = 5;

interface Standing { candidate: Candidate; fit: number; hue: number | undefined; nearest: number; sameHue: number; sameStart: boolean }

const mainHue = (colors: SchemeColors): number | undefined => {
  const { hue, chroma } = oklchOf(colors.p1);
  return chroma < 0.04 ? undefined : hue;
};

const apart = (one: number | undefined, other: number | undefined): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : 180;
  return Math.abs(((one - other + 540) % 360) - 180);
};

// Every cost can only grow as the list does, which is why worth never rises down it.
const worthOf = ({ fit, nearest, sameHue, sameStart }: Standing): number =>
  fit - costs.alike * Math.max(0, 1 - nearest / costs.alikeWithin) - costs.sameHue * sameHue - (sameStart ? costs.sameStart : 0);

const note = (standing: Standing, chosen: Standing, place: number): void => {
  const { candidate, hue } = standing;
  standing.nearest = Math.min(standing.nearest, schemeDistance(candidate.lab, chosen.candidate.lab));
  if (apart(hue, chosen.hue) < costs.sameHueWithin) standing.sameHue += 1;
  if (place < START && labDistance(candidate.lab.p1, chosen.candidate.lab.p1) < costs.sameStartWithin) standing.sameStart = true;
};

/**
 * Picks up to `count` schemes, each time the one worth most beside those already chosen. Two chosen are never nearer than `leastDistance`.
 */
export const chooseSchemes = (candidates: readonly Candidate[], count: number, leastDistance: number): Chosen[] => {
  let standing = candidates.map((candidate): Standing => ({ candidate, fit: sumOf(candidate.fit), hue: mainHue(candidate.colors), nearest: Infinity, sameHue: 0, sameStart: false }));
  const chosen: Chosen[] = [];
  while (chosen.length < count) {
    let [best, most] = [standing[0], -Infinity];
    for (const one of standing) {
      const worth = worthOf(one);
      if (worth > most) [best, most] = [one, worth];
    }
    if (!best) break;
    const winner = best;
    for (const one of standing) note(one, winner, chosen.length);
    chosen.push({ ...winner.candidate, worth: most });
    standing = standing.filter((one) => one !== winner && one.nearest >= leastDistance);
  }
  return chosen;
};
