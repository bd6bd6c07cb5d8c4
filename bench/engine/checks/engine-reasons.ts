import type { SchemeReason } from '@signet/contract';
import {
  briefOf,
  drawReference,
  rankSchemes,
  schemeReasonValue,
  type EngineInput,
  type RankedScheme,
} from '@signet/engine';
import type { RecommendedSet } from '../recommended-set.ts';
import { see } from './check.ts';
import { schemesApart } from './variety.ts';

type Asked = {
  quiz: EngineInput;
  set: RecommendedSet;
  scheme: RankedScheme;
  reason: SchemeReason;
};

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);

/** The quiz as it would be if the founder had left one answer out, whichever it is. */
const leaveOut = (quiz: EngineInput, id: string): EngineInput => {
  const { keywords, favoriteColors, dislikedColors } = quiz.answers;
  return {
    ...quiz,
    answers: {
      ...quiz.answers,
      keywords: without(keywords, id),
      favoriteColors: without(favoriteColors, id),
      dislikedColors: without(dislikedColors, id),
    },
    research: { competitors: quiz.research.competitors.filter((one) => one.id !== id) },
  };
};

/** Delta-E OK over a whole scheme: nearer ones are one to the eye. */
const SAME = 0.03;
/** Which of a list a scheme is, from 1; 0 where it is none of them. */
const placeOf = (scheme: RankedScheme | undefined, schemes: readonly RankedScheme[]): number =>
  scheme ? schemes.findIndex(({ colors }) => schemesApart(see(colors), see(scheme.colors)) < SAME) + 1 : 0;

const reference = drawReference();

/**
 * The numbers that only the engine's own reading of the brain can give, asked of it anew from the colors and the quiz
 * that came out.
 */
export const engineReasons: Record<string, (asked: Asked) => number> = {
  keyword: ({ quiz, scheme, reason }) =>
    schemeReasonValue.keyword(scheme.colors, briefOf(quiz, reference), reason.subject),
  harmony: ({ quiz, scheme, reason }) =>
    schemeReasonValue.harmony(scheme.colors, briefOf(quiz, reference), reason.subject),
  counterfactual: ({ quiz, set: { schemes }, reason }) =>
    placeOf(rankSchemes(leaveOut(quiz, reason.subject))[0], schemes),
};
