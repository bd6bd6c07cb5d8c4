import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { SelectionsService } from './selections.service.ts';

export const selectionsRoutes = (route: Route, { selections }: { selections: SelectionsService }): void => {
  route(api.selections.get, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.id);
    const found = await selections.get(owner, params.id);
    await note();
    return found;
  });
  route(api.selections.save, async ({ body }, { acting }) => selections.save(await acting(body._id), body));
};
