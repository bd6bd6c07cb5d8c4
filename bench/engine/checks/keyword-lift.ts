import { colorAnchorRatings, colorAnchors, type SchemeColors } from '@signet/color';
import type { EngineInput } from '@signet/engine';
import { seededRandom } from '../../live/random.ts';
import { chromaOf, labOf } from '../color-math.ts';
import { draw } from '../quizzes.ts';

/** Shares of a brand's surface. */
const covering = [['p1', 0.3], ['p2', 0.1], ['s1', 0.15], ['a1', 0.1], ['a2', 0.05], ['n1', 0.1], ['n2', 0.1], ['n3', 0.1]] as const;
const TOP = 10;

/** A number for each of `colorAnchors`. */
type Ratings = readonly number[];

const planeGap = (one: string, other: string): number => {
  const [[, a, b], [, otherA, otherB]] = [labOf(one), labOf(other)];
  return chromaOf([0, a - otherA, b - otherB]);
};
/** Mean distance of p1, s1 and a1 in the plane of hue and chroma. */
const varietyOf = ({ p1, s1, a1 }: SchemeColors): number => (planeGap(p1, s1) + planeGap(p1, a1) + planeGap(s1, a1)) / 3;

const ratingsOf = (colors: SchemeColors): Ratings => {
  const parts = covering.map(([role, area]) => ({ area, ratings: colorAnchorRatings(colors[role]) }));
  return colorAnchors.map((anchor, at) => (anchor === 'scheme:variety' ? varietyOf(colors) : parts.reduce((sum, { area, ratings }) => sum + area * (ratings[at] ?? 0), 0)));
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanRatings = (all: readonly Ratings[]): Ratings => colorAnchors.map((_, at) => mean(all.map((one) => one[at] ?? 0)));
const spreads = (all: readonly Ratings[]): Ratings => {
  const center = meanRatings(all);
  return colorAnchors.map((_, at) => Math.sqrt(mean(all.map((one) => ((one[at] ?? 0) - (center[at] ?? 0)) ** 2))));
};

/** One quiz asked with several third keywords: what the top ten came to with each. */
type Trial = readonly { keyword: string; ratings: Ratings }[];

const trialOf = (quiz: EngineInput, keywords: readonly string[], recommend: (quiz: EngineInput) => SchemeColors[]): Trial =>
  keywords.map((keyword) => {
    const asked = { ...quiz, answers: { ...quiz.answers, keywords: [...quiz.answers.keywords.slice(0, 2), keyword] } };
    return { keyword, ratings: meanRatings(recommend(asked).slice(0, TOP).map(ratingsOf)) };
  });

/** A keyword's own meaning of some ratings: its traits by weight, each anchor in units of how much it varies in this run. */
const meaningOf = ({ brain }: EngineInput, keyword: string, spread: Ratings) => (ratings: Ratings): number =>
  brain.keywordTraits.filter(({ keyword_id }) => keyword_id === keyword).reduce((sum, { anchor, weight }) => {
    const at = (colorAnchors as readonly string[]).indexOf(anchor);
    return at < 0 || !spread[at] ? sum : sum + (weight * (ratings[at] ?? 0)) / spread[at];
  }, 0);

const liftOf = (meaning: (ratings: Ratings) => number, keyword: string, trials: readonly Trial[]): number =>
  mean(trials.flatMap((trial) => {
    const own = trial.find((one) => one.keyword === keyword);
    const others = trial.filter((one) => one.keyword !== keyword).map(({ ratings }) => meaning(ratings));
    return own && others.length > 0 ? [meaning(own.ratings) - mean(others)] : [];
  }));

/**
 * By how much the top ten of a quiz suit a keyword better when it is chosen than when another is in its place, for every keyword that was tried:
 * the mean over the quizzes. Every quiz keeps two of its keywords and is asked with `tried` different third ones, each the others' control.
 */
export const keywordLifts = (quizzes: readonly EngineInput[], tried: number, recommend: (quiz: EngineInput) => SchemeColors[]): Map<string, number> => {
  const [first] = quizzes;
  if (!first) return new Map();
  const all = first.brain.keywords.map(({ _id }) => _id);
  const random = seededRandom(96);
  const deck = draw(all, all.length, random);
  const trials = quizzes.map((quiz, at) => {
    const kept = quiz.answers.keywords.slice(0, 2);
    const dealt = Array.from({ length: tried }, (_, place) => deck[(at * tried + place) % deck.length] ?? '');
    return trialOf(quiz, dealt.filter((keyword) => !kept.includes(keyword)), recommend);
  });
  const spread = spreads(trials.flatMap((trial) => trial.map(({ ratings }) => ratings)));
  const lifts = all.map((keyword) => [keyword, liftOf(meaningOf(first, keyword, spread), keyword, trials)] as const);
  return new Map(lifts.filter(([, lift]) => !Number.isNaN(lift)));
};
