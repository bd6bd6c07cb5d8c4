import { knowledgeBaseCalls, strategistTiming } from '@signet/contract';
import { isSyncBusy } from '@signet/strategist';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../ui/toast-queue.ts';

/**
 * A knowledge base and its sync, looked at again every 500 ms while one is at work (spec administration §4.9).
 * @param onEnd What the sync read is to be shown now.
 */
export const useSync = (id: string, onEnd: () => unknown) => {
  const client = useQueryClient();
  const queryKey = ['knowledgeBase', id];
  const { data: base } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(knowledgeBaseCalls.documents, { params: { id }, query: { limit: 1, offset: 0 } }, { signal }))
        .knowledgeBase,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isSyncBusy(data.syncJob.status) ? strategistTiming.knowledgeBaseBusy : false,
  });
  const isSyncing = base !== undefined && isSyncBusy(base.syncJob.status);
  const wasSyncing = useRef(false);
  useEffect(() => {
    if (wasSyncing.current && !isSyncing) void onEnd();
    wasSyncing.current = isSyncing;
  }, [isSyncing, onEnd]);
  const sync = async (): Promise<void> => {
    try {
      const { knowledgeBase } = await call(knowledgeBaseCalls.sync, { params: { id } });
      client.setQueryData(queryKey, knowledgeBase);
      toasts.success('Knowledge Base Sync initiated successfully.');
    } catch (error) {
      toasts.error(failureOf('Failed to sync data source.', error));
    }
  };
  return { base, isSyncing, sync };
};
