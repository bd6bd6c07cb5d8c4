import type { EngineInput } from '@signet/engine';
import { listsOf, recommend, type RecommendedSet } from '../recommended-set.ts';
import { whole, type SetCheck } from './check.ts';

/**
 * Everything that a founder could have given in another order. A competitor's own colors stay: the first is its main
 * one.
 */
const turnedAround = (quiz: EngineInput): EngineInput => {
  const { answers, research, nameFits } = quiz;
  return {
    ...quiz,
    nameFits: new Map([...nameFits].toReversed()),
    research: { competitors: research.competitors.toReversed() },
    answers: {
      ...answers,
      favoriteColors: answers.favoriteColors.toReversed(),
      dislikedColors: answers.dislikedColors.toReversed(),
      keywords: answers.keywords.toReversed(),
    },
  };
};

const difference = (one: RecommendedSet, other: RecommendedSet): string | undefined => {
  const others = listsOf(other).map(([, list]) => JSON.stringify(list));
  return listsOf(one).find(([, list], at) => JSON.stringify(list) !== others[at])?.[0];
};

const sameAs = (key: string, claim: string, ask: (quiz: EngineInput) => EngineInput): SetCheck => ({
  key,
  claim,
  atLeast: 1,
  judge: (quiz, set) => {
    const differs = difference(set, recommend(ask(quiz)));
    return whole(!differs, `the ${differs} list differs`);
  },
});

/** Each of these recommends once more. */
export const stabilityChecks: readonly SetCheck[] = [
  // a copy, so that nothing that was remembered for the very same objects can answer
  sameAs('same-bytes', 'quizzes that are answered with the same bytes again', (quiz) => structuredClone(quiz)),
  sameAs(
    'order',
    'quizzes where the order of competitors, favorites, dislikes and keywords changes nothing',
    turnedAround,
  ),
];
