import * as z from 'zod/mini';
import { activeUser } from './access.ts';
import { drawable } from './answers.ts';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { brandColors } from './selection-shapes.ts';

/**
 * One of a founder's brands. `name` is what they call it among their brands, else the company's name; empty while
 * there is neither. `colors` are there once they have been recommended.
 */
export const listedBrand = z.object({
  quizId: z.string(),
  name: z.string(),
  companyName: z.string(),
  isActive: z.boolean(),
  isCompleted: z.boolean(),
  isArchived: z.boolean(),
  colors: z.optional(brandColors),
  updatedAt: z.string(),
});
export type ListedBrand = z.output<typeof listedBrand>;

const listed = z.object({ brands: z.array(listedBrand) });

const change = z.object({
  quizId: z.uuid(),
  name: z.optional(drawable(z.string()).check(z.trim(), z.minLength(1), z.maxLength(limits.brandNameLength))),
  archived: z.optional(z.boolean()),
  /** The brand of the book, the library and everything else. */
  active: z.optional(z.literal(true)),
});
export type BrandChange = z.output<typeof change>;

/** A founder may have several brands, one active (flow decisions). */
export const brandListCalls = {
  /** The active one first, then the latest. What an edit of a brand has replaced is not listed. */
  list: defineCall({ method: 'GET', path: '/api/brandList', access: activeUser, response: listed }),
  /**
   * A brand to begin: an empty quiz, which becomes active when it is completed. Where one was begun and nothing was
   * answered in it, that one.
   */
  begin: defineCall({
    method: 'POST',
    path: '/api/brandList',
    access: activeUser,
    body: z.object({}),
    response: z.object({ quizId: z.string() }),
    limit: { perPerson: 20, seconds: 3600 },
    refusals: ['tooManyBrands'],
  }),
  /** Names, archives, brings back or makes active. Only a completed brand can be active, and that one not archived. */
  change: defineCall({
    method: 'PUT',
    path: '/api/brandList',
    access: activeUser,
    body: change,
    response: listed,
    refusals: ['brandIsActive'],
  }),
};
