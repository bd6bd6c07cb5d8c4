import * as z from 'zod/mini';
import { keyword } from './brain-calls.ts';
import { knownFields, knownFieldsOfUnion } from './known-fields.ts';
import { businessLifecycles, limits } from './limits.ts';
import { isSeen, visibleText } from './visible-text.ts';

/**
 * The answers of quiz pages 1 to 4 with the wording of spec quiz §5. The forms, the save call and the gate between
 * pages all use these.
 */

const required = (message: string, most: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(most, `At most ${most} characters`));

const lines = (text: string): number => text.split('\n').length;

/** What a logo is drawn from, or a label says: as it can be seen, on as many lines as a logo may have. */
export const drawable = <const T extends z.ZodMiniType<string>>(text: T) =>
  text.check(
    z.overwrite(visibleText),
    z.refine((value) => lines(value) <= limits.logoTextLines, `At most ${limits.logoTextLines} lines`),
    z.refine((value) => value.trim() === '' || isSeen(value), 'Use at least one letter, figure or sign'),
  );

/** The text of a logo where it is not the company's name; empty where it is. */
export const logoText = drawable(z.string().check(z.maxLength(limits.logoTextLength)));

/** Accepts what founders type: `acme.com`, `https://www.acme.com/start`. */
const looksLikeWebsite = (value: string): boolean => {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false;
  return !/\s/.test(value) && url.hostname.includes('.') && !url.hostname.endsWith('.') && !url.username;
};

const companyName = drawable(z.string('Company name is required')).check(
  z.trim(),
  z.minLength(1, 'Company name is required'),
  z.maxLength(limits.companyNameLength, `At most ${limits.companyNameLength} characters`),
);

/** Instead of an address: the company has no website yet (flow decisions). */
export const NO_WEBSITE = 'none';

export const companyProfile = z.object({
  companyName,
  websiteUrl: required('Website URL is required', limits.websiteUrlLength).check(
    z.refine(
      (value) => ['', NO_WEBSITE].includes(value.trim()) || looksLikeWebsite(value.trim()),
      'Enter a website address such as acme.com',
    ),
  ),
  industry: required('Industry is required', 64),
  businessLifecycle: z.enum(
    businessLifecycles.map((stage) => stage.id),
    'Business lifecycle is required',
  ),
});

export const competitor = z.strictObject(
  {
    identifier: z.strictObject(
      {
        value: z.string().check(z.overwrite(visibleText), z.minLength(1), z.maxLength(200)),
        // the provider's ids have the form of a UUID but not always its version bits
        uuid: z.guid(),
        image_id: z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[\w./-]+$/)),
      },
      knownFields('a competitor'),
    ),
    short_description: z.optional(z.string().check(z.maxLength(500))),
  },
  knownFields('a competitor'),
);
export type Competitor = z.output<typeof competitor>;

/** The key must be present; the list may be empty or partial. */
export const competitors = z.object({
  competitors: z.array(competitor).check(
    z.maxLength(limits.competitors, `Choose at most ${limits.competitors} competitors`),
    z.refine(
      (list) => new Set(list.map((one) => one.identifier.uuid)).size === list.length,
      'The same competitor cannot be chosen twice',
    ),
  ),
});

export const colorChoice = z.strictObject(
  {
    _id: z.string('ID is required').check(z.minLength(1, 'ID is required'), z.maxLength(64)),
    name: z.string('Name is required').check(z.minLength(1, 'Name is required'), z.maxLength(64)),
    hex: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Invalid hex color (must be 6 digits)'))),
    /** A family of the list has it; a choice is kept without. */
    group: z.optional(z.string().check(z.maxLength(64))),
  },
  knownFields('a color'),
);
export type ColorChoice = z.output<typeof colorChoice>;

const colorList = (most: number, name: string) =>
  z.array(colorChoice).check(
    z.maxLength(most, `Choose at most ${most} ${name} colors`),
    z.refine(
      (list) => new Set(list.map((one) => one._id)).size === list.length,
      'The same color cannot be chosen twice',
    ),
  );

export const colorPreferences = z.object({
  colorPreferences: z
    .strictObject(
      {
        favoriteColors: colorList(limits.favoriteColors, 'favorite'),
        dislikedColors: colorList(limits.dislikedColors, 'disliked'),
      },
      knownFields('the colors'),
    )
    .check(
      z.refine(
        ({ favoriteColors, dislikedColors }) =>
          !favoriteColors.some((one) => dislikedColors.some((other) => other._id === one._id)),
        'A color cannot be both a favorite and disliked',
      ),
    ),
});
export type ColorPreferences = z.output<typeof colorPreferences>['colorPreferences'];

export const THREE_KEYWORDS = 'You must select three Thoughts or Feelings';

const distinctIds = (list: readonly { _id: string }[]) => new Set(list.map((one) => one._id)).size === list.length;

export const chosenKeyword = z.object({
  _id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
});

export const keywordChoice = z.object({
  thoughtsAndFeelings: z
    .array(chosenKeyword, THREE_KEYWORDS)
    .check(z.length(limits.keywords, THREE_KEYWORDS), z.refine(distinctIds, THREE_KEYWORDS)),
});

/** On the wire a keyword is an id or an object with one, as the list answers it (flow decisions). */
export const keywordReference = z.pipe(
  z.union(
    [
      z.string().check(z.maxLength(64)),
      z.strictObject({ ...z.partial(keyword).shape, _id: z.string().check(z.maxLength(64)) }, knownFields('a keyword')),
    ],
    knownFieldsOfUnion,
  ),
  z.transform((value): string => (typeof value === 'string' ? value : value._id)),
);
