import { logoCalls } from '@signet/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/call.ts';
import { LEAFED_PAST } from '../../../../brand/kit-picture-query.ts';
import type { Choice } from './choice-store.ts';

/** What a logo's shape depends on, of what the server has; its color is no part of that. */
export const shapeOf = ({ brandQuizSelections, logoText }: Choice, companyName: string): unknown[] => {
  const { fontName, fontWeight, fontStyle } = brandQuizSelections.fontSelections?.headlineSelection ?? {};
  return [logoText, companyName, fontName, fontWeight, fontStyle, brandQuizSelections.markSelection ?? null];
};

/** The drawing of the logo as the server has it chosen, in one color. */
export const shapeQuery = (quizId: string, shape: readonly unknown[]) =>
  queryOptions({
    queryKey: ['logoShape', quizId, ...shape],
    queryFn: async ({ signal }) =>
      (await call(logoCalls.generateLogo, { body: { quizId, colorKey: 'b1' } }, { signal })).blob(),
    staleTime: Infinity,
    gcTime: LEAFED_PAST,
    placeholderData: keepPreviousData,
  });
