import * as z from 'zod/mini';
import { activeUser, bookReader, brandFinisher, ownerOr } from './access.ts';
import { defineCall } from './call.ts';

/** The colors that logos are made in (spec administration §9). */
export const logoColorKeys = ['p1', 'p2', 's1', 'a1', 'a2', 'b1', 'w1'] as const;
export type LogoColorKey = (typeof logoColorKeys)[number];
/** Width of the logo files' PNG in pixels. */
export const LOGO_PNG_WIDTH = 1024;

const ofQuiz = z.object({ quizId: z.optional(z.uuid()) });

/** Spec quiz §7, results §7, administration §7.5. */
export const logos = {
  /** Starts or continues the drawing of the whole set; answers when every file is there. */
  generateAllLogos: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/generateAllLogos',
    access: brandFinisher,
    query: ofQuiz,
    response: z.object({ status: z.literal('complete'), files: z.number() }),
    refusals: ['noSelections', 'unknownFont', 'nameNotCovered', 'generationFailed'],
  }),
  /** One logo as it would be drawn now; nothing is stored. */
  generateLogo: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/generateLogo',
    access: activeUser,
    body: z.object({
      quizId: z.optional(z.uuid()),
      colorKey: z.enum(logoColorKeys),
      cut: z._default(z.literal('positive'), 'positive'),
      lockup: z._default(z.literal('wordmark'), 'wordmark'),
    }),
    raw: 'image/svg+xml',
    refusals: ['noSelections', 'unknownFont', 'nameNotCovered'],
  }),
  logoUrl: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/logoUrl/:colorKey',
    access: bookReader,
    params: z.object({ colorKey: z.enum(logoColorKeys) }),
    query: ofQuiz,
    response: z.object({ url: z.string(), expirationTime: z.string() }),
    refusals: ['logosMissing'],
  }),
  logoUrls: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/logoUrls/:quizId?',
    access: ownerOr(bookReader, 'canManageUserBrand', 'canDownloadUserBrand'),
    params: ofQuiz,
    response: z.object({ logos: z.array(z.object({ fileName: z.string(), url: z.string() })) }),
    refusals: ['logosMissing'],
  }),
};
