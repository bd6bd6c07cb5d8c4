import type { Readable } from 'node:stream';
import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { KnowledgeBases } from './knowledge-bases.service.ts';

export const knowledgeBaseRoutes = (route: Route, { bases }: { bases: KnowledgeBases }): void => {
  const calls = api.knowledgeBases;
  route(calls.list, async ({ query }) => bases.list(query));
  route(calls.create, async ({ body }) => ({ knowledgeBase: await bases.create(body) }));
  route(calls.remove, async ({ params }) => ({ knowledgeBase: await bases.remove(params.id) }));
  route(calls.createDataSource, async ({ params }) => ({ knowledgeBase: await bases.createDataSource(params.id) }));
  route(calls.sync, async ({ params }) => ({ knowledgeBase: await bases.sync(params.id) }));
  route(calls.statuses, async ({ body }) => ({ statuses: await bases.statuses(body.ids) }));
  route(calls.syncJobs, async ({ body }) => ({ syncJobs: await bases.syncJobs(body.ids) }));
  route(calls.documents, async ({ params, query }) => bases.documents(params.id, query));
  route(calls.upload, async ({ params, query }, { request }) => ({
    document: await bases.upload(params.id, query, request.body as Readable),
  }));
  route(calls.removeDocument, async ({ params }) => ({
    deletedCount: await bases.removeDocument(params.id, params.documentId),
  }));
  route(calls.preview, async ({ params }) => bases.preview(params.id, params.documentId));
};
