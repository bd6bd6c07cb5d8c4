import { agentCalls, knowledgeBaseCalls, strategistLimits, strategistTiming, type Agent } from '@signet/contract';
import { isAgentBusy, modelLabel } from '@signet/strategist';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const params = { type: 'general' as const };

/** The agent; looked at again every 300 ms while it is at work (spec administration §4.8). */
export const agentQuery = queryOptions({
  queryKey: ['agent'],
  queryFn: async ({ signal }): Promise<Agent> => (await call(agentCalls.get, { params }, { signal })).agent,
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data && isAgentBusy(data) ? strategistTiming.agentBusy : false),
});

/** As they are listed. */
export const modelsQuery = queryOptions({
  queryKey: ['agentModels'],
  queryFn: async ({ signal }) =>
    (await call(agentCalls.models, {}, { signal })).models.map((model) => ({
      id: model.id,
      label: modelLabel(model),
    })),
});

export const attachedQuery = queryOptions({
  queryKey: ['agentKnowledgeBases'],
  queryFn: async ({ signal }) => (await call(agentCalls.knowledgeBases, { params }, { signal })).knowledgeBases,
  staleTime: 0,
});

/** All that could be associated: 100, by name (spec administration §9). */
export const offeredQuery = queryOptions({
  queryKey: ['knowledgeBasesOffered'],
  queryFn: async ({ signal }) => {
    const query = { limit: strategistLimits.knowledgeBasesOffered, offset: 0 };
    return (await call(knowledgeBaseCalls.list, { query }, { signal })).records;
  },
  staleTime: 0,
});
