import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Numbers of a query string. */
export const whole = (least: number, most: number, otherwise: number) =>
  z._default(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
      z.pipe(z.transform(Number), z.int().check(z.gte(least), z.lte(most))),
    ),
    otherwise,
  );

export const paging = z.object({
  limit: whole(1, limits.gridPageMost, limits.gridPageSize),
  // every row of a house of some millions is reached
  offset: whole(0, 100_000_000, 0),
  search: z.optional(z.string().check(z.maxLength(limits.searchQueryLength))),
});
