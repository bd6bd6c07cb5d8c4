import type { EngineInput } from '@signet/engine';
import { deviation, mean } from '@signet/statistics';
import { seededRandom } from '../../live/random.ts';
import { draw } from '../quizzes.ts';

/** A number for each anchor of one list. */
export type Ratings = readonly number[];

/** What is recommended, rated on the anchors that keywords can ask for. */
export type Rated = {
  anchors: readonly string[];
  /** The ratings of each of the first ten. */
  topTen: (quiz: EngineInput) => Ratings[];
};

const column = (all: readonly Ratings[], at: number): number[] => all.map((one) => one[at] ?? 0);

/** One quiz asked with several third keywords: what the top ten came to with each, on average. */
type Trial = readonly { keyword: string; ratings: Ratings }[];

const trialOf = (quiz: EngineInput, keywords: readonly string[], { anchors, topTen }: Rated): Trial =>
  keywords.map((keyword) => {
    const top = topTen({
      ...quiz,
      answers: { ...quiz.answers, keywords: [...quiz.answers.keywords.slice(0, 2), keyword] },
    });
    return { keyword, ratings: anchors.map((_, at) => mean(column(top, at))) };
  });

/**
 * A keyword's own meaning of some ratings: its traits by weight, each anchor in units of how much it varies in this
 * run.
 */
const meaningOf =
  ({ brain }: EngineInput, keyword: string, anchors: readonly string[], spread: Ratings) =>
  (ratings: Ratings): number =>
    brain.keywordTraits
      .filter(({ keyword_id }) => keyword_id === keyword)
      .reduce((sum, { anchor, weight }) => {
        const at = anchors.indexOf(anchor);
        return at < 0 || !spread[at] ? sum : sum + (weight * (ratings[at] ?? 0)) / spread[at];
      }, 0);

const liftOf = (meaning: (ratings: Ratings) => number, keyword: string, trials: readonly Trial[]): number =>
  mean(
    trials.flatMap((trial) => {
      const own = trial.find((one) => one.keyword === keyword);
      const others = trial.filter((one) => one.keyword !== keyword).map(({ ratings }) => meaning(ratings));
      return own && others.length > 0 ? [meaning(own.ratings) - mean(others)] : [];
    }),
  );

/**
 * By how much the top ten of a quiz suit a keyword better when it is chosen than when another is in its place, for
 * every keyword that was tried: the mean over the quizzes. Every quiz keeps two of its keywords and is asked with
 * `tried` different third ones, each the others' control.
 */
export const keywordLifts = (quizzes: readonly EngineInput[], tried: number, rated: Rated): Map<string, number> => {
  const [first] = quizzes;
  if (!first) return new Map();
  const all = first.brain.keywords.map(({ _id }) => _id);
  const deck = draw(all, all.length, seededRandom(96));
  const trials = quizzes.map((quiz, at) => {
    const dealt = Array.from({ length: tried }, (_, place) => deck[(at * tried + place) % deck.length] ?? '');
    return trialOf(
      quiz,
      dealt.filter((keyword) => !quiz.answers.keywords.slice(0, 2).includes(keyword)),
      rated,
    );
  });
  const seen = trials.flatMap((trial) => trial.map(({ ratings }) => ratings));
  const spread = rated.anchors.map((_, at) => deviation(column(seen, at)));
  const lifts = all.map(
    (keyword) => [keyword, liftOf(meaningOf(first, keyword, rated.anchors, spread), keyword, trials)] as const,
  );
  return new Map(lifts.filter(([, lift]) => !Number.isNaN(lift)));
};
