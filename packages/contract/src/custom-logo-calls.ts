import * as z from 'zod/mini';
import { activeUser, ownerOr } from './access.ts';
import { defineCall } from './call.ts';
import { logoColorKeys, primaryLogoFileName } from './logo-files.ts';

const MEGABYTE = 1024 * 1024;
/** What one file of a custom logo may be. */
export const customLogoMost = { bytes: 2 * MEGABYTE, pixels: 4096 } as const;

/** The fourteen files: an SVG and a PNG in each color (spec administration §9). */
export const customLogoFileNames: readonly string[] = logoColorKeys.flatMap((colorKey) =>
  (['svg', 'png'] as const).map((format) => primaryLogoFileName({ colorKey, format })),
);

const ofQuiz = z.object({ quizId: z.optional(z.uuid()) });
const changed = z.object({ version: z.number(), hasCustomLogos: z.boolean() });

/** Logos that somebody brings along, in the place of those that are drawn (spec administration §4.7, 7.5). */
export const customLogoCalls = {
  /** Multipart, each file under its own name. All fourteen, or none is taken. */
  upload: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/uploadLogos',
    access: ownerOr(activeUser, 'canManageUserBrand'),
    query: ofQuiz,
    upload: true,
    bodyLimit: customLogoFileNames.length * customLogoMost.bytes + MEGABYTE,
    response: changed,
    refusals: ['logoRefused', 'uploadTooSlow', 'quizCompleted'],
    limit: { perPerson: 30, seconds: 3600 },
  }),
  /** The drawn ones are the logos again. */
  clear: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/clearLogos',
    access: ownerOr(activeUser, 'canManageUserBrand'),
    query: ofQuiz,
    response: changed,
    refusals: ['quizCompleted'],
  }),
};
