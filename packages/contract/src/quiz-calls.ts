import * as z from 'zod/mini';
import { activeUser } from './access.ts';
import { colorPreferences, companyProfile, competitor, competitors, keywordReference, THREE_KEYWORDS } from './answers.ts';
import { keyword } from './brain-calls.ts';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';

/**
 * A quiz as answered. `competitors` and `colorPreferences` are absent until their pages are saved, else those pages would count as
 * done (flow decisions). `version` counts what people write; a save names the one it was based on.
 */
export const quiz = z.object({
  _id: z.string(),
  version: z.number(),
  brainVersionId: z.string(),
  companyName: z.string(),
  websiteUrl: z.string(),
  logoText: z.string(),
  industry: z.string(),
  businessLifecycle: z.string(),
  competitors: z.optional(z.array(competitor)),
  colorPreferences: z.optional(colorPreferences.shape.colorPreferences),
  thoughtsAndFeelings: z.array(keyword),
  completed: z.boolean(),
  updatedAt: z.string(),
});
export type Quiz = z.output<typeof quiz>;

const lines = (text: string) => text.split(/\r\n|\r|\n/).length;

export const quizSave = z.object({
  _id: z.optional(z.uuid()),
  version: z.int().check(z.gte(0)),
  companyName: z.optional(companyProfile.shape.companyName),
  websiteUrl: z.optional(companyProfile.shape.websiteUrl),
  industry: z.optional(companyProfile.shape.industry),
  businessLifecycle: z.optional(companyProfile.shape.businessLifecycle),
  logoText: z.optional(
    z.string().check(z.maxLength(limits.logoTextLength), z.refine((text) => lines(text) <= limits.logoTextLines, `At most ${limits.logoTextLines} lines`)),
  ),
  competitors: z.optional(competitors.shape.competitors),
  colorPreferences: z.optional(colorPreferences.shape.colorPreferences),
  thoughtsAndFeelings: z.optional(
    z.array(keywordReference, THREE_KEYWORDS).check(
      z.length(limits.keywords, THREE_KEYWORDS),
      z.refine((ids) => new Set(ids).size === ids.length, THREE_KEYWORDS),
    ),
  ),
});
export type QuizSave = z.output<typeof quizSave>;

const optionalId = z.object({ id: z.optional(z.uuid()) });

/** Spec quiz §7. */
export const quizzes = {
  get: defineCall({ method: 'GET', path: '/api/quizzes/:id?', access: activeUser, params: optionalId, response: quiz }),
  save: defineCall({
    method: 'PUT', path: '/api/quizzes/', access: activeUser, body: quizSave, response: quiz,
    refusals: ['staleQuiz', 'unknownIndustry', 'unknownColorFamily', 'unknownKeyword'],
  }),
};

const fontSelection = z.object({
  fontName: z.string().check(z.maxLength(100)),
  fontType: z.enum(['serif', 'sans-serif', 'handwriting', 'display', 'cursive', 'monospace', 'fantasy']),
  fontWeight: z.int(),
  fontStyle: z.enum(['italic', 'normal']),
  fontRecommendationOrderIndex: z.optional(z.int()),
  fontRecommendationId: z.optional(z.string().check(z.maxLength(64))),
});
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Invalid hex color (must be 6 digits)'));
const colorSelection = z.object({
  key: z.string().check(z.maxLength(64)),
  orderIndex: z.optional(z.int()),
  colors: z.object({ p1: hex, p2: hex, s1: hex, a1: hex, a2: hex, n1: hex, n2: hex, n3: hex, b1: hex, w1: z.optional(hex), c1: z.optional(hex) }),
});
const marketingKitSelection = z.object({
  marketingKitId: z.string().check(z.maxLength(64)),
  marketingKitKey: z.string().check(z.maxLength(64)),
  name: z.string().check(z.maxLength(200)),
  description: z.string().check(z.maxLength(2000)),
  orderIndex: z.optional(z.int()),
  styles: z.array(z.object({ name: z.string().check(z.maxLength(64)), icon: z.string().check(z.maxLength(64)), iconStyle: z.string().check(z.maxLength(16)) })).check(z.maxLength(8)),
});
/** Spec results §3. Every part is absent until it has been recommended. */
const brandQuizSelections = z.object({
  colorSelection: z.optional(colorSelection),
  fontSelections: z.optional(z.object({ headlineSelection: fontSelection, bulkTextSelection: fontSelection })),
  marketingKitSelection: z.optional(marketingKitSelection),
});
/** Flow decisions: customSelections holds the colors only; activeSelections is merged by the server. */
const customSelections = z.object({ colorSelection: z.optional(colorSelection) });

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

export const selections = {
  get: defineCall({ method: 'GET', path: '/api/selections/:id?', access: activeUser, params: optionalId, response: selectionsRecord }),
  save: defineCall({
    method: 'POST', path: '/api/selections/', access: activeUser,
    body: z.object({
      _id: z.optional(z.uuid()),
      version: z.int().check(z.gte(0)),
      brandQuizSelections: z.optional(brandQuizSelections),
      customSelections: z.optional(customSelections),
      useCustomSelections: z.optional(z.boolean()),
    }),
    response: selectionsRecord,
    refusals: ['staleSelections'],
  }),
};
