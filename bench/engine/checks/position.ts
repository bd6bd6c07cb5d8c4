import { rankSchemes, type EngineInput } from '@signet/engine';
import { labOf, type Lab } from '../color-math.ts';
import { nearestTo, rivalColors } from './competitors.ts';

const TOP = 10;

const meanDistance = (quiz: EngineInput, standOut: number, others: readonly Lab[]): number => {
  const first = rankSchemes({ ...quiz, answers: { ...quiz.answers, standOut } }).slice(0, TOP);
  return first.reduce((sum, { colors }) => sum + nearestTo(labOf(colors.p1), others) / first.length, 0);
};

/**
 * Whether the top ten primary colors are further from the competitors and the industry's usual colors when the founder
 * wants to stand out; undefined without such colors.
 */
export const standsOut = (quiz: EngineInput): boolean | undefined => {
  const { brain, answers } = quiz;
  const usual = brain.industryColors
    .filter(({ industry_id }) => industry_id === answers.industry)
    .map(({ colorFamily_id }) => colorFamily_id);
  const others = [
    ...rivalColors(quiz),
    ...brain.colorFamilies.filter(({ _id }) => usual.includes(_id)).map(({ hex }) => labOf(hex)),
  ];
  return others.length === 0 ? undefined : meanDistance(quiz, 1, others) > meanDistance(quiz, 0, others);
};
