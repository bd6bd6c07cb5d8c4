import * as z from 'zod/mini';
import { activeUser, anyUser, ownerOr } from './access.ts';
import { defineCall } from './call.ts';
import { brandQuizSelections, customSelections } from './selection-shapes.ts';

const optionalId = z.object({ id: z.optional(z.uuid()) });

export const selectionsRecord = z.object({
  _id: z.string(),
  version: z.number(),
  quizId: z.string(),
  brandQuizSelections,
  customSelections,
  activeSelections: brandQuizSelections,
  useCustomSelections: z.boolean(),
  hasCustomLogos: z.boolean(),
});
export type Selections = z.output<typeof selectionsRecord>;

export const selectionCalls = {
  get: defineCall({
    method: 'GET',
    path: '/api/selections/:id?',
    access: ownerOr(anyUser, 'canManageUserBrand', 'canDownloadUserBrand'),
    params: optionalId,
    response: selectionsRecord,
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/selections/',
    access: ownerOr(activeUser, 'canManageUserBrand'),
    body: z.object({
      _id: z.optional(z.uuid()),
      version: z.int().check(z.gte(0)),
      brandQuizSelections: z.optional(brandQuizSelections),
      customSelections: z.optional(customSelections),
      useCustomSelections: z.optional(z.boolean()),
    }),
    response: selectionsRecord,
    refusals: ['staleSelections', 'quizCompleted', 'unknownMark'],
  }),
};
