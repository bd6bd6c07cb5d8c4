import * as z from 'zod/mini';
import { activeUser, bookReader, brandFinisher, ownerOr } from './access.ts';
import { defineCall } from './call.ts';
import { logoColorKeys, logoFile, primaryLogo } from './logo-files.ts';
import { madeFilesStatus } from './made-file-calls.ts';

const ofQuiz = z.object({ quizId: z.optional(z.uuid()) });
/** An address that anyone may get until `expirationTime`; to be kept until then (spec results §9). */
const signedAddress = { url: z.string(), expirationTime: z.string() };

/** Spec quiz §7, results §7, administration §7.5. */
export const logoCalls = {
  /**
   * Begins the drawing of the whole set, or finds it begun or made; `madeFiles.status` tells how far it is. With
   * `complete` it is the founder's SAVE: the server completes the quiz by itself once the set is whole, whoever is
   * still there to see it.
   */
  generateAllLogos: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/generateAllLogos',
    access: ownerOr(brandFinisher, 'canManageUserBrand'),
    query: ofQuiz,
    body: z.object({ complete: z.optional(z.boolean()) }),
    response: madeFilesStatus,
    limit: { perPerson: 30, seconds: 60 },
    refusals: ['noSelections', 'unknownFont', 'nameNotCovered', 'quizIncomplete'],
  }),
  /** One logo as it would be drawn now; nothing is stored. */
  generateLogo: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/generateLogo',
    access: activeUser,
    body: z.object({
      quizId: z.optional(z.uuid()),
      colorKey: z.enum(logoColorKeys),
      cut: z._default(logoFile.shape.cut, primaryLogo.cut),
      /** The one that the founder chose, where none is asked for. */
      lockup: z.optional(logoFile.shape.lockup),
    }),
    raw: 'image/svg+xml',
    limit: { perPerson: 600, seconds: 60 },
    refusals: ['noSelections', 'unknownFont', 'nameNotCovered'],
  }),
  /** The SVG of the primary logo in one color. */
  logoUrl: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/logoUrl/:colorKey',
    access: bookReader,
    params: z.object({ colorKey: z.enum(logoColorKeys) }),
    query: ofQuiz,
    response: z.object(signedAddress),
    refusals: ['logosMissing'],
  }),
  logoUrls: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/logoUrls/:quizId?',
    access: ownerOr(bookReader, 'canManageUserBrand', 'canDownloadUserBrand'),
    params: ofQuiz,
    response: z.object({
      logos: z.array(z.object({ ...logoFile.shape, fileName: z.string(), ...signedAddress })),
    }),
    refusals: ['logosMissing'],
  }),
};
