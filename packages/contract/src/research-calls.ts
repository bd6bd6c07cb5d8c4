import * as z from 'zod/mini';
import { activeUser, anyone, userWith } from './access.ts';
import { competitor } from './answers.ts';
import { defineCall } from './call.ts';

/** Spec quiz §4. `justFinished` is a founder's own: it lasts until they have seen it, and the server never says it. */
export const scrapeStatuses = ['new', 'inProgress', 'justFinished', 'completed', 'abandoned', 'failed'] as const;
export type ScrapeStatus = (typeof scrapeStatuses)[number];

/** What a color does in a company's palette. */
export const paletteCategories = ['primary', 'accent', 'neutral', 'dark', 'light'] as const;

/** Where a color was seen, the plainest sign of a brand first. `where` beside it is the name or the selector. */
export const colorSigns = [
  'logo',
  'brandVariable',
  'themeColor',
  'button',
  'header',
  'manifest',
  'icon',
  'link',
  'style',
] as const;
export type ColorSign = (typeof colorSigns)[number];

/**
 * How reading a website ended. `noSite`: none is known of this company. `notAllowed`: its robots.txt or the operator
 * of this server says no. `notAPage`: there is no page at its address.
 */
export const siteOutcomes = ['read', 'noSite', 'notReached', 'notAllowed', 'notAPage', 'noColors'] as const;
export type SiteOutcome = (typeof siteOutcomes)[number];

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const evidence = z.array(z.object({ sign: z.enum(colorSigns), where: z.string() }));

const colorDetail = z.object({
  paletteCategories: z.array(z.enum(paletteCategories)),
  hex,
  /** Of the logo or website that it was read from, 0 to 100. */
  percentage: z.number(),
  /** The color family of the brain that looks most like it, and the palette that this family belongs to. */
  colorFamilyName: z.string(),
  colorPaletteName: z.string(),
  evidence,
});
export type ColorDetail = z.output<typeof colorDetail>;

/** What was read of a company (spec administration §2.1, §7.6). */
export const companyColors = z.object({
  companyId: z.string(),
  name: z.string(),
  imageId: z.string(),
  website: z.nullable(z.string()),
  readAt: z.string(),
  /** Null where no color can be defended as the company's own. */
  mainColor: z.nullable(hex),
  logoDetails: z.object({ colorDetails: z.array(colorDetail) }),
  websiteDetails: z.object({ outcome: z.enum(siteOutcomes), colorDetails: z.array(colorDetail) }),
});
export type CompanyColors = z.output<typeof companyColors>;

/** Who says that a color is a company's. */
export const colorSources = ['founder', 'logo', 'website'] as const;

const researchedCompany = z.object({
  companyId: z.string(),
  name: z.string(),
  imageId: z.string(),
  status: z.enum(['waiting', 'reading', 'read', 'failed']),
  website: z.nullable(z.string()),
  outcome: z.nullable(z.enum(siteOutcomes)),
  /** The founder's word first, then the main one, the logo's, the website's; without what the founder took out. */
  colors: z.array(z.object({ hex, from: z.enum(colorSources), share: z.number(), evidence })),
  mainColor: z.nullable(hex),
  /** Colors that the founder said are not the company's. */
  notTheirs: z.array(hex),
  /**
   * What the website calls itself, and the address of its icon, which `icon` answers; null where a directory already
   * knows the company.
   */
  found: z.nullable(z.object({ name: z.nullable(z.string()), icon: z.nullable(z.string()) })),
});
export type ResearchedCompany = z.output<typeof researchedCompany>;

export const researchStatus = z.object({
  /** 0 to 100; it only rises while the competitors stay the same. */
  progress: z.number(),
  scrapeStatus: z.enum(scrapeStatuses),
  /** When the competitors last changed, or the founder gave up; null before. */
  lastModified: z.nullable(z.string()),
  companies: z.array(researchedCompany),
  /**
   * The companies that everybody in the founder's industry knows, but those that the founder named. Neither progress
   * nor status waits for them, and nothing that is recommended depends on them.
   */
  industry: z.array(researchedCompany),
});
export type ResearchStatus = z.output<typeof researchStatus>;

const ofQuiz = z.object({ quizId: z.optional(z.uuid()) });

/** Spec quiz §7, administration §7.6. Giving up is a save of the quiz (flow decisions). */
export const researchCalls = {
  checkScrapeStatuses: defineCall({
    method: 'POST',
    path: '/api/companyColors/colorScraper/checkScrapeStatuses',
    access: activeUser,
    body: ofQuiz,
    response: researchStatus,
  }),
  /** The same as server-sent events: the status at once and each change of it, until nothing more can come. */
  follow: defineCall({
    method: 'GET',
    path: '/api/companyColors/colorScraper/events',
    access: activeUser,
    query: ofQuiz,
    raw: 'text/event-stream',
    limit: { perPerson: 60, seconds: 60 },
  }),
  /**
   * "That is not their color", and taking it back. A color that was never read and is theirs is the founder's own word.
   * What is recommended next goes by it, on a copy as well.
   */
  correctColor: defineCall({
    method: 'POST',
    path: '/api/companyColors/corrections',
    access: activeUser,
    body: z.object({ quizId: z.optional(z.uuid()), companyId: z.guid(), hex, isTheirs: z.boolean() }),
    response: researchStatus,
    refusals: ['quizCompleted'],
    limit: { perPerson: 60, seconds: 60 },
  }),
  /**
   * The icon of a company's website, drawn anew: an `img` asks without a token, and keeps it. `digest` changes with it.
   */
  icon: defineCall({
    method: 'GET',
    path: '/api/companyColors/icons/:companyId/:digest',
    access: anyone,
    params: z.object({ companyId: z.guid(), digest: z.string().check(z.maxLength(64)) }),
    raw: 'image/png',
  }),
  /**
   * Answers what is stored; where there is nothing, or it is to be read afresh, reading begins and the company is
   * absent. `company` names one that no quiz and no directory knows. For testing pages (spec administration §2.1,
   * §7.6), as `companyColors` is.
   */
  scrapeCompany: defineCall({
    method: 'POST',
    path: '/api/companyColors/colorScraper/scrapeCompany',
    access: userWith('canAccessTestingPages'),
    body: z.object({
      companyId: z.guid(),
      forceFreshScrape: z.boolean(),
      company: z.optional(competitor),
    }),
    response: z.object({ company: z.optional(companyColors) }),
  }),
  /** 404 while there is no result, or another is being read (spec administration §7.6). */
  companyColors: defineCall({
    method: 'GET',
    path: '/api/companyColors/:companyId',
    access: userWith('canAccessTestingPages'),
    params: z.object({ companyId: z.guid() }),
    response: companyColors,
    refusals: ['companyNotRead'],
  }),
};
