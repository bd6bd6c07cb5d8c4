import * as z from 'zod/mini';
import { draftAccess, strategistLimits } from './chat-shapes.ts';
import { defineCall } from './call.ts';
import { paging } from './paging.ts';

const { knowledgeBaseName, knowledgeBaseNotes, documentBytes, documentName } = strategistLimits;

/** Spec administration §4.9. */
export const knowledgeBaseStatuses = ['CREATING', 'UPDATING', 'DELETING', 'ACTIVE', 'FAILED'] as const;
export type KnowledgeBaseStatus = (typeof knowledgeBaseStatuses)[number];
export const syncJobStatuses = ['NOT_STARTED', 'STARTING', 'IN_PROGRESS', 'STOPPING', 'COMPLETE', 'FAILED'] as const;
export type SyncJobStatus = (typeof syncJobStatuses)[number];

/** What a sync did (spec administration §3). */
export const syncStatistics = z.object({
  numberOfDocumentsScanned: z.number(),
  numberOfDocumentsFailed: z.number(),
  numberOfMetadataDocumentsScanned: z.number(),
  numberOfMetadataDocumentsModified: z.number(),
  numberOfNewDocumentsIndexed: z.number(),
  numberOfModifiedDocumentsIndexed: z.number(),
  numberOfDocumentsDeleted: z.number(),
});
export type SyncStatistics = z.output<typeof syncStatistics>;

export const syncJob = z.object({
  status: z.enum(syncJobStatuses),
  startedAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  statistics: syncStatistics,
  /** Documents that could not be read, and why. */
  failures: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type SyncJob = z.output<typeof syncJob>;

export const knowledgeBase = z.object({
  _id: z.string(),
  name: z.string(),
  notes: z.string(),
  /** Where its documents lie; null until a data source was created. */
  s3BucketUrl: z.nullable(z.string()),
  /** Whether others fill that folder: its documents are changed there, not here. */
  isElsewhere: z.boolean(),
  status: z.enum(knowledgeBaseStatuses),
  syncJob,
});
export type KnowledgeBase = z.output<typeof knowledgeBase>;

/** Spec administration §5. */
export const knowledgeBaseForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(knowledgeBaseName, `Name must not exceed ${knowledgeBaseName} characters`),
    ),
  notes: z._default(
    z.string().check(z.maxLength(knowledgeBaseNotes, `Notes must not exceed ${knowledgeBaseNotes} characters`)),
    '',
  ),
});
export type KnowledgeBaseForm = z.output<typeof knowledgeBaseForm>;

/** How a document stands: not read since it was sent, read, or not readable. */
export const documentStates = ['waiting', 'indexed', 'failed'] as const;
export const knowledgeDocument = z.object({
  _id: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** How many times it was sent. */
  version: z.number(),
  uploadedAt: z.string(),
  state: z.enum(documentStates),
  /** Why it could not be read. */
  reason: z.nullable(z.string()),
});
export type KnowledgeDocument = z.output<typeof knowledgeDocument>;

/** Endings of names that can be read. */
export const documentEndings = ['txt', 'md', 'html', 'pdf', 'docx', 'pptx', 'xlsx', 'csv'] as const;
export type DocumentEnding = (typeof documentEndings)[number];

export const knowledgeSorts = ['name', 'status', 'lastSync'] as const;

const one = z.object({ id: z.uuid() });
const document = z.object({ id: z.uuid(), documentId: z.uuid() });
const ids = z.object({ ids: z.array(z.uuid()).check(z.maxLength(100)) });
const answered = z.object({ knowledgeBase });
const busy = ['knowledgeBaseBusy'] as const;

/** Spec administration §7.9, and the documents of a data source. */
export const knowledgeBaseCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/knowledgeBases',
    access: draftAccess,
    query: z.extend(paging, {
      sortField: z._default(z.enum(knowledgeSorts), 'name'),
      sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    response: z.object({ records: z.array(knowledgeBase), count: z.number() }),
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/knowledgeBases',
    access: draftAccess,
    body: knowledgeBaseForm,
    response: answered,
    refusals: ['knowledgeBaseNamed'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/knowledgeBases/:id',
    access: draftAccess,
    params: one,
    response: answered,
    refusals: [...busy, 'knowledgeBaseInUse'],
  }),
  createDataSource: defineCall({
    method: 'POST',
    path: '/api/knowledgeBases/:id/dataSource',
    access: draftAccess,
    params: one,
    response: answered,
    refusals: [...busy, 'dataSourceThere'],
  }),
  sync: defineCall({
    method: 'POST',
    path: '/api/knowledgeBases/:id/dataSource/sync',
    access: draftAccess,
    params: one,
    response: answered,
    refusals: [...busy, 'dataSourceMissing'],
  }),
  statuses: defineCall({
    method: 'POST',
    path: '/api/knowledgeBases/statuses',
    access: draftAccess,
    onlyReads: true,
    body: ids,
    response: z.object({ statuses: z.record(z.string(), z.enum(knowledgeBaseStatuses)) }),
  }),
  syncJobs: defineCall({
    method: 'POST',
    path: '/api/knowledgeBases/syncJobs',
    access: draftAccess,
    onlyReads: true,
    body: ids,
    response: z.object({ syncJobs: z.record(z.string(), syncJob) }),
  }),
  documents: defineCall({
    method: 'GET',
    path: '/api/knowledgeBases/:id/documents',
    access: draftAccess,
    params: one,
    query: paging,
    response: z.object({ knowledgeBase, records: z.array(knowledgeDocument), count: z.number() }),
  }),
  /** The file itself is the body. One of the same name gets another version. */
  upload: defineCall({
    method: 'POST',
    path: '/api/knowledgeBases/:id/documents',
    access: draftAccess,
    params: one,
    query: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(documentName)),
      /** What it takes the place of, whatever that is called. */
      replaces: z.optional(z.uuid()),
    }),
    upload: true,
    bodyLimit: documentBytes,
    response: z.object({ document: knowledgeDocument }),
    refusals: [...busy, 'dataSourceMissing', 'documentsElsewhere', 'documentUnreadable', 'tooManyDocuments'],
  }),
  removeDocument: defineCall({
    method: 'DELETE',
    path: '/api/knowledgeBases/:id/documents/:documentId',
    access: draftAccess,
    params: document,
    response: z.object({ deletedCount: z.number() }),
    refusals: ['documentsElsewhere'],
  }),
  /** What was read of it, and the versions that there were. */
  preview: defineCall({
    method: 'GET',
    path: '/api/knowledgeBases/:id/documents/:documentId',
    access: draftAccess,
    params: document,
    response: z.object({
      document: knowledgeDocument,
      passages: z.array(z.object({ heading: z.string(), text: z.string() })),
      versions: z.array(z.object({ number: z.number(), bytes: z.number(), uploadedAt: z.string(), url: z.string() })),
    }),
  }),
};
