import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { houseAct } from '../audit/audit-log.ts';
import type { Agents } from './agents.service.ts';

export const agentRoutes = (route: Route, { agents }: { agents: Agents }): void => {
  const calls = api.agents;
  route(calls.models, async () => ({ models: agents.models() }));
  route(calls.status, async () => ({ general: await agents.status('general') }));
  route(calls.get, async ({ params }) => ({ agent: await agents.get(params.type) }));
  route(calls.save, async ({ params, body }, { caller }) => ({
    agent: await agents.save(params.type, body.config, houseAct(calls.save, caller.user, { ...params, ...body })),
  }));
  route(calls.remove, async ({ params }, { caller }) => ({
    agent: await agents.remove(params.type, houseAct(calls.remove, caller.user, params)),
  }));
  route(calls.prepare, async ({ params }, { caller }) => ({
    agent: await agents.prepare(params.type, houseAct(calls.prepare, caller.user, params)),
  }));
  route(calls.publish, async ({ params }, { caller }) => ({
    agent: await agents.publish(params.type, houseAct(calls.publish, caller.user, params)),
  }));
  route(calls.knowledgeBases, async ({ params }) => ({ knowledgeBases: await agents.knowledgeBases(params.type) }));
  route(calls.addKnowledgeBase, async ({ params }, { caller }) => ({
    knowledgeBases: await agents.attach(
      params.type,
      params.kbId,
      houseAct(calls.addKnowledgeBase, caller.user, params),
    ),
  }));
  route(calls.removeKnowledgeBase, async ({ params }, { caller }) => ({
    knowledgeBases: await agents.detach(
      params.type,
      params.kbId,
      houseAct(calls.removeKnowledgeBase, caller.user, params),
    ),
  }));
};
