import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { WaitingList } from './waiting-list.service.ts';

export const waitingListRoutes = (route: Route, { waitingList }: { waitingList: WaitingList }): void => {
  const calls = api.waitingList;
  route(calls.join, ({ body }) => waitingList.join(body.email));
  route(calls.confirm, async ({ body }) => {
    await waitingList.confirm(body.token);
    return { isWaiting: true as const };
  });
  route(calls.leave, async ({ body }) => {
    await waitingList.leave(body.token);
    return { isGone: true as const };
  });
  route(calls.list, ({ query }) => waitingList.list(query));
  route(calls.invite, async ({ body: { ids, ...terms } }, { caller: { user } }) => ({
    invitedCount: await waitingList.invite(user, calls.invite, ids, terms),
  }));
  route(calls.remove, async ({ body }, { caller: { user } }) => ({
    removedCount: await waitingList.remove(user, calls.remove, body.ids),
  }));
};
