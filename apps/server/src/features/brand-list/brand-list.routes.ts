import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { createBrandListService, type BrandListParts } from './brand-list.service.ts';
import { createBrandListStore } from './brand-list.store.ts';

export const brandListRoutes = (route: Route, parts: Omit<BrandListParts, 'store'>): void => {
  const brandList = createBrandListService({ ...parts, store: createBrandListStore() });
  route(api.brandList.list, (_sent, { caller }) => brandList.list(caller.user));
  route(api.brandList.begin, (_sent, { caller }) => brandList.begin(caller.user));
  route(api.brandList.change, ({ body }, { caller }) => brandList.change(caller.user, body));
};
