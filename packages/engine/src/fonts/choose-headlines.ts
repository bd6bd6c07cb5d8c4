import type { NameFit } from '@signet/type';
import { costumeCost, costumeOf, longNameCost } from './costume.ts';
import type { CostumesAsked } from './costume.ts';
import type { Face } from './face.ts';
import type { Family } from './families.ts';
import { likeness } from './measure-space.ts';
import { meaningOf } from './type-meaning.ts';
import type { TypeWishes } from './type-meaning.ts';

/** A face that could set the headlines, and what speaks for it. */
export interface HeadlineCandidate {
  readonly face: Face;
  readonly nameFit: NameFit;
  /** See `meaningOf`; less what the family means to any keyword. */
  readonly meaning: number;
  /** Meaning, fit of the name and restraint together, before variety. */
  readonly fit: number;
}
/**
 * AUTHORED: the fit of the name is 17 % of the whole; a flawless name counts 0, each tenth less as much as half a
 * standard deviation of meaning.
 */
const name = { share: 0.17, perScore: 5 } as const;

/** AUTHORED: a family of one weight leaves a designer nothing to build with. */
const ONE_WEIGHT = 0.1;

/**
 * AUTHORED: this much of what a family means to any keyword is taken off, so that the same few do not lead every
 * founder's list.
 */
const GENERAL = 0.4;

/** What all candidates of one quiz are judged by. */
export interface HeadlineBrief {
  readonly wishes: TypeWishes;
  readonly asked: CostumesAsked;
  /** How much the company's name is: see `tooLong`. */
  readonly tooLong: number;
  /** See `generalMeaning`. */
  readonly general: ReadonlyMap<Family, number>;
}

/** A covering face with its fit. */
export const headlineCandidate = (
  face: Face,
  nameFit: NameFit,
  { wishes, asked, tooLong, general }: HeadlineBrief,
): HeadlineCandidate => {
  const { font } = face.family;
  const meaning = meaningOf(wishes, face.ratings) - GENERAL * (general.get(face.family) ?? 0);
  const costs =
    costumeCost(face.family, asked) + longNameCost(face.family, tooLong) + (font.weights.length === 1 ? ONE_WEIGHT : 0);
  return {
    face,
    nameFit,
    meaning,
    fit: (1 - name.share) * meaning - name.share * name.perScore * (1 - nameFit.score) - costs,
  };
};

/** AUTHORED: the first five are what a founder compares; looking alike there costs most. In units of the fit. */
const start = { count: 5, alike: 0.65, sameCostume: 0.25 } as const;
const later = { alike: 0.3, sameCostume: 0.04 } as const;
type Costs = Pick<typeof start | typeof later, 'alike' | 'sameCostume'>;
/**
 * AUTHORED: a serif among sans (or the reverse) is shown unless it would fit worse than the next by this much: then
 * the keywords are extreme.
 */
const EXTREME = 1.6;

/** Of the measure `serif`: a foot that the eye sees, in letters that are neither a book serif nor a sans. */
const SERIF = 0.3;
const hasSerifs = ({
  face: {
    family: { font, measures },
  },
}: HeadlineCandidate): boolean =>
  font.fontType === 'serif' || (font.fontType !== 'sans-serif' && measures.serif >= SERIF);

/** `alike`: to the one most like it among those chosen. `sameCostume`: how many of those chosen wear the same. */
interface Standing {
  readonly candidate: HeadlineCandidate;
  alike: number;
  sameCostume: number;
}

const worthOf = ({ candidate, alike, sameCostume }: Standing, costs: Costs): number =>
  candidate.fit - costs.alike * alike - costs.sameCostume * sameCostume;

const note = (standing: Standing, { face }: HeadlineCandidate): void => {
  const { family } = standing.candidate.face;
  standing.alike = Math.max(standing.alike, likeness(family.place, face.family.place));
  const costume = costumeOf(family);
  if (costume && costume === costumeOf(face.family)) standing.sameCostume += 1;
};

const worthiest = (standing: readonly Standing[], costs: Costs): Standing | undefined => {
  let [best, most] = [standing[0], -Infinity];
  for (const one of standing) {
    const worth = worthOf(one, costs);
    if (worth > most) [best, most] = [one, worth];
  }
  return best;
};

/**
 * The one worth most; as fifth one with serifs where the four before have none, or the reverse, unless the keywords
 * are extreme.
 */
const next = (
  standing: readonly Standing[],
  chosen: readonly HeadlineCandidate[],
  costs: Costs,
): Standing | undefined => {
  const best = worthiest(standing, costs);
  if (!best || chosen.length !== start.count - 1) return best;
  const withSerifs = [...chosen, best.candidate].filter(hasSerifs).length;
  if (withSerifs > 0 && withSerifs <= chosen.length) return best;
  const other = worthiest(
    standing.filter(({ candidate }) => hasSerifs(candidate) === (withSerifs === 0)),
    costs,
  );
  return other && worthOf(best, costs) - worthOf(other, costs) < EXTREME ? other : best;
};

/**
 * Up to `count` headline faces, each time the one worth most beside those already chosen (maximal marginal relevance:
 * Carbonell and Goldstein, 1998), so that five grotesks which only a typographer can tell apart never lead the list.
 */
export const chooseHeadlines = (candidates: readonly HeadlineCandidate[], count: number): HeadlineCandidate[] => {
  let standing = candidates.map((candidate): Standing => ({ candidate, alike: 0, sameCostume: 0 }));
  const chosen: HeadlineCandidate[] = [];
  while (chosen.length < count) {
    const costs = chosen.length < start.count ? start : later;
    const winner = next(standing, chosen, costs);
    if (!winner) break;
    chosen.push(winner.candidate);
    standing = standing.filter((one) => one !== winner);
    for (const one of standing) note(one, winner.candidate);
  }
  return chosen;
};
