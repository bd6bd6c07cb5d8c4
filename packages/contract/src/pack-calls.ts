import * as z from 'zod/mini';
import { anyUser, ownerOr } from './access.ts';
import { defineCall } from './call.ts';
import { madeFilesStatus } from './made-file-calls.ts';

/** The whole brand, or its logo in every color, cut and lockup (spec administration §7.5). */
export const packParts = ['all', 'logos'] as const;
export type PackPart = (typeof packParts)[number];
const ofQuiz = z.object({ quizId: z.optional(z.uuid()), part: z._default(z.enum(packParts), 'all') });
/** What a founder has made stays theirs, also when their subscription has ended. */
const packOwner = ownerOr(anyUser, 'canManageUserBrand', 'canDownloadUserBrand');

/** Everything of a completed brand, or its logo, as one zip; made in the background once for each of its versions. */
export const packCalls = {
  /** Begins the making, or finds it begun or made; `madeFiles.status` tells how far it is. */
  make: defineCall({
    method: 'POST',
    path: '/api/brands/pack',
    access: packOwner,
    body: ofQuiz,
    response: madeFilesStatus,
    limit: { perPerson: 30, seconds: 60 },
    refusals: ['noSelections', 'unknownFont', 'logosMissing'],
  }),
  /** The newest pack that is whole, by an address that anyone may get until `expirationTime`. */
  download: defineCall({
    method: 'GET',
    path: '/api/brands/pack/downloadUrl',
    access: packOwner,
    query: ofQuiz,
    response: z.object({ fileName: z.string(), url: z.string(), expirationTime: z.string() }),
    refusals: ['packMissing'],
  }),
};
