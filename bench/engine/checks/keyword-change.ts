import type { SchemeColors } from '@signet/color';
import { rankFonts, type EngineInput } from '@signet/engine';
import { seededRandom } from '../../live/random.ts';
import { distance, labOf, type Lab } from '../color-math.ts';
import { oneOf } from '../quizzes.ts';

const TOP = 5;
const ENOUGH = 2;
const SHIFT = 0.05;

/** The quiz with another third keyword. */
export const changeKeyword = (quiz: EngineInput, number: number): EngineInput => {
  const { keywords } = quiz.answers;
  const others = quiz.brain.keywords.map(({ _id }) => _id).filter((id) => !keywords.includes(id));
  return {
    ...quiz,
    answers: { ...quiz.answers, keywords: [...keywords.slice(0, 2), oneOf(others, seededRandom(number))] },
  };
};

const mains = (schemes: readonly SchemeColors[]): Lab[] => schemes.slice(0, TOP).map(({ p1 }) => labOf(p1));

/**
 * Whether at least two of the top five primary colors are other ones: place by place, and against all five of the other
 * list.
 */
export const mainsShift = (
  before: readonly SchemeColors[],
  after: readonly SchemeColors[],
): { byPlace: boolean; bySet: boolean } => {
  const [old, present] = [mains(before), mains(after)];
  const moved = present.filter((main, at) => distance(main, old[at] ?? main) >= SHIFT);
  const fresh = present.filter((main) => old.every((one) => distance(main, one) >= SHIFT));
  return { byPlace: moved.length >= ENOUGH, bySet: fresh.length >= ENOUGH };
};

/** Whether at least two of the top five headline families were not among them before. */
export const fontsChange = (before: EngineInput, after: EngineInput): boolean => {
  const [old, present] = [before, after].map((quiz) =>
    rankFonts(quiz)
      .headline.slice(0, TOP)
      .map(({ fontId }) => fontId),
  );
  return (present ?? []).filter((id) => !old?.includes(id)).length >= ENOUGH;
};
