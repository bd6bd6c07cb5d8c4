import { knowledgeBaseCalls, strategistTiming } from '@signet/contract';
import { isKnowledgeBaseBusy } from '@signet/strategist';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../ui/toast-queue.ts';

/** `isGone`: whether it is done once there is no such knowledge base any more. `signal`: the page is left. */
type Awaited = { done: string; failed: string; isGone: boolean; signal: AbortSignal };

const pause = () => new Promise((resolve) => setTimeout(resolve, strategistTiming.knowledgeBaseBusy));

/** What a knowledge base has come to: its status, or nothing where it is gone. Undefined when the page is left. */
const endOf = async (id: string, signal: AbortSignal): Promise<string | null | undefined> => {
  for (; !signal.aborted; await pause()) {
    const { statuses } = await call(knowledgeBaseCalls.statuses, { body: { ids: [id] } }, { signal });
    const status = statuses[id];
    if (status === undefined || !isKnowledgeBaseBusy(status)) return status ?? null;
  }
  return undefined;
};

/** Says that something was done with a knowledge base once it is, not when it was asked for (spec §8.4, 8.7). */
export const sayEnd = async (id: string, { done, failed, isGone, signal }: Awaited): Promise<void> => {
  try {
    const status = await endOf(id, signal);
    if (status === undefined) return;
    if (isGone ? status === null : status === 'ACTIVE') toasts.success(done);
    else toasts.error(failed);
  } catch {
    // the grid looks as well, and says that statuses could not be had
  }
};
