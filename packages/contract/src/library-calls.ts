import * as z from 'zod/mini';
import { activeUser, anyone, anyUser, brandHolder, userWith, type Access } from './access.ts';
import { defineCall } from './call.ts';
import { limits } from './limits.ts';
import { madeFilesStatus } from './made-file-calls.ts';
import { whole } from './paging.ts';

/** Spec results §2: the five tabs of the asset library, and the feature that unlocks each (spec quiz §6). */
export const templateTypes = {
  'pitch-deck': { label: 'PITCH DECK', feature: 'assetLibrary.pitchDecks.enabled' },
  letterhead: { label: 'LETTERHEAD', feature: 'assetLibrary.letterheads.enabled' },
  'one-pager': { label: 'ONE-PAGER', feature: 'assetLibrary.onePagers.enabled' },
  'social-media': { label: 'SOCIAL MEDIA', feature: 'assetLibrary.social.enabled' },
  miscellaneous: { label: 'MISCELLANEOUS', feature: 'assetLibrary.misc.enabled' },
} as const;
export type TemplateType = keyof typeof templateTypes;
export const templateTypeKeys = Object.keys(templateTypes) as TemplateType[];
const templateType = z.enum(templateTypeKeys as [TemplateType, ...TemplateType[]]);

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** A document that was made of a template before. */
const madeDocument = z.object({
  _id: z.string(),
  name: z.string(),
  /** Where it is opened: in the drive that it lies in. */
  url: z.string(),
  savedAt: z.string(),
  /** The brand has moved on since. */
  isOutdated: z.boolean(),
});

/** Spec results §3. */
const libraryTemplate = z.object({
  _id: z.string(),
  marketingKitId: z.string(),
  marketingKitKey: z.string(),
  title: z.string(),
  /** What the kit is called. */
  marketingKitTheme: z.string(),
  type: templateType,
  foregroundSVGFileName: z.string(),
  /** The first page as a picture, and the next ones. */
  backgroundImageUrl: z.string(),
  pageUrls: z.array(z.string()),
  /** `16 slides`. */
  size: z.string(),
  document: z.nullable(madeDocument),
  /** The same to be sent and printed, where there is one: what to ask for, and what was made of it. */
  pdf: z.nullable(z.object({ templateId: z.string(), document: z.nullable(madeDocument) })),
});
export type LibraryTemplate = z.output<typeof libraryTemplate>;

/** One question that the documents of a brand ask, and what was answered. */
const storyQuestion = z.object({
  key: z.string(),
  /** The slide or paper that says it. */
  label: z.string(),
  question: z.string(),
  hint: z.string(),
  /** Among the few that most documents repeat: asked before all others. */
  isFirst: z.boolean(),
  /** Behind the story that is told: nobody has to. */
  isMore: z.boolean(),
  answer: z.nullable(z.string()),
  /** The slide as it is now; none where no slide says it. */
  pageUrl: z.nullable(z.string()),
});
export type StoryQuestion = z.output<typeof storyQuestion>;

/** Who may have a document of a tab made: whoever has finished a brand and holds the tab's feature. */
export const libraryDocument = (type: TemplateType): Access => ({
  ...brandHolder,
  feature: templateTypes[type].feature,
});

const limit = { perPerson: 30, seconds: 60 } as const;

/** Spec results §7, administration §7.5. */
export const libraryCalls = {
  templates: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/assetLibrary',
    access: brandHolder,
    query: z.object({ templateType: z.optional(templateType) }),
    response: z.object({ templates: z.array(libraryTemplate) }),
    refusals: ['noSelections'],
  }),
  /** The sample deck of a brand that may still be in the making: of the quiz given, or of the active one. */
  sample: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/assetLibrary/sample',
    access: activeUser,
    query: z.object({ quizId: z.optional(z.uuid()) }),
    response: z.object({ template: libraryTemplate }),
    refusals: ['noSelections', 'noMatchingTemplate'],
  }),
  /**
   * Makes a document of a template in the founder's drive; `made` tells how far it is. Without access to the drive it
   * answers the address where it is given, and nothing is made until that address leads back with a code. The sample
   * deck is for everybody; what `libraryDocument` says of its tab holds of every other template.
   */
  generate: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/assetLibrary/generateDocumentFromTemplate',
    access: activeUser,
    body: z.object({
      kitId: id,
      templateId: id,
      type: templateType,
      accessCode: z.optional(z.string().check(z.maxLength(2048))),
      /** What came back beside the code: who asked, once. */
      nonce: z.optional(z.uuid()),
      context: z.enum(['quizResultsPage', 'assetLibrary']),
      quizId: z.optional(z.uuid()),
    }),
    response: z.object({
      authUrl: z.optional(z.string()),
      made: z.optional(madeFilesStatus),
      documentId: z.optional(z.string()),
    }),
    limit,
    refusals: ['noSelections', 'noMatchingTemplate', 'permissionError', 'driveCodeUsed', 'driveFull', 'unknownFont'],
  }),
  /** One page of a template by the address that `templates` gave. */
  picture: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/assetLibrary/pictures/:userId/:quizId/:kitKey/:templateId/:page',
    access: anyone,
    params: z.object({ userId: z.uuid(), quizId: z.uuid(), kitKey: id, templateId: id, page: id }),
    query: z.object({ basis: z.string(), signature: z.string() }),
    raw: 'image/png',
    refusals: ['linkInvalid', 'linkExpired', 'noSelections'],
  }),
  /** The pages of a file that lies in the built-in drive, as they were made. */
  savedPages: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/assetLibrary/savedPages/:fileId',
    // what was made can be looked at after the subscription's end as well
    access: anyUser,
    params: z.object({ fileId: z.uuid() }),
    response: z.object({ pageUrls: z.array(z.string()) }),
    limit: { perPerson: 120, seconds: 60 },
  }),
  /** Beside the file: what is to be seen to before it is shown, by page, and the fonts that Google Slides replaces. */
  preflight: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/assetLibrary/preflight/:templateId',
    access: brandHolder,
    params: z.object({ templateId: id }),
    response: z.object({
      findings: z.array(
        z.object({
          level: z.enum(['stop', 'warn']),
          rule: z.string(),
          label: z.string(),
          page: z.number(),
          says: z.string(),
          /** On a slide that is left out of the show. */
          isHidden: z.boolean(),
        }),
      ),
      /** Slides that are left out of the show until they are answered; they are looked at as well. */
      hidden: z.number(),
      /** What was looked at and found in order. */
      passed: z.array(z.string()),
      fonts: z.array(z.object({ name: z.string(), inSlides: z.boolean(), instead: z.nullable(z.string()) })),
      pageUrls: z.array(z.string()),
    }),
    limit: { perPerson: 60, seconds: 60 },
    refusals: ['noSelections', 'noMatchingTemplate'],
  }),
  /** The story of the brand: every question its documents ask, with what was answered. */
  story: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/story',
    access: brandHolder,
    query: z.object({ quizId: z.optional(z.uuid()) }),
    response: z.object({ questions: z.array(storyQuestion) }),
    limit: { perPerson: 240, seconds: 60 },
    refusals: ['noSelections', 'noMatchingTemplate'],
  }),
  /** Keeps an answer with the brand; an empty one takes it back. */
  answer: defineCall({
    method: 'PUT',
    path: '/api/brandedAssets/story',
    access: brandHolder,
    body: z.object({
      question: id,
      answer: z.string().check(z.maxLength(limits.storyAnswerLength)),
      quizId: z.optional(z.uuid()),
    }),
    response: z.object({ saved: z.boolean() }),
    limit: { perPerson: 120, seconds: 60 },
    refusals: ['noSelections'],
  }),
  documentStats: defineCall({
    method: 'GET',
    path: '/api/brandedAssets/assetLibrary/documentStats',
    access: userWith('canAccessAdminPage', 'canManageDocuments'),
    response: z.object({
      stats: z.object({
        totalFiles: z.number(),
        totalStorageGb: z.number(),
        outdatedFiles: z.number(),
        outdatedStorageGb: z.number(),
        trashedFiles: z.number(),
        trashedStorageGb: z.number(),
      }),
    }),
  }),
  trashOutdatedDocs: defineCall({
    method: 'POST',
    path: '/api/brandedAssets/assetLibrary/trashOutdatedDocs',
    access: userWith('canAccessAdminPage', 'canManageDocuments'),
    /** So many of the longest saved are passed over: those whose drives did not answer before. */
    query: z.object({ skip: whole(0, 1_000_000, 0) }),
    /** Some at a time; those that are left are asked for again. */
    response: z.object({ trashedCount: z.number(), failedCount: z.number(), leftCount: z.number() }),
    limit: { perPerson: 600, seconds: 60 },
  }),
};
