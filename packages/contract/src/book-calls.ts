import * as z from 'zod/mini';
import { anyone, anyUser, bookReader, ownerOr } from './access.ts';
import { book, bookOpening } from './book-shapes.ts';
import { defineCall } from './call.ts';
import { madeFilesStatus } from './made-file-calls.ts';

const ofQuiz = z.object({ quizId: z.optional(z.uuid()) });
/** What a founder has made stays theirs, also when their subscription has ended. */
const bookOwner = ownerOr(anyUser, 'canManageUserBrand', 'canDownloadUserBrand');
const papers = ['a4', 'letter'] as const;

/** Where each drawing is found by whoever is told, by its name. */
const drawings = z.record(z.string(), z.string());
const reading = {
  access: ownerOr(bookReader, 'canManageUserBrand', 'canDownloadUserBrand'),
  params: ofQuiz,
  limit: { perPerson: 120, seconds: 60 },
  refusals: ['noSelections', 'unknownFont'],
} as const;

/** The book of a completed brand. */
export const bookCalls = {
  /** All that it says, and where its drawings are. */
  get: defineCall({
    method: 'GET',
    path: '/api/books/:quizId?',
    ...reading,
    response: z.object({ brandId: z.string(), book, drawings }),
  }),
  /** The part that it opens on: there while the rest is still being drawn. */
  opening: defineCall({
    method: 'GET',
    path: '/api/books/opening/:quizId?',
    ...reading,
    response: z.object({ brandId: z.string(), book: bookOpening, drawings }),
  }),
  /** A drawing by the address that `get` gave, for whoever holds it. */
  drawing: defineCall({
    method: 'GET',
    path: '/api/books/drawings/:userId/:brandId/:name',
    access: anyone,
    params: z.object({
      userId: z.uuid(),
      brandId: z.uuid(),
      name: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    query: z.object({
      expires: z.coerce.number(),
      /** The link to the book that it was given through. */
      share: z.optional(z.uuid()),
      signature: z.string().check(z.maxLength(64)),
    }),
    raw: 'image/svg+xml',
    refusals: ['linkInvalid', 'linkExpired', 'noSelections', 'unknownFont'],
  }),
  /** Begins the printing, or finds it begun or done; `madeFiles.status` tells how far it is. */
  print: defineCall({
    method: 'POST',
    path: '/api/books/print',
    access: bookOwner,
    body: ofQuiz,
    response: madeFilesStatus,
    limit: { perPerson: 30, seconds: 60 },
    refusals: ['noSelections', 'unknownFont'],
  }),
  /** The printed book, by an address that anyone may get until `expirationTime`. */
  download: defineCall({
    method: 'GET',
    path: '/api/books/downloadUrl',
    access: bookOwner,
    query: z.object({ quizId: z.optional(z.uuid()), paper: z._default(z.enum(papers), 'a4') }),
    response: z.object({ fileName: z.string(), url: z.string(), expirationTime: z.string() }),
    refusals: ['bookMissing'],
  }),
};
