import { colorRoles, type SchemeColors } from '@signet/color';
import type { SchemeReason, Weighed } from '@signet/contract';
import { BrainGap } from '../brain-gap.ts';
import type { EngineInput } from '../input.ts';
import { seededRandom, shortName, type Random } from '../random.ts';
import { GRAY, swatchOf, type Swatch } from '../swatch.ts';
import { briefOf, type Brief } from './brief.ts';
import { nameColors, type SchemeNames } from './color-names.ts';
import type { Candidate, Chosen } from './candidate.ts';
import { chooseFirsts } from './choose-firsts.ts';
import { chooseSchemes } from './choose-schemes.ts';
import { isApart, isDistinct, mayLead } from './competition.ts';
import { composeScheme } from './compose-scheme.ts';
import { compositionWish } from './composition-wish.ts';
import { compositions, type CompositionKey } from './compositions.ts';
import { counterfactual, type LeaderOf } from './counterfactual.ts';
import { dislikeFilter, type Allows } from './disliked.ts';
import { placements, type Held } from './favorites.ts';
import { candidateOf } from './judge-candidate.ts';
import { measureRoom } from './pack-schemes.ts';
import { planCurated } from './plan-curated.ts';
import {
  compositionsFor,
  drawMains,
  heldMain,
  kinMains,
  loosened,
  mainsOver,
  planSchemes,
  sharesOf,
  type SchemePlan,
} from './plan-schemes.ts';
import { drawReference, type ReferenceSchemes } from './reference-schemes.ts';
import { schemeReasons } from './scheme-reasons.ts';
import { weighedOf } from './weighed.ts';

export type RankedScheme = {
  /** Names the colors: the same ten have the same key. */
  key: string;
  /** From 0, without gaps. */
  orderIndex: number;
  /** 0 to 100; never rises down the list. */
  matchScore: number;
  colors: SchemeColors;
  /** The kind of palette that it is. */
  composition: CompositionKey;
  /** The kind as a founder reads it. */
  kind: string;
  /** What each color is called; absent where the brain has no names. */
  names?: SchemeNames;
  /** How much each answer weighed in its place. */
  weighed: Weighed[];
  /** At least two; the first scheme's last one may be what another answer would have changed. */
  reasons: SchemeReason[];
};

/** Spec results §9. */
const SCHEMES = 30;
/** Delta-E OK between schemes, as wished. */
const WISHED = 0.08;
/** As near as the first round may leave them before more is drawn. */
const NEAR_ENOUGH = 0.068;
/** Where a second round does not bring them apart, as near as any two may be. */
const LEAST = 0.0601;
/** What is tried where room is looked for at any cost. */
const leastDistances = [0.066, LEAST] as const;
/** After this round it is, before more is drawn. */
const SPARELY_AFTER = 2;
/** So many of the first few are led by favorites, or more is drawn. */
const LED = 3;
/** Of fewer candidates no thirty are found that are all apart. */
const ENOUGH_TO_PACK = 120;
/** How many plans a round tries. */
const PLANS = 170;
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
  { depth: 1.7, everywhere: true },
  { depth: 0.9, everywhere: true },
] as const;

const kindOf = (key: CompositionKey): string => compositions.find((one) => one.key === key)?.name ?? key;

/** AUTHORED: a worth as founders read it, as of fonts: 50 says nothing either way, 1 is 86. */
const matchScoreOf = (worth: number): number => Math.round(100 / (1 + Math.exp(-1.8 * worth)));

/** Everything of one quiz that candidates are made and judged with. */
type Drawing = {
  input: EngineInput;
  brief: Brief;
  allowed: Allows;
  /** Whether a color keeps its distance from every competitor's. */
  distinct: Allows;
  liveliness: number;
  /** What two founders with the same answers differ by. */
  random: Random;
  /** How plans are dealt: the same for everybody, so that chance decides little. */
  dealing: Random;
  /** What the answers ask of each kind of palette. */
  wish: Record<CompositionKey, number>;
};

const startDrawing = (input: EngineInput, reference: ReferenceSchemes): Drawing => {
  const brief = briefOf(input, reference);
  return {
    input,
    brief,
    allowed: dislikeFilter(input),
    distinct: (swatch) => isApart(swatch, brief.rivals),
    liveliness: 1 + 0.12 * brief.affinity.liveliness,
    random: seededRandom(input.seed),
    dealing: seededRandom('plans'),
    wish: compositionWish(input.answers),
  };
};

/** Plans of one round: around favorites that can be main colors, around their darker kin, and around any other. */
const planRound = (drawing: Drawing, { depth, everywhere }: (typeof rounds)[number]): SchemePlan[] => {
  const { brief, allowed, random, dealing, wish } = drawing;
  const distinct = (swatch: Swatch) => isDistinct(swatch, brief.rivals);
  const ways = placements(brief.favorites, { mayBeMain: (hex) => mayLead(swatchOf(hex), brief), everywhere });
  const unled = ways.filter(({ p1 }) => p1 === undefined);
  // a favorite that is p2 needs a primary color of its hue
  const [bound, free] = [true, false].map((isBound) =>
    unled.filter(({ p2 }) => (p2 !== undefined && swatchOf(p2).chroma >= GRAY) === isBound),
  ) as [Held[], Held[]];
  const usable = ({ swatch }: { swatch: Swatch }) => allowed(swatch) && distinct(swatch);
  const held = ways.flatMap((way) => {
    if (way.p1 === undefined) return [];
    const main = heldMain(way.p1, brief.favorites, random);
    const share = Math.ceil((0.5 * PLANS) / Math.max(ways.length, 1));
    return sharesOf(wish, compositionsFor(main), share).flatMap(({ composition, count }) =>
      planSchemes(composition, [main], [way], count, dealing, everywhere),
    );
  });
  const light = brief.favorites.filter(({ hex }) => !ways.some(({ p1 }) => p1 === hex));
  const leading = brief.favorites.length > 0 ? light : brief.named;
  return [
    ...held,
    ...sharesOf(wish, compositions, PLANS).flatMap(({ composition, count }) => {
      const kin = kinMains(leading, composition, depth).filter(usable);
      const over = bound.map((way) => ({ way, mains: mainsOver(way.p2 ?? '', composition, depth).filter(usable) }));
      const mains = drawMains(everywhere ? loosened(composition) : composition, random, depth).filter(usable);
      return [
        ...over.flatMap(({ way, mains: lighter }) =>
          planSchemes(composition, lighter, [way], Math.ceil(count / (4 * over.length)), dealing, everywhere),
        ),
        ...planSchemes(composition, kin, free, Math.ceil(count / 3), dealing, everywhere),
        ...planSchemes(composition, mains, free, count, dealing, everywhere),
      ];
    }),
  ];
};

/** Candidates of curated palettes. */
const drawCurated = (drawing: Drawing): Candidate[] =>
  planCurated(drawing).flatMap((plan) => {
    const scheme = composeScheme(plan, drawing);
    return scheme ? [candidateOf(drawing, plan, scheme, false)] : [];
  });

/** One round of candidates. */
const drawCandidates = (drawing: Drawing, round: (typeof rounds)[number]): Candidate[] => {
  const { allowed, distinct, liveliness } = drawing;
  return planRound(drawing, round).flatMap((plan) => {
    const scheme = composeScheme(plan, { allowed, distinct, liveliness });
    return scheme ? [candidateOf(drawing, plan, scheme, round.everywhere)] : [];
  });
};

/**
 * The same where answers leave little room: first a set of schemes that are far enough apart is found, then it is put
 * in order. Each turn allows schemes to be more alike than the one before; within a turn, a set without any that is
 * close to a competitor is tried before one with such.
 */
const chooseSparely = (
  candidates: readonly Candidate[],
  enough: (chosen: Chosen[]) => boolean,
  distances: readonly number[] = leastDistances,
): void => {
  const firsts = chooseFirsts(candidates);
  if (firsts.length === 0) return;
  const pack = measureRoom(candidates, leastDistances[0], firsts);
  const inOrder = (packed: readonly Candidate[], mostClose?: number) =>
    chooseSchemes(packed, SCHEMES, 0, { firsts, ...(mostClose === undefined ? {} : { mostClose }) });
  for (const least of distances) {
    if (enough(inOrder(pack({ least, firsts, counts: ({ closeToRival }) => !closeToRival })))) return;
    if (enough(inOrder(pack({ least, firsts, counts: () => true }), SCHEMES))) return;
  }
};

/** The first few of curated palettes alone, where favorites lead as often as they should. */
const curatedFirsts = (curated: readonly Candidate[]): Candidate[] => {
  const firsts = chooseFirsts(curated);
  return firsts.filter(({ leads }) => leads > 0).length >= LED ? firsts : [];
};

/**
 * The first of a list that curated palettes fill by themselves; undefined where more has to be drawn, and where it is
 * none that counts: then nobody has to know whether they do.
 */
const leaderOfCurated = (
  curated: readonly Candidate[],
  counts: (leader: Candidate) => boolean,
): Candidate | undefined => {
  const firsts = curatedFirsts(curated);
  const [leader] = firsts;
  if (!leader || !counts(leader)) return undefined;
  const list = chooseSchemes(curated, SCHEMES, NEAR_ENOUGH, { firsts, isStrict: true });
  return list.length === SCHEMES ? leader : undefined;
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
  const candidates: Candidate[] = drawCurated(drawing);
  const curated = curatedFirsts(candidates);
  if (curated.length > 0) {
    if (enough(chooseSchemes(candidates, SCHEMES, NEAR_ENOUGH, { firsts: curated, isStrict: true }))) return most;
    if (candidates.length >= ENOUGH_TO_PACK) chooseSparely(candidates, enough, leastDistances.slice(0, 1));
    if (most.length === SCHEMES) return most;
  }
  for (const [at, round] of rounds.entries()) {
    candidates.push(...drawCandidates(drawing, round));
    const firsts = chooseFirsts(candidates);
    if (firsts.length === 0) continue;
    const choice = { firsts, isStrict: true };
    if (enough(chooseSchemes(candidates, SCHEMES, WISHED, choice))) return most;
    if (enough(chooseSchemes(candidates, SCHEMES, NEAR_ENOUGH, choice))) return most;
    if (at > 0 && enough(chooseSchemes(candidates, SCHEMES, LEAST, choice))) return most;
    if (at === SPARELY_AFTER) chooseSparely(candidates, enough);
    if (most.length === SCHEMES) return most;
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
  const leaderOf: LeaderOf = (without, counts) =>
    leaderOfCurated(drawCurated(startDrawing(without, reference)), counts);
  const other = counterfactual(input, listed, { reference, leaderOf });
  return listed.map((scheme, orderIndex) => {
    const { colors, composition, worth } = scheme;
    const names = nameColors(input.brain, input.answers.industry, colors, drawing.brief.favorites);
    return {
      key: shortName(colorRoles.map((role) => colors[role]).join('-')),
      orderIndex,
      matchScore: matchScoreOf(worth),
      colors,
      composition,
      kind: kindOf(composition),
      ...(names ? { names } : {}),
      weighed: weighedOf(scheme),
      reasons: [...(reasons[orderIndex] ?? []), ...(orderIndex === 0 && other ? [other] : [])],
    };
  });
};
