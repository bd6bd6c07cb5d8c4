import * as z from 'zod/mini';
import { activeUser, anyUser, ownerOr } from './access.ts';
import {
  colorPreferences,
  companyProfile,
  competitor,
  competitors,
  keywordReference,
  logoText,
  THREE_KEYWORDS,
} from './answers.ts';
import { keyword } from './brain-calls.ts';
import { defineCall } from './call.ts';
import { knownFields } from './known-fields.ts';
import { limits } from './limits.ts';

/**
 * A quiz as answered. `competitors` and `colorPreferences` are absent until their pages are saved, else those pages
 * would count as done (flow decisions). `version` counts what people write; a save names the one it was based on.
 * `standOut` is the founder's position between fitting in with competitors (0) and standing out (1); absent where the
 * industry's norm counts.
 */
export const quiz = z.object({
  _id: z.string(),
  version: z.number(),
  brainVersionId: z.string(),
  companyName: z.string(),
  /** An address, NO_WEBSITE, or empty where nothing was answered. */
  websiteUrl: z.string(),
  logoText: z.string(),
  industry: z.string(),
  businessLifecycle: z.string(),
  competitors: z.optional(z.array(competitor)),
  standOut: z.optional(z.number()),
  colorPreferences: z.optional(colorPreferences.shape.colorPreferences),
  thoughtsAndFeelings: z.array(keyword),
  /** Absent until something has been said about it; reading competitors itself is the server's. */
  competitorsResearch: z.optional(z.object({ abandoned: z.boolean(), lastModified: z.string() })),
  completed: z.boolean(),
  updatedAt: z.string(),
});
export type Quiz = z.output<typeof quiz>;

const answersSave = {
  _id: z.optional(z.uuid()),
  version: z.int().check(z.gte(0)),
  companyName: z.optional(companyProfile.shape.companyName),
  websiteUrl: z.optional(companyProfile.shape.websiteUrl),
  industry: z.optional(companyProfile.shape.industry),
  businessLifecycle: z.optional(companyProfile.shape.businessLifecycle),
  logoText: z.optional(logoText),
  competitors: z.optional(competitors.shape.competitors),
  /** Null goes back to the industry's norm. */
  standOut: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1)))),
  colorPreferences: z.optional(colorPreferences.shape.colorPreferences),
  /** The one thing of the research that a client may write (flow decisions). */
  competitorsResearch: z.optional(
    z.strictObject({ abandoned: z.literal(true) }, knownFields('what may be said of the research')),
  ),
  thoughtsAndFeelings: z.optional(
    z.array(keywordReference, THREE_KEYWORDS).check(
      z.length(limits.keywords, THREE_KEYWORDS),
      z.refine((ids) => new Set(ids).size === ids.length, THREE_KEYWORDS),
    ),
  ),
};

/** What may come with `completed`. */
const ALONE: readonly string[] = ['_id', 'version', 'completed'];

/**
 * `completed` is accepted only when every answer is there, the feature is held and the logos exist (flow decisions),
 * and comes alone: what is completed is what was saved and seen before.
 */
export const quizSave = z
  .strictObject({ ...answersSave, completed: z.optional(z.literal(true)) }, knownFields('a quiz'))
  .check(
    z.refine(
      (sent) => !sent.completed || Object.keys(sent).every((key) => ALONE.includes(key)),
      'A brand is completed without changing its answers at the same time.',
    ),
  );
export type QuizSave = z.output<typeof quizSave>;

const optionalId = z.object({ id: z.optional(z.uuid()) });

/** Spec quiz §7. */
export const quizCalls = {
  get: defineCall({
    method: 'GET',
    path: '/api/quizzes/:id?',
    access: ownerOr(anyUser, 'canManageUserBrand', 'canDownloadUserBrand'),
    params: optionalId,
    response: quiz,
  }),
  save: defineCall({
    method: 'PUT',
    path: '/api/quizzes/',
    access: activeUser,
    body: quizSave,
    response: quiz,
    refusals: [
      'staleQuiz',
      'nameNotDrawable',
      'unknownIndustry',
      'unknownColorFamily',
      'unknownKeyword',
      'quizIncomplete',
      'logosMissing',
      'quizCompleted',
    ],
  }),
  /**
   * What 'Edit brand' edits: a copy of a completed quiz, the one there is already where it was copied before; an open
   * quiz is edited as it is. The copy becomes the active one when it is completed (flow decisions).
   */
  copy: defineCall({
    method: 'POST',
    path: '/api/quizzes/copy',
    access: activeUser,
    body: z.object({
      quizId: z.optional(z.uuid()),
      /** A brand of its own instead of an edit: nothing is replaced by it. */
      asNew: z.optional(z.boolean()),
    }),
    response: quiz,
    limit: { perPerson: 60, seconds: 3600 },
    refusals: ['tooManyBrands'],
  }),
};
