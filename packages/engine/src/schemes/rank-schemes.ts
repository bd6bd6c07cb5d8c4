import { colorRoles, nearestFamily, schemeLab } from '@signet/color';
import type { SchemeColors } from '@signet/color';
import type { SchemeReason } from '@signet/contract';
import { BrainGap } from '../brain-gap.ts';
import type { EngineInput } from '../input.ts';
import { seededRandom, shortName } from '../random.ts';
import type { Random } from '../random.ts';
import { swatchOf } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';
import { briefOf } from './brief.ts';
import type { Brief } from './brief.ts';
import { chooseSchemes, findFirsts, FIRST_FEW } from './choose-schemes.ts';
import type { Candidate, Choice, Chosen } from './choose-schemes.ts';
import { isClose, isDistinct } from './competition.ts';
import { composeScheme } from './compose-scheme.ts';
import { counterfactual } from './counterfactual.ts';
import { dislikeFilter } from './disliked.ts';
import type { Allows } from './disliked.ts';
import { placements } from './favorites.ts';
import type { Held } from './favorites.ts';
import { measureRoom } from './pack-schemes.ts';
import { drawMains, heldMain, planSchemes } from './plan-schemes.ts';
import { drawReference } from './reference-schemes.ts';
import type { ReferenceSchemes } from './reference-schemes.ts';
import { schemeFit } from './scheme-fit.ts';
import { schemeReasons } from './scheme-reasons.ts';

export interface RankedScheme {
  /** Names the colors: the same ten have the same key. */
  key: string;
  /** From 0, without gaps. */
  orderIndex: number;
  /** 0 to 100; never rises down the list. */
  matchScore: number;
  colors: SchemeColors;
  /** At least two; the first scheme's last one may be what another answer would have changed. */
  reasons: SchemeReason[];
}

/** Spec results §9. */
const SCHEMES = 30;
/** Delta-E OK between schemes, the wished first; .06 is the least that a founder should be shown. */
const leastDistances = [0.088, 0.084, 0.08, 0.075, 0.068, 0.06] as const;
/** How many plans a round tries. */
const PLANS = 760;
/**
 * A round for each, when the one before left too few: how deep its primary colors are, in times their tone's contrast,
 * and whether favorites may stand everywhere they fit and colors keep any company.
 */
const rounds = [
  { depth: 1, everywhere: false },
  { depth: 1.24, everywhere: false },
  { depth: 1.5, everywhere: true },
  { depth: 1.12, everywhere: true },
  { depth: 1.36, everywhere: true },
] as const;

const matchScoreOf = (worth: number): number => Math.round(Math.min(1, Math.max(0, 0.7 + 0.42 * worth)) * 100);

/** Everything of one quiz that candidates are made and judged with. */
interface Drawing {
  input: EngineInput;
  brief: Brief;
  allowed: Allows;
  liveliness: number;
  random: Random;
}

/** Founders who ask for vivid colors get livelier accents: -1 to 1, from the keywords' own rows. */
const vividnessOf = ({ wishes: { keywords } }: Brief): number => {
  const asked = keywords.flatMap(({ parts }) =>
    parts.filter(({ anchor }) => anchor === 'oklch:chroma').map(({ weight }) => weight),
  );
  return asked.reduce((sum, weight) => sum + weight, 0) / Math.max(keywords.length, 1);
};

const startDrawing = (input: EngineInput, reference: ReferenceSchemes): Drawing => {
  const brief = briefOf(input, reference);
  return {
    input,
    brief,
    allowed: dislikeFilter(input),
    liveliness: 1 + 0.2 * vividnessOf(brief),
    random: seededRandom(input.seed),
  };
};

const candidateOf = ({ brief, input }: Drawing, colors: SchemeColors, isSpare: boolean): Candidate => {
  const families = input.brain.colorFamilies;
  const insideFavorite = brief.favorites.length > 0 && brief.favorites.includes(nearestFamily(colors.p1, families));
  const p1 = swatchOf(colors.p1);
  return {
    colors,
    lab: schemeLab(colors),
    p1,
    insideFavorite,
    closeToRival: isClose(p1, brief.rivals),
    isSpare,
    fit: schemeFit(brief, colors),
  };
};

/** One round of candidates. */
const drawCandidates = (drawing: Drawing, { depth, everywhere }: (typeof rounds)[number]): Candidate[] => {
  const { brief, allowed, random, liveliness } = drawing;
  const distinct = (swatch: Swatch) => isDistinct(swatch, brief.rivals);
  const ways = placements(brief.favorites, { mayBeMain: (hex) => distinct(swatchOf(hex)), everywhere });
  const free = ways.filter(({ p1 }) => p1 === undefined);
  const mains = drawMains(random, depth).filter(({ swatch }) => allowed(swatch) && distinct(swatch));
  const around = (way: Held & { p1: string }, share: number) =>
    planSchemes([heldMain(way.p1, random)], [way], share, random, everywhere);
  const share = Math.ceil(PLANS / (2 * Math.max(ways.length, 1)));
  const plans = [
    ...ways.flatMap((way) => (way.p1 === undefined ? [] : around({ ...way, p1: way.p1 }, share))),
    ...planSchemes(mains, free, PLANS, random, everywhere),
  ];
  return plans
    .flatMap((plan) => composeScheme(plan, { allowed, liveliness }) ?? [])
    .map((colors) => candidateOf(drawing, colors, everywhere));
};

/** Thirty of these candidates; fewer where they leave no more. */
const chooseFrom = (candidates: readonly Candidate[], least: number, choice: Choice = {}): Chosen[] => {
  const chosen = chooseSchemes(candidates, SCHEMES, least, choice);
  return chosen.length < FIRST_FEW
    ? chooseSchemes(candidates, SCHEMES, least, { ...choice, firsts: findFirsts(candidates) ?? [] })
    : chosen;
};

/**
 * The same where answers leave little room: first a set of schemes that are far enough apart is found, then it is put
 * in order. Each turn allows schemes to be more alike than the one before; within a turn, a set without any that is
 * close to a competitor is tried before one with such.
 */
const chooseSparely = (candidates: readonly Candidate[], enough: (chosen: Chosen[]) => boolean): void => {
  const firsts = findFirsts(candidates) ?? [];
  const pack = measureRoom(candidates, leastDistances[0]);
  for (const least of leastDistances) {
    if (enough(chooseFrom(pack({ least, firsts, counts: ({ closeToRival }) => !closeToRival }), 0, { firsts }))) return;
    if (enough(chooseFrom(pack({ least, firsts, counts: () => true }), 0, { firsts, mostClose: SCHEMES }))) return;
  }
};

/**
 * Thirty schemes: from the first round of candidates that holds so many, else from all of them with schemes that are
 * more alike or closer to competitors. Answers that leave too little room for thirty get as many as there are.
 */
const chooseEnough = (drawing: Drawing): Chosen[] => {
  let most: Chosen[] = [];
  const enough = (chosen: Chosen[]): boolean => {
    if (chosen.length > most.length) most = chosen;
    return most.length === SCHEMES;
  };
  const candidates: Candidate[] = [];
  for (const round of rounds) {
    candidates.push(...drawCandidates(drawing, round));
    if (enough(chooseFrom(candidates, leastDistances[0]))) return most;
  }
  chooseSparely(candidates, enough);
  // better a spare one among the first five than fewer than thirty
  if (most.length < SCHEMES)
    chooseSparely(
      candidates.map((candidate) => ({ ...candidate, isSpare: false })),
      enough,
    );
  return most;
};

/**
 * Up to 30 whole color schemes for a founder's answers, best first. All keep the contrast rules of `@signet/color`
 * unrounded, hold every favorite exactly as it is, show no excluded group in p1, p2, s1, a1 or a2, and keep their
 * primary color away from the competitors'. The same input gives the same list, byte for byte; the order of the answers
 * changes nothing. Fewer than 30 only when a brain's families and the dislikes leave no more.
 * @param reference What schemes are compared with, to say what is rare.
 * @throws BrainGap for a brain without color families.
 */
export const rankSchemes = (input: EngineInput, reference: ReferenceSchemes = drawReference()): RankedScheme[] => {
  if (input.brain.colorFamilies.length === 0)
    throw new BrainGap('colorFamilies', 'there is no family to tell colors by', 2);
  const drawing = startDrawing(input, reference);
  const listed = chooseEnough(drawing);
  const reasons = schemeReasons(input, drawing.brief, listed);
  const other = counterfactual(input, listed, reference);
  return listed.map((scheme, orderIndex) => ({
    key: shortName(colorRoles.map((role) => scheme.colors[role]).join('-')),
    orderIndex,
    matchScore: matchScoreOf(scheme.worth),
    colors: scheme.colors,
    reasons: [...(reasons[orderIndex] ?? []), ...(orderIndex === 0 && other ? [other] : [])],
  }));
};
