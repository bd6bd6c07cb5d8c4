import * as z from 'zod/mini';
import { anyone, anyUser } from './access.ts';
import { defineCall } from './call.ts';
import { faceText } from './font-face.ts';

const piece = z.object({
  marketingKitId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** One of `kitPieces`. */
  fileName: z.string().check(z.minLength(1), z.maxLength(64)),
});
const hexes = z.string().check(z.regex(/^[0-9a-f]{6}(?:-[0-9a-f]{6}){9}$/i, 'Ten colors of six digits, joined by -'));
/**
 * Flow decisions: the ten hexes p1 p2 s1 a1 a2 n1 n2 n3 b1 w1 without #, joined by -; or the id of selections that
 * the caller may read.
 */
const d = z.union([hexes, z.uuid()]);
/** No mark, or that of `textOfMark`. */
const markText = z.string().check(z.minLength(1), z.maxLength(600));
/** A brand that is only offered yet: drawn in these fonts, and with another mark than the chosen one or none. */
const otherwise = {
  headline: z.optional(faceText),
  bulkText: z.optional(faceText),
  mark: z.optional(markText),
};
/** Whose name and fonts are drawn where `d` gives colors only; the active quiz unless told otherwise. */
const asked = z.object({ d, quizId: z.optional(z.uuid()), ...otherwise });

const limit = { perPerson: 900, seconds: 60 } as const;

/** Spec results §7: the pieces of a marketing kit as pictures. */
export const kitPictureCalls = {
  draw: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/marketingKit/:marketingKitId/:fileName',
    access: anyUser,
    params: piece,
    query: asked,
    raw: 'image/svg+xml',
    limit,
    refusals: ['noSelections', 'unknownFont', 'unknownMark', 'nameNotCovered'],
  }),
  /**
   * Where an `img` can get the same picture (spec results §7: "JSON with a url field; the image is then fetched from
   * that url"). The address is the same as long as the picture is. Screens ask for `draw` with their token.
   */
  address: defineCall({
    method: 'GET',
    path: '/api/brain/marketingKits/:marketingKitId/images/:fileName/',
    access: anyUser,
    params: piece,
    query: asked,
    response: z.object({ url: z.string() }),
    limit,
    refusals: ['noSelections', 'unknownFont', 'unknownMark', 'nameNotCovered'],
  }),
  /**
   * A picture by the address that `address` gave: for whoever holds it, while the brand is as it was. An `img` sends no
   * token; its signature stands for the owner, who may stop it by changing the brand.
   */
  byAddress: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/kitPictures/:userId/:quizId/:marketingKitId/:fileName',
    access: anyone,
    params: z.extend(piece, { userId: z.uuid(), quizId: z.uuid() }),
    query: z.object({ d: hexes, ...otherwise, basis: z.string(), signature: z.string() }),
    raw: 'image/svg+xml',
    refusals: ['linkInvalid', 'linkExpired', 'noSelections', 'unknownFont', 'unknownMark', 'nameNotCovered'],
  }),
};
