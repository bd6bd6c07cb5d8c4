import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { BrandService } from './brands.service.ts';

export const brandRoutes = (route: Route, { brands }: { brands: BrandService }): void => {
  route(api.brands.get, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.quizId);
    const brand = await brands.get(owner, params.quizId);
    await note();
    return brand;
  });
};
