import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { BrandHistory } from './brand-history.service.ts';

export const brandHistoryRoutes = (route: Route, { history }: { history: BrandHistory }): void => {
  route(api.brandHistory.list, async (_received, { caller }) => history.list(caller.user._id));
  route(api.brandHistory.restore, async ({ body }, { caller }) => history.restore(caller.user._id, body.quizId));
};
