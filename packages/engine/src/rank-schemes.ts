import { colorRoles, schemeLab } from '@signet/color';
import type { SchemeColors } from '@signet/color';
import { chooseSchemes } from './choose-schemes.ts';
import type { Candidate, Chosen } from './choose-schemes.ts';
import { composeScheme } from './compose-scheme.ts';
import { dislikeFilter } from './disliked.ts';
import { placements, presenceOf } from './favorites.ts';
import { rowsOf } from './input.ts';
import type { EngineInput, Reason } from './input.ts';
import { keywordTraits } from './keyword-traits.ts';
import { planSchemes } from './plan-schemes.ts';
import { seededRandom, shortName } from './random.ts';
import { schemeFit } from './scheme-fit.ts';
import { schemeMood } from './scheme-mood.ts';
import { schemeReason } from './scheme-reason.ts';
import { meanTraits } from './traits.ts';

export interface RankedScheme {
  /** Names the colors: the same ten have the same key. */
  key: string;
  /** From 0, without gaps. */
  orderIndex: number;
  /** 0 to 100; never rises down the list. */
  matchScore: number;
  colors: SchemeColors;
  reasons: Reason[];
}

/** Spec results §9. */
const SCHEMES = 30;
const LEAST_DISTANCE = 0.06;
// One round gives some 200 candidates; two favorites that want the same roles, or two dislikes, can need more.
const MOST_ROUNDS = 6;

const matchScoreOf = (worth: number): number => Math.round(Math.min(1, Math.max(0, 0.62 + 0.38 * worth)) * 100);

/** Everything of one quiz that candidates are made and judged with. */
const prepare = (input: EngineInput) => {
  const favorites = rowsOf(input.brain.colorFamilies, input.answers.favoriteColors);
  const keywords = rowsOf(input.brain.keywords, input.answers.keywords);
  return { favorites, keywords, ways: placements(favorites), allowed: dislikeFilter(input), asked: meanTraits(keywords.map(({ _id }) => keywordTraits(_id))), random: seededRandom(input.seed) };
};
type Prepared = ReturnType<typeof prepare>;

const nextRound = ({ favorites, ways, allowed, asked, random }: Prepared): Candidate[] =>
  planSchemes(ways, random).flatMap((plan) => {
    const colors = composeScheme(plan, { allowed, liveliness: 0.95 + 0.25 * asked.vivid });
    if (!colors) return [];
    const lab = schemeLab(colors);
    const mood = schemeMood(colors);
    return [{ colors, lab, held: plan.held, mood, fit: schemeFit(mood, asked, presenceOf(plan.held, colors.p1, favorites)) }];
  });

const chooseEnough = (prepared: Prepared): Chosen[] => {
  const candidates: Candidate[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    candidates.push(...nextRound(prepared));
    const chosen = chooseSchemes(candidates, SCHEMES, LEAST_DISTANCE);
    if (chosen.length === SCHEMES) return chosen;
  }
  // Answers that leave too little room get schemes that are more alike rather than fewer.
  return [LEAST_DISTANCE / 2, 0].map((least) => chooseSchemes(candidates, SCHEMES, least)).toSorted((one, other) => other.length - one.length)[0] ?? [];
};

/**
 * Up to 30 whole color schemes for a founder's answers, best first. All keep the contrast rules of `@signet/color` unrounded, hold every
 * favorite exactly as it is, and show no excluded group in p1, p2, s1, a1 or a2. The same input gives the same list, byte for byte; the order
 * of the answers changes nothing. Fewer than 30 only when a brain's families and the dislikes leave no more.
 */
export const rankSchemes = (input: EngineInput): RankedScheme[] => {
  const prepared = prepare(input);
  const listed = chooseEnough(prepared);
  return listed.map((scheme, orderIndex) => ({
    key: shortName(colorRoles.map((role) => scheme.colors[role]).join('-')),
    orderIndex,
    matchScore: matchScoreOf(scheme.worth),
    colors: scheme.colors,
    reasons: [schemeReason(scheme, { ...prepared, listed }, prepared.asked)],
  }));
};
