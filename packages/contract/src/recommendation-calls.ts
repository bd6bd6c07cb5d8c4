import * as z from 'zod/mini';
import { activeUser } from './access.ts';
import { defineCall } from './call.ts';
import { fontFace } from './font-face.ts';
import { brandColors, colorNames, marketingKit } from './selection-shapes.ts';

/** Limits where the server gives none (spec results §9). */
export const recommendationLimits = { color: 30, headline: 30, bulkText: 30, marketingKit: 10 } as const;

/**
 * The kind of the reason that says what another answer would have led to; every other kind says what speaks for the
 * thing itself.
 */
export const COUNTERFACTUAL = 'counterfactual';

/**
 * The place (`orderIndex`) of what the founder had chosen before their answers changed. It comes first in its list, is
 * shown as 'Your choice', and is not listed again further down (flow decisions).
 */
export const YOUR_CHOICE = -1;

/**
 * Why something is recommended: what of this quiz it speaks of, the number that was used, what that is held against,
 * and the sentence that a founder reads, made by `packages/wording` from the data (reasons.ts).
 */
export const reason = z.object({
  kind: z.string(),
  subject: z.string(),
  value: z.number(),
  bound: z.optional(z.number()),
  sentence: z.string(),
  /** The number behind the sentence, in words of its own. */
  receipt: z.optional(z.string()),
});
export type Reason = z.output<typeof reason>;

/** What a scheme's place is decided by, as a founder has answered it. */
const weighedParts = ['favorites', 'keywords', 'rivals', 'trade', 'stage', 'dislikes', 'harmony'] as const;
const weighed = z.object({ of: z.enum(weighedParts), share: z.number() });
/** How many hundredths of what speaks for a scheme come from one kind of answer. */
export type Weighed = z.output<typeof weighed>;

export const colorRecommendation = z.object({
  _id: z.string(),
  key: z.string(),
  orderIndex: z.number(),
  matchScore: z.number(),
  colors: brandColors,
  /** The kind of palette as a founder reads it: "One voice and a spark". Absent in sets from before kinds had names. */
  kind: z.optional(z.string()),
  /** What each color is called, such as "Poppy"; no two the same. Absent in sets from before colors had names. */
  names: z.optional(colorNames),
  /** Absent in sets from before it was kept. */
  weighed: z.optional(z.array(weighed)),
  reasons: z.array(reason),
});
export const fontRecommendation = z.object({
  _id: z.string(),
  orderIndex: z.number(),
  fontName: z.string(),
  fontType: z.string(),
  matchScore: z.number(),
  /** The family's faces. */
  fonts: z.array(fontFace),
  /** The face to set: one of `fonts`. */
  fontWeight: z.number(),
  fontStyle: z.enum(['italic', 'normal']),
  reasons: z.array(reason),
  licence: z.string(),
  designer: z.string(),
});
export const marketingKitRecommendation = z.object({
  _id: z.string(),
  ...marketingKit.shape,
  orderIndex: z.number(),
  matchScore: z.number(),
  reasons: z.array(reason),
});
/** What such a company would say on its first page, its name in it: for showing fonts and colors at work. */
const specimen = z.object({ headline: z.string(), paragraph: z.string(), button: z.string() });
export type Specimen = z.output<typeof specimen>;

/**
 * One of three whole brands of a set that differ in kind of palette, hue and idea of type, so that a founder can say
 * which one they are. `name`: two words, such as "Warm and sturdy"; `sentence`: which answer it follows. What it is
 * made of stands in the set's lists, also where those are not yet shown so far.
 */
export const direction = z.object({
  name: z.string(),
  kind: z.string(),
  sentence: z.string(),
  /** What is set in its fonts: another text than in the other directions. Absent where the brain has none. */
  specimen: z.optional(specimen),
  color: colorRecommendation,
  headline: fontRecommendation,
  bulkText: fontRecommendation,
  marketingKit: z.optional(marketingKitRecommendation),
});
export type Direction = z.output<typeof direction>;
export type ColorRecommendation = z.output<typeof colorRecommendation>;
export type FontRecommendation = z.output<typeof fontRecommendation>;
export type MarketingKitRecommendation = z.output<typeof marketingKitRecommendation>;

/**
 * Spec quiz §3, results §3; the two spellings are the spec's. `isCurrent`: made from the answers as they are now;
 * false where making new ones failed.
 */
export const recommendationSet = z.object({
  _id: z.string(),
  quizId: z.string(),
  isCurrent: z.boolean(),
  colorRecommendations: z.object({ colors: z.array(colorRecommendation), limit: z.number() }),
  fontRecommendations: z.object({
    headLineRecommendations: z.object({ fonts: z.array(fontRecommendation), limit: z.number() }),
    bulkTextRecommendations: z.object({ fonts: z.array(fontRecommendation), limit: z.number() }),
  }),
  marketingKitRecommendations: z.object({ kits: z.array(marketingKitRecommendation), limit: z.number() }),
  /** The first is the first of every list. Absent in sets from before there were directions. */
  directions: z.optional(z.array(direction)),
  /**
   * Three texts or more, all different, so that no page has to say a sentence twice. Absent in sets from before there
   * were such.
   */
  specimens: z.optional(z.array(specimen)),
});
export type RecommendationSet = z.output<typeof recommendationSet>;

const ofQuiz = z.object({ quizId: z.optional(z.uuid()) });
const upTo = (limit: number) => z.optional(z.int().check(z.gte(1), z.lte(limit)));
/** How many more are wanted of each kind. */
const additionalTypes = z.object({
  color: upTo(recommendationLimits.color),
  headline: upTo(recommendationLimits.headline),
  bulkText: upTo(recommendationLimits.bulkText),
  marketingKit: upTo(recommendationLimits.marketingKit),
});

/** Spec quiz §7, flow decisions: the first ten schemes and fonts and the first five kits; more by `additional`. */
export const recommendationCalls = {
  /** What is stored: reading makes nothing. */
  get: defineCall({
    method: 'GET',
    path: '/api/recommendations/',
    access: activeUser,
    query: ofQuiz,
    response: recommendationSet,
    limit: { perPerson: 300, seconds: 60 },
    refusals: ['quizIncomplete', 'recommendationsMissing'],
  }),
  /**
   * Reads the competitors again and makes a set where what it is made from has changed; else answers the same one. A
   * completed quiz keeps the one it has.
   */
  generate: defineCall({
    method: 'POST',
    path: '/api/recommendations/',
    access: activeUser,
    body: ofQuiz,
    response: recommendationSet,
    limit: { perPerson: 120, seconds: 60 },
    refusals: ['quizIncomplete', 'recommendationsMissing', 'brainIncomplete'],
  }),
  /**
   * Which three schemes would lead at another position between fitting in and standing out. `before`: the place of a
   * scheme now, from 1; null where it is not among those there are. Nothing is kept.
   */
  preview: defineCall({
    method: 'POST',
    path: '/api/recommendations/preview',
    access: activeUser,
    body: z.object({ quizId: z.optional(z.uuid()), standOut: z.number().check(z.gte(0), z.lte(1)) }),
    response: z.object({
      order: z.array(z.object({ color: colorRecommendation, before: z.nullable(z.number()) })),
    }),
    limit: { perPerson: 60, seconds: 60 },
    refusals: ['quizIncomplete', 'recommendationsMissing', 'brainIncomplete'],
  }),
  additional: defineCall({
    method: 'POST',
    path: '/api/recommendations/additional',
    access: activeUser,
    body: z.object({ quizId: z.optional(z.uuid()), types: additionalTypes }),
    response: z.object({ errors: z.array(z.string()), recommendations: recommendationSet }),
    limit: { perPerson: 120, seconds: 60 },
    refusals: ['quizIncomplete', 'recommendationsMissing', 'brainIncomplete'],
  }),
};
