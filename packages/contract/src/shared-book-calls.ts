import * as z from 'zod/mini';
import { anyone, bookReader } from './access.ts';
import { book } from './book-shapes.ts';
import { defineCall } from './call.ts';
import { logoColorKeys } from './logo-files.ts';

/** A link to a book as its founder sees it: never with the password, which nobody can read again. */
export const bookShare = z.object({
  _id: z.string(),
  /** The path of the page; the host is the one that it is asked from. */
  path: z.string(),
  hasPassword: z.boolean(),
  expiresAt: z.nullable(z.string()),
  views: z.number(),
  lastViewedAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type BookShare = z.output<typeof bookShare>;

const shares = z.object({ shares: z.array(bookShare) });
const token = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/)) });
const password = z.string().check(z.minLength(8), z.maxLength(200));
/** One and the same for links that never were, have ended or were taken back. */
const gone = ['sharedBookMissing', 'sharedBookLocked'] as const;

/** Books that are shown to whoever has their address. What is shown is the brand as it is now, edits included. */
export const sharedBookCalls = {
  list: defineCall({ method: 'GET', path: '/api/sharedBooks', access: bookReader, response: shares }),
  create: defineCall({
    method: 'POST',
    path: '/api/sharedBooks',
    access: bookReader,
    body: z.object({
      quizId: z.optional(z.uuid()),
      password: z.optional(password),
      /** The last moment at which it opens. */
      expiresAt: z.optional(z.iso.datetime()),
    }),
    response: bookShare,
    limit: { perPerson: 30, seconds: 3600 },
    refusals: ['tooManyShares'],
  }),
  /** Taken back at once and for good. */
  revoke: defineCall({
    method: 'DELETE',
    path: '/api/sharedBooks/:id',
    access: bookReader,
    params: z.object({ id: z.uuid() }),
    response: shares,
  }),
  /** What somebody who has the address reads; counts as a view. */
  open: defineCall({
    method: 'POST',
    path: '/api/sharedBooks/open',
    access: anyone,
    body: z.object({ ...token.shape, password: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({ book, drawings: z.record(z.string(), z.string()) }),
    limit: { perPerson: 240, seconds: 60 },
    refusals: [...gone, 'sharedBookPassword'],
  }),
  /** What messengers show of a link: of a book without a password. */
  preview: defineCall({
    method: 'GET',
    path: '/api/sharedBooks/:token/preview.png',
    access: anyone,
    params: token,
    raw: 'image/png',
    limit: { perPerson: 120, seconds: 60 },
    refusals: [...gone],
  }),
  /** Design tokens (DTCG 2025.10) at an address that stays. */
  tokens: defineCall({
    method: 'GET',
    path: '/api/sharedBooks/:token/brand.tokens.json',
    access: anyone,
    params: token,
    raw: 'application/json',
    limit: { perPerson: 240, seconds: 60 },
    refusals: [...gone],
  }),
  /** The primary logo in one color at an address that stays. */
  logo: defineCall({
    method: 'GET',
    path: '/api/sharedBooks/:token/logos/:colorKey',
    access: anyone,
    params: z.object({ ...token.shape, colorKey: z.enum(logoColorKeys) }),
    raw: 'image/svg+xml',
    limit: { perPerson: 600, seconds: 60 },
    refusals: [...gone],
  }),
  /** The brand for AI tools: Model Context Protocol over HTTP, read only. */
  mcp: defineCall({
    method: 'POST',
    path: '/api/sharedBooks/:token/mcp',
    access: anyone,
    params: token,
    raw: 'application/json',
    limit: { perPerson: 240, seconds: 60 },
    refusals: [...gone],
  }),
};
