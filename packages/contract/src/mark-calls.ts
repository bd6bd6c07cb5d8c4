import * as z from 'zod/mini';
import { activeUser } from './access.ts';
import { defineCall } from './call.ts';
import { fontFace } from './font-face.ts';
import { markRecipe } from './mark-shapes.ts';

/** Why a mark looks as it does, in a sentence each: how it is built, which keyword it serves. */
const markReason = z.object({ kind: z.string(), sentence: z.string() });

/** What can be changed of a mark: from light to heavy, from as drawn to round, and other letters of the name. */
const markNudges = z.object({
  weight: z.object({ at: z.number(), of: z.number() }),
  round: z.object({ at: z.number(), of: z.number() }),
  letters: z.array(z.string()),
});

/**
 * A mark as it is offered. `path` is SVG path data in a box of `width` x `height`; `nearest` the known mark that it
 * comes nearest to, 1 being as far apart as most marks are.
 */
export const offeredMark = z.object({
  recipe: markRecipe,
  face: fontFace,
  title: z.string(),
  path: z.string(),
  width: z.number(),
  height: z.number(),
  reasons: z.array(markReason),
  nearest: z.optional(z.object({ name: z.string(), distance: z.number() })),
  /** What the gates say of it at 16 px. */
  verdict: z.string(),
  nudges: markNudges,
});
export type OfferedMark = z.output<typeof offeredMark>;

/** Marks for a name, the best first, the first three of different families. */
export const markSet = z.object({
  quizId: z.string(),
  /** Whether they are of the name, the font and the keywords as they are now. */
  isCurrent: z.boolean(),
  /** How many marks they were held against. */
  known: z.number(),
  marks: z.array(offeredMark),
});
export type MarkSet = z.output<typeof markSet>;

const ofQuiz = z.object({ quizId: z.optional(z.uuid()) });

/** Marks drawn from the letters of a founder's name. */
export const markCalls = {
  /** What is stored: reading draws nothing. For other clients; the chooser asks for current ones at once. */
  get: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/marks/:quizId?',
    access: activeUser,
    params: ofQuiz,
    response: markSet,
    refusals: ['marksMissing'],
  }),
  /** Draws them where name, font, keywords or rules have changed since; else answers those that are there. */
  draw: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/marks',
    access: activeUser,
    body: ofQuiz,
    response: markSet,
    limit: { perPerson: 30, seconds: 60 },
    refusals: ['noSelections', 'unknownFont'],
  }),
  /**
   * One mark lighter or heavier, rounder, or of another letter: `weight` and `round` are places on its scales. Where a
   * gate refuses it there is a verdict and no mark.
   */
  nudge: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/marks/nudge',
    access: activeUser,
    body: z.object({
      quizId: z.optional(z.uuid()),
      recipe: markRecipe,
      face: fontFace,
      weight: z.optional(z.int().check(z.gte(0), z.lte(20))),
      round: z.optional(z.int().check(z.gte(0), z.lte(20))),
      letters: z.optional(z.string().check(z.minLength(1), z.maxLength(8))),
    }),
    response: z.object({ verdict: z.string(), mark: z.optional(offeredMark) }),
    limit: { perPerson: 240, seconds: 60 },
    refusals: ['noSelections', 'unknownFont', 'unknownMark'],
  }),
};
