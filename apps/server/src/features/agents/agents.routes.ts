import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { Agents } from './agents.service.ts';

export const agentRoutes = (route: Route, { agents }: { agents: Agents }): void => {
  const calls = api.agents;
  route(calls.models, async () => ({ models: agents.models() }));
  route(calls.status, async () => ({ general: await agents.status('general') }));
  route(calls.get, async ({ params }) => ({ agent: await agents.get(params.type) }));
  route(calls.save, async ({ params, body }) => ({ agent: await agents.save(params.type, body.config) }));
  route(calls.remove, async ({ params }) => ({ agent: await agents.remove(params.type) }));
  route(calls.prepare, async ({ params }) => ({ agent: await agents.prepare(params.type) }));
  route(calls.publish, async ({ params }) => ({ agent: await agents.publish(params.type) }));
  route(calls.knowledgeBases, async ({ params }) => ({ knowledgeBases: await agents.knowledgeBases(params.type) }));
  route(calls.addKnowledgeBase, async ({ params }) => ({
    knowledgeBases: await agents.attach(params.type, params.kbId),
  }));
  route(calls.removeKnowledgeBase, async ({ params }) => ({
    knowledgeBases: await agents.detach(params.type, params.kbId),
  }));
};
