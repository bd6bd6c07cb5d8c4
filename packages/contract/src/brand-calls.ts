import * as z from 'zod/mini';
import { bookReader, ownerOr } from './access.ts';
import { colorPreferences, competitor } from './answers.ts';
import { keyword } from './brain-calls.ts';
import { defineCall } from './call.ts';
import { colorRecommendation, fontRecommendation, marketingKitRecommendation } from './recommendation-calls.ts';
import { brandQuizSelections } from './selection-shapes.ts';

/** Why something was recommended, in the words that the founder was shown. */
export const shownReason = z.object({ kind: z.string(), sentence: z.string(), receipt: z.optional(z.string()) });
export type ShownReason = z.output<typeof shownReason>;
const reasons = z.array(shownReason);

const answers = z.object({
  companyName: z.string(),
  websiteUrl: z.string(),
  industry: z.object({ _id: z.string(), name: z.string() }),
  businessLifecycle: z.string(),
  competitors: z.array(competitor),
  standOut: z.optional(z.number()),
  colorPreferences: colorPreferences.shape.colorPreferences,
  thoughtsAndFeelings: z.array(keyword),
});

/** What had been read of the competitors: the colors of their logos, the main one first. */
export const researchRead = z.object({
  competitors: z.array(z.object({ id: z.string(), name: z.string(), colors: z.array(z.string()) })),
});

export type ResearchRead = z.output<typeof researchRead>;

/**
 * The recommendations that the chosen things came from, each absent where that is not known. Of a mark that was drawn
 * here only why it looks as it does: it is no recommendation of the engine's.
 */
const recommended = z.object({
  color: z.optional(z.object({ ...colorRecommendation.shape, reasons })),
  headline: z.optional(z.object({ ...fontRecommendation.shape, reasons })),
  bulkText: z.optional(z.object({ ...fontRecommendation.shape, reasons })),
  marketingKit: z.optional(z.object({ ...marketingKitRecommendation.shape, reasons })),
  mark: z.optional(z.object({ reasons })),
});

/**
 * A brand as it was when its quiz was completed. It never changes: a later edit makes the next `number`.
 * `chosen` is what was in force then, the founder's own colors included. `engineVersion` is null for brands from
 * before it was kept.
 */
export const brand = z.object({
  _id: z.string(),
  quizId: z.string(),
  number: z.number(),
  pinnedAt: z.string(),
  brainVersionId: z.string(),
  engineVersion: z.nullable(z.number()),
  answers,
  research: z.object({ ...researchRead.shape, readAt: z.nullable(z.string()) }),
  logoText: z.string(),
  chosen: brandQuizSelections,
  usesOwnColors: z.boolean(),
  hasCustomLogos: z.boolean(),
  recommended,
});
export type PinnedBrand = z.output<typeof brand>;

export const brandCalls = {
  /** The newest version of a completed brand: of the quiz given, or of the active one. */
  get: defineCall({
    method: 'GET',
    path: '/api/brands/:quizId?',
    access: ownerOr(bookReader, 'canManageUserBrand', 'canDownloadUserBrand'),
    params: z.object({ quizId: z.optional(z.uuid()) }),
    response: brand,
  }),
};
