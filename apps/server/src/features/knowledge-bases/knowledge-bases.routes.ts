import type { Readable } from 'node:stream';
import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { houseAct } from '../audit/audit-log.ts';
import type { KnowledgeBases } from './knowledge-bases.service.ts';

export const knowledgeBaseRoutes = (route: Route, { bases }: { bases: KnowledgeBases }): void => {
  const calls = api.knowledgeBases;
  route(calls.list, async ({ query }) => bases.list(query));
  route(calls.create, async ({ body }, { caller }) => ({
    knowledgeBase: await bases.create(body, houseAct(calls.create, caller.user)),
  }));
  route(calls.remove, async ({ params }, { caller }) => ({
    knowledgeBase: await bases.remove(params.id, houseAct(calls.remove, caller.user)),
  }));
  route(calls.createDataSource, async ({ params }, { caller }) => ({
    knowledgeBase: await bases.createDataSource(params.id, houseAct(calls.createDataSource, caller.user)),
  }));
  route(calls.sync, async ({ params }, { caller }) => ({
    knowledgeBase: await bases.sync(params.id, houseAct(calls.sync, caller.user)),
  }));
  route(calls.statuses, async ({ body }) => ({ statuses: await bases.statuses(body.ids) }));
  route(calls.syncJobs, async ({ body }) => ({ syncJobs: await bases.syncJobs(body.ids) }));
  route(calls.documents, async ({ params, query }) => bases.documents(params.id, query));
  route(calls.upload, async ({ params, query }, { caller, request }) => ({
    document: await bases.upload(
      params.id,
      { ...query, note: houseAct(calls.upload, caller.user, { ...params, ...query }) },
      request.body as Readable,
    ),
  }));
  route(calls.removeDocument, async ({ params }, { caller }) => ({
    deletedCount: await bases.removeDocument(
      params.id,
      params.documentId,
      houseAct(calls.removeDocument, caller.user, params),
    ),
  }));
  route(calls.preview, async ({ params }) => bases.preview(params.id, params.documentId));
};
