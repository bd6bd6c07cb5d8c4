import type { NameFit } from '@signet/type';
import { MIDDLE } from '../meaning/position.ts';
import { costumeCost, costumeOf, longNameCost, type CostumesAsked } from './costume.ts';
import type { Curated } from './curated.ts';
import type { LetterKind } from './letter-kinds.ts';
import { letterCount, tooLong } from './name-length.ts';
import { everyday } from './everyday.ts';
import type { Face } from './face.ts';
import type { Family } from './families.ts';
import { likeness } from './measure-space.ts';
import { meaningOf, type TypeWishes } from './type-meaning.ts';
import { voiceOf } from './voices.ts';

/** A face that could set the headlines, and what speaks for it. */
export type HeadlineCandidate = {
  readonly face: Face;
  readonly letters: LetterKind;
  readonly nameFit: NameFit;
  /** See `meaningOf`. */
  readonly meaning: number;
  /** Meaning, fit of the name and restraint together, before variety. */
  readonly fit: number;
  /** What a curator wrote of it for the keywords alone. */
  readonly words: number;
  /** Whether it may be among the first few: in no costume that nobody asked for, nor under a long name. */
  readonly isAsked: boolean;
  /** Whether it may be the first of the list. */
  readonly mayLead: boolean;
};
/**
 * AUTHORED: the fit of the name is 17 % of the whole; a flawless name counts 0, each tenth less as much as half a
 * standard deviation of meaning.
 */
const name = { share: 0.17, perScore: 5, broken: { below: 0.45, costs: 3 } } as const;

/** AUTHORED: a family of one weight leaves a designer nothing to build with. */
const ONE_WEIGHT = 0.1;
/** AUTHORED: and one of plain letters that has no bold is weak wherever it is small. */
const WEAK = { costs: 0.9, below: 600 } as const;
/** Whether letters are plain and have no bold. */
export const isWeak = ({ letters, font }: Family): boolean =>
  plain.has(letters) && Math.max(...font.weights) < WEAK.below;

const plain: ReadonlySet<LetterKind> = new Set<LetterKind>(['rounded', 'geometric', 'grotesque', 'humanist', 'wide']);

/**
 * AUTHORED: what letters with an idea gain, and those that nobody notices lose, in standard deviations of meaning: for
 * each step from the middle between fitting in and standing out, where words ask for letters that draw the eye, and
 * less where words are quiet.
 */
const SPEAKS = { standOut: 2, words: 0.7, quiet: 0.5 } as const;
const asksForVoice = ({ standOut = MIDDLE, asked, liveliness = 0 }: HeadlineBrief): number =>
  SPEAKS.standOut * (standOut - MIDDLE) +
  SPEAKS.words * Math.max(asked.display, asked.poster) +
  SPEAKS.quiet * Math.min(0, liveliness);
/** Who wants to fit in, or is quiet, is not for that served by letters that nobody notices. */
const spoken = (family: Family, brief: HeadlineBrief): number => {
  const [voice, asked] = [voiceOf(family), asksForVoice(brief)];
  return asked * (asked < 0 ? Math.max(0, voice) : voice);
};

/** AUTHORED: what it costs a headline that everybody has seen its letters, in standard deviations of meaning. */
const EVERYDAY = 0.9;

/** AUTHORED: letters that all words contradict, in standard deviations of meaning. */
const REFUSED = 1.8;
/** AUTHORED: letters that the kind of palette asks for first, in standard deviations of meaning. */
const SUITS_PALETTE = 0.35;
/** AUTHORED: what measures say of letters counts less than what a curator wrote of the family. */
const MEASURED = 0.6;
/** AUTHORED: what a curator wrote that makes a costume no costume. */
const WELL_ASKED = 2.4;

/**
 * AUTHORED: strokes as fine as a hair vanish in a menu and on a color; stems in ems, costs in standard deviations, and
 * less `ofPen`, since handwriting is thin by nature.
 */
const HAIRLINE = { stem: 0.055, costs: 1.3, ofPen: 0.5 } as const;
const hairlineCost = ({ measures, font, letters }: Family): number => {
  if (measures.stemToEm >= HAIRLINE.stem || Math.max(...font.weights) >= 500) return 0;
  // a pen's stroke is thin by nature, and leads only where words ask for handwriting by themselves
  return letters === 'script' ? HAIRLINE.ofPen : HAIRLINE.costs;
};

/** What all candidates of one quiz are judged by. */
export type HeadlineBrief = {
  readonly wishes: TypeWishes;
  readonly asked: CostumesAsked;
  /** What a curator wrote of each family, for this trade and these keywords: see `curatedOf`. */
  readonly curated: (family: Family) => Curated;
  /** Between fitting in, 0, and standing out, 1; the middle where nobody is asked. */
  readonly standOut?: number;
  /** How lively the words are, -1 to 1: see `temperOf`. */
  readonly liveliness?: number;
  /** How well letters suit the kinds of palette that are asked for: see `lettersAsked`. */
  readonly suits: (letters: LetterKind) => number;
  /** The share of the words that letters of a kind contradict: see `refusedShare`. */
  readonly refused: (letters: LetterKind) => number;
};

/** What its costume costs a family, unless a curator wrote that it is none in this trade and for these keywords. */
const dressCost = (family: Family, { asked, curated }: Pick<HeadlineBrief, 'asked' | 'curated'>): number =>
  costumeCost(family, asked) * (1 - Math.min(1, curated(family).all / WELL_ASKED));

/** What speaks for a face before anybody's name is known. */
export const headlineFit = ({ family, ratings }: Face, brief: HeadlineBrief): number =>
  MEASURED * (1 - name.share) * meaningOf(brief.wishes, ratings) +
  brief.curated(family).all +
  SUITS_PALETTE * brief.suits(family.letters) +
  spoken(family, brief) -
  REFUSED * brief.refused(family.letters) -
  (isWeak(family) ? WEAK.costs : 0) -
  dressCost(family, brief) -
  hairlineCost(family) -
  (family.font.weights.length === 1 ? ONE_WEIGHT : 0);

/** AUTHORED: a costume that costs more is one that nobody asked for. */
const UNASKED = 0.5;
/** Whether a family may be among the first few: not in a costume that nobody asked for. */
const isAsked = (family: Family, brief: HeadlineBrief): boolean => dressCost(family, brief) < UNASKED;

/** A script is a costume until a word asks for handwriting; a long name is a tangle in it. */
export const mayLead = (family: Family, brief: HeadlineBrief, count: number): boolean =>
  isAsked(family, brief) &&
  (family.letters !== 'script' || (brief.asked.handwriting >= handwritingFor(family) && count <= MOST_IN_SCRIPT));
/** AUTHORED: words that ask for less handwriting only like it among other things: it takes two that do. */
const HANDWRITTEN = { usual: 1.2, hairline: 1.6, stem: 0.06 } as const;
const handwritingFor = ({ measures }: Family): number =>
  measures.stemToEm < HANDWRITTEN.stem ? HANDWRITTEN.hairline : HANDWRITTEN.usual;
/** Letters of a name that a script may set at the head of the list. */
const MOST_IN_SCRIPT = 12;

/** A covering face with its fit. */
export const headlineCandidate = (
  face: Face,
  nameFit: NameFit,
  brief: HeadlineBrief,
  { prices, companyName }: { prices: ReadonlyMap<Family, number>; companyName: string },
): HeadlineCandidate => {
  const { family } = face;
  const broken = nameFit.score < name.broken.below ? name.broken.costs : 0;
  const lengthCost = longNameCost(family, tooLong(companyName));
  const flaws = name.share * name.perScore * (1 - nameFit.score) + broken + lengthCost;
  return {
    face,
    letters: family.letters,
    nameFit,
    meaning: meaningOf(brief.wishes, face.ratings),
    fit: headlineFit(face, brief) - (prices.get(family) ?? 0) - flaws - (everyday.has(family.font._id) ? EVERYDAY : 0),
    words: brief.curated(family).words,
    isAsked: isAsked(family, brief) && lengthCost < UNASKED,
    mayLead: lengthCost < UNASKED && mayLead(family, brief, letterCount(companyName)),
  };
};

/**
 * AUTHORED: the first five are what a founder compares; looking alike there costs most. In units of the fit; `words` is
 * how much more than in the first place the keywords count: what stands beside it answers them in other ways.
 */
const start = { count: 5, alike: 0.65, sameCostume: 0.25, words: 0 } as const;
const beside = { ...start, words: 0.5 };
const later = { alike: 0.3, sameCostume: 0.04, words: 0 } as const;
type Costs = { readonly alike: number; readonly sameCostume: number; readonly words: number };
/** What counts for the next place after so many. */
const costsAfter = (chosen: number): Costs => {
  if (chosen === 0) return start;
  return chosen < start.count ? beside : later;
};
/** `alike`: to the one most like it among those chosen. `sameCostume`: how many of those chosen wear the same. */
type Standing = {
  readonly candidate: HeadlineCandidate;
  alike: number;
  sameCostume: number;
};

const worthOf = ({ candidate, alike, sameCostume }: Standing, costs: Costs): number =>
  candidate.fit + costs.words * candidate.words - costs.alike * alike - costs.sameCostume * sameCostume;

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

const feet: ReadonlySet<LetterKind> = new Set<LetterKind>(['book', 'contrasted', 'engraved', 'slab']);
const hasSerifs = ({ letters }: HeadlineCandidate): boolean => feet.has(letters);

/** As fifth one with serifs where the four before have none, or the reverse. */
const balances = (chosen: readonly HeadlineCandidate[], candidate: HeadlineCandidate): boolean => {
  if (chosen.length !== start.count - 1) return true;
  const withSerifs = chosen.filter(hasSerifs).length;
  if (withSerifs > 0 && withSerifs < chosen.length) return true;
  return hasSerifs(candidate) === (withSerifs === 0);
};

/** The one worth most; among the first five one of letters that none before it has, and first one that may lead. */
const next = (
  standing: readonly Standing[],
  chosen: readonly HeadlineCandidate[],
  costs: Costs,
): Standing | undefined => {
  if (chosen.length >= start.count) return worthiest(standing, costs);
  const shown = new Set(chosen.map(({ letters }) => letters));
  const fresh = standing.filter(({ candidate }) => !shown.has(candidate.letters));
  const fitting = fresh.filter(
    ({ candidate }) => (chosen.length > 0 ? candidate.isAsked : candidate.mayLead) && balances(chosen, candidate),
  );
  return worthiest(fitting, costs) ?? worthiest(fresh, costs) ?? worthiest(standing, costs);
};

/**
 * Up to `count` headline faces, each time the one worth most beside those already chosen (maximal marginal relevance:
 * Carbonell and Goldstein, 1998), so that five grotesks which only a typographer can tell apart never lead the list.
 */
export const chooseHeadlines = (candidates: readonly HeadlineCandidate[], count: number): HeadlineCandidate[] => {
  let standing = candidates.map((candidate): Standing => ({ candidate, alike: 0, sameCostume: 0 }));
  const chosen: HeadlineCandidate[] = [];
  while (chosen.length < count) {
    const costs = costsAfter(chosen.length);
    const winner = next(standing, chosen, costs);
    if (!winner) break;
    chosen.push(winner.candidate);
    standing = standing.filter((one) => one !== winner);
    for (const one of standing) note(one, winner.candidate);
  }
  return chosen;
};
