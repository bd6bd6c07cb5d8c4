import * as z from 'zod/mini';
import { anyUser } from './access.ts';
import { defineCall } from './call.ts';

/** Spec administration §7.5. */
export const fontCalls = {
  base64Font: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/base64Font',
    access: anyUser,
    query: z.object({
      fontName: z.string().check(z.minLength(1), z.maxLength(100)),
      fontWeight: z.pipe(z.string().check(z.regex(/^\d{3,4}$/)), z.transform(Number)),
      fontStyle: z.enum(['italic', 'normal']),
      quizId: z.optional(z.uuid()),
    }),
    response: z.object({ data: z.string() }),
    limit: { perPerson: 600, seconds: 60 },
    refusals: ['unknownFont'],
  }),
};
