import * as z from 'zod/mini';
import { activeUser, anyone } from './access.ts';
import { defineCall } from './call.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Lists come from the version that the quiz began with; without it, from the active version. */
const ofQuiz = z.object({ quizId: z.optional(z.uuid()) });

/**
 * `standOut`: how far brands of this industry usually stand apart from each other, 0 (they look alike) to 1; absent
 * in older versions of the brain.
 */
export const industry = z.object({ _id: z.string(), name: z.string(), standOut: z.optional(z.number()) });
export const category = z.object({ _id: z.string(), key: z.number(), name: z.string(), icon: z.string() });
export const keyword = z.object({
  _id: z.string(),
  name: z.string(),
  category_id: z.string(),
  icon: z.string(),
  iconStyle: z.enum(['outline', 'filled']),
  meaning: z.string(),
});
export const colorFamily = z.object({ _id: z.string(), name: z.string(), hex: z.string(), group: z.string() });

/** Words that founders type, in lower case, with the `_id`s that they mean, nearest first. */
const meaningOfWords = z.record(z.string(), z.array(z.string()));

export type IndustryRecord = z.output<typeof industry>;
export type CategoryRecord = z.output<typeof category>;
export type KeywordRecord = z.output<typeof keyword>;
export type ColorFamilyRecord = z.output<typeof colorFamily>;

/** Spec quiz §7, administration §7.4. */
export const brainCalls = {
  industries: defineCall({
    method: 'GET',
    path: '/api/brain/industries',
    access: activeUser,
    query: ofQuiz,
    response: z.array(industry),
  }),
  keywords: defineCall({
    method: 'GET',
    path: '/api/brain/thoughtsAndFeelings',
    access: activeUser,
    query: ofQuiz,
    response: z.array(keyword),
  }),
  keyword: defineCall({
    method: 'GET',
    path: '/api/brain/thoughtsAndFeelings/:id',
    access: activeUser,
    params: z.object({ id }),
    query: ofQuiz,
    response: keyword,
  }),
  categories: defineCall({
    method: 'GET',
    path: '/api/brain/categories',
    access: activeUser,
    query: ofQuiz,
    response: z.array(category),
  }),
  colorFamilies: defineCall({
    method: 'GET',
    path: '/api/brain/colorFamilies',
    access: activeUser,
    query: ofQuiz,
    response: z.array(colorFamily),
  }),
  /** What else the keywords and the industries are searched by. */
  searchWords: defineCall({
    method: 'GET',
    path: '/api/brain/searchWords',
    access: activeUser,
    query: ofQuiz,
    response: z.object({ keywords: meaningOfWords, industries: meaningOfWords }),
  }),
  familyFromHex: defineCall({
    method: 'GET',
    path: '/api/brain/colorFamilies/familyFromHex/:hex',
    access: activeUser,
    params: z.object({ hex: z.string() }),
    response: colorFamily,
    refusals: ['invalidHex'],
  }),
  /** Every icon that a version names, as one sheet of symbols: `<use href="…#shield-check">`. */
  icons: defineCall({
    method: 'GET',
    path: '/api/brain/icons/:versionId',
    access: anyone,
    params: z.object({ versionId: z.uuid() }),
    raw: 'image/svg+xml',
  }),
};
