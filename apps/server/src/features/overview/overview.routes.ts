import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { OverviewReader } from './overview.store.ts';

/** What needs a look, for whoever runs this house. */
export const overviewRoutes = (route: Route, { overview }: { overview: OverviewReader }): void => {
  route(api.overview.get, () => overview.read());
};
