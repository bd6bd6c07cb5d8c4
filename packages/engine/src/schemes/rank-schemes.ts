import { clearNameOf, colorRoles, nearestFamily, schemeLab } from '@signet/color';
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
import { COMPOSITION_WORTH, compositionWish } from './composition-wish.ts';
import { compositions } from './compositions.ts';
import type { CompositionKey } from './compositions.ts';
import { counterfactual } from './counterfactual.ts';
import { dislikeFilter } from './disliked.ts';
import type { Allows } from './disliked.ts';
import { isRelative, leadsOf, placements } from './favorites.ts';
import { measureRoom } from './pack-schemes.ts';
import { compositionsFor, drawMains, heldMain, kinMains, loosened, planSchemes, sharesOf } from './plan-schemes.ts';
import type { SchemePlan } from './plan-schemes.ts';
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
  /** The kind of palette that it is. */
  composition: CompositionKey;
  /** At least two; the first scheme's last one may be what another answer would have changed. */
  reasons: SchemeReason[];
}

/** Spec results §9. */
const SCHEMES = 30;
/** Delta-E OK between schemes, the wished first; .06 is the least that a founder should be shown. */
const leastDistances = [0.08, 0.072, 0.066, 0.06] as const;
/** As near as the first rounds may leave them before more is drawn. */
const NEAR_ENOUGH = 0.068;
/** How many plans a round tries. */
const PLANS = 440;
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
  /** What the answers ask of each kind of palette. */
  wish: Record<CompositionKey, number>;
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
    wish: compositionWish(input.answers),
  };
};

/** AUTHORED: who wants to stand out more than this may be shown colors that nobody expects in the industry. */
const DARING = 0.75;

const groupOf = (p1: Swatch, families: EngineInput['brain']['colorFamilies']) =>
  clearNameOf(p1.cielab) ?? nearestFamily(p1.hex, families).group;

/** What leads a scheme: favorites, else the color that the name names, else anything. */
const leadOf = ({ favorites, named, rivals }: Brief, colors: SchemeColors): Candidate['leads'] => {
  if (favorites.length > 0) return leadsOf(colors, favorites, (hex) => isDistinct(swatchOf(hex), rivals));
  return !named || isRelative(colors.p1, named) ? 2 : 0;
};

const candidateOf = (
  { brief, input, wish }: Drawing,
  { composition: { key } }: SchemePlan,
  colors: SchemeColors,
  isSpare: boolean,
): Candidate => {
  const families = input.brain.colorFamilies;
  const insideFavorite = brief.favorites.length > 0 && brief.favorites.includes(nearestFamily(colors.p1, families));
  const p1 = swatchOf(colors.p1);
  const composition = key as CompositionKey;
  return {
    colors,
    lab: schemeLab(colors),
    p1,
    insideFavorite,
    closeToRival: isClose(p1, brief.rivals),
    isSpare,
    fit: schemeFit(brief, colors),
    composition,
    asked: COMPOSITION_WORTH * wish[composition],
    leads: leadOf(brief, colors),
    isAbsurd: !insideFavorite && brief.standOut <= DARING && brief.absurd.has(groupOf(p1, families)),
  };
};

/** Plans of one round: around favorites that can be main colors, around their darker kin, and around any other. */
const planRound = (drawing: Drawing, { depth, everywhere }: (typeof rounds)[number]): SchemePlan[] => {
  const { brief, allowed, random, wish } = drawing;
  const distinct = (swatch: Swatch) => isDistinct(swatch, brief.rivals);
  const ways = placements(brief.favorites, { mayBeMain: (hex) => distinct(swatchOf(hex)), everywhere });
  const free = ways.filter(({ p1 }) => p1 === undefined);
  const usable = ({ swatch }: { swatch: Swatch }) => allowed(swatch) && distinct(swatch);
  const held = ways.flatMap((way) => {
    if (way.p1 === undefined) return [];
    const main = heldMain(way.p1, random);
    const share = Math.ceil((0.5 * PLANS) / Math.max(ways.length, 1));
    return sharesOf(wish, compositionsFor(main), share).flatMap(({ composition, count }) =>
      planSchemes(composition, [main], [way], count, random, everywhere),
    );
  });
  const light = brief.favorites.filter(({ hex }) => !ways.some(({ p1 }) => p1 === hex));
  const leading = brief.favorites.length === 0 && brief.named ? [brief.named] : light;
  return [
    ...held,
    ...sharesOf(wish, compositions, PLANS).flatMap(({ composition, count }) => {
      const kin = kinMains(leading, composition, depth).filter(usable);
      const mains = drawMains(everywhere ? loosened(composition) : composition, random, depth).filter(usable);
      return [
        ...planSchemes(composition, kin, free, Math.ceil(count / 3), random, everywhere),
        ...planSchemes(composition, mains, free, count, random, everywhere),
      ];
    }),
  ];
};

/** One round of candidates. */
const drawCandidates = (drawing: Drawing, round: (typeof rounds)[number]): Candidate[] => {
  const { allowed, liveliness } = drawing;
  return planRound(drawing, round).flatMap((plan) => {
    const colors = composeScheme(plan, { allowed, liveliness });
    return colors ? [candidateOf(drawing, plan, colors, round.everywhere)] : [];
  });
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
    if (enough(chooseFrom(candidates, NEAR_ENOUGH))) return most;
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
    composition: scheme.composition,
    reasons: [...(reasons[orderIndex] ?? []), ...(orderIndex === 0 && other ? [other] : [])],
  }));
};
