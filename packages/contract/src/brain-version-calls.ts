import * as z from 'zod/mini';
import { userWith } from './access.ts';
import { defineCall } from './call.ts';
import { paging } from './paging.ts';
import { brandColors, colorNames } from './selection-shapes.ts';

const brainManager = userWith('canAccessAdminPage', 'canManageSignetBrain');
const id = z.object({ id: z.uuid() });
const LONGEST = { version: 64, notes: 2048 } as const;
const notes = z.string().check(z.maxLength(LONGEST.notes, `Notes must not exceed ${LONGEST.notes} characters`));

/** What a workbook is sent as. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Twenty times the default brain's. */
export const WORKBOOK_MOST_BYTES = 5 * 1024 * 1024;

/** Spec administration §3. `quizzes`: how many keep to this version. */
export const brainVersion = z.object({
  _id: z.string(),
  version: z.string(),
  notes: z.string(),
  status: z.enum(['active', 'inactive']),
  validationStatus: z.nullable(z.string()),
  creationDate: z.string(),
  bucketKey: z.string(),
  quizzes: z.number(),
});
export type BrainVersion = z.output<typeof brainVersion>;
export const brainVersionSortFields = ['creationDate', 'version', 'status'] as const;

/** Spec administration §5: each with its own sentence. */
export const brainUploadForm = z.object({
  version: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Version is required'),
      z.maxLength(LONGEST.version, `Version must not exceed ${LONGEST.version} characters`),
    ),
  notes: z._default(notes, ''),
});

/** One row of a sheet that differs: what stands in its columns here and there. */
const changedRow = z.object({
  row: z.string(),
  columns: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});
const sheetDifference = z.object({
  sheet: z.string(),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  /** The first of each, for reading. */
  addedRows: z.array(z.string()),
  removedRows: z.array(z.string()),
  changedRows: z.array(changedRow),
});
export type SheetDifference = z.output<typeof sheetDifference>;

const triedBrand = z.object({
  colors: brandColors,
  names: z.optional(colorNames),
  headline: z.string(),
  bulkText: z.string(),
  marketingKit: z.string(),
});
/** So many sample quizzes are tried, one a call. */
export const SAMPLE_QUIZZES = 12;
/** A sample quiz under both versions; null where a version has no brand for its answers. */
const triedQuiz = z.object({
  name: z.string(),
  industry: z.string(),
  keywords: z.array(z.string()),
  before: z.nullable(triedBrand),
  after: z.nullable(triedBrand),
});
export type TriedQuiz = z.output<typeof triedQuiz>;

/** Spec administration §7.4. `difference` and `dryRun` hold a version against the active one, before it counts. */
export const brainVersionCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/brain/versions',
    access: brainManager,
    query: z.extend(paging, {
      sortField: z._default(z.enum(brainVersionSortFields), 'creationDate'),
      sortDirection: z._default(z.enum(['asc', 'desc']), 'desc'),
    }),
    response: z.object({ records: z.array(brainVersion), count: z.number() }),
  }),
  uploadUrl: defineCall({
    method: 'GET',
    path: '/api/brain/uploadVersionUrl',
    access: brainManager,
    response: z.object({ key: z.string(), uploadUrl: z.string() }),
    limit: { perPerson: 60, seconds: 3600 },
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/brain/versions',
    access: brainManager,
    body: z.extend(brainUploadForm, { bucketKey: z.string().check(z.maxLength(300)) }),
    response: z.object({ brainVersion }),
    refusals: ['brainInvalid', 'brainFileMissing', 'brainVersionTaken'],
    limit: { perPerson: 60, seconds: 3600 },
  }),
  downloadUrl: defineCall({
    method: 'GET',
    path: '/api/brain/versions/:id/downloadUrl',
    access: brainManager,
    params: id,
    response: z.object({ downloadUrl: z.string() }),
  }),
  /** `status` can only become active; the version that was active is so no more. */
  change: defineCall({
    method: 'PUT',
    path: '/api/brain/versions/:id',
    access: brainManager,
    params: id,
    body: z.object({ status: z.optional(z.literal('active')), notes: z.optional(notes) }),
    response: z.object({ success: z.literal(true) }),
    refusals: ['brainNotSound'],
  }),
  difference: defineCall({
    method: 'GET',
    path: '/api/brain/versions/:id/difference',
    access: brainManager,
    params: id,
    response: z.object({ against: z.string(), sheets: z.array(sheetDifference) }),
  }),
  dryRun: defineCall({
    method: 'POST',
    path: '/api/brain/versions/:id/dryRun',
    access: brainManager,
    onlyReads: true,
    params: id,
    body: z.object({ sample: z.int().check(z.gte(0), z.lt(SAMPLE_QUIZZES)) }),
    response: triedQuiz,
    limit: { perPerson: 240, seconds: 3600 },
  }),
};
