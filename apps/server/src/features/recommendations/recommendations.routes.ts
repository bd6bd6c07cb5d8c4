import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { RecommendationsService } from './recommendations.service.ts';

export const recommendationRoutes = (
  route: Route,
  { recommendations }: { recommendations: RecommendationsService },
): void => {
  route(api.recommendations.get, ({ query }, { caller }) => recommendations.get(caller.user, query.quizId));
  route(api.recommendations.generate, ({ body }, { caller }) => recommendations.generate(caller.user, body.quizId));
  route(api.recommendations.preview, ({ body }, { caller }) =>
    recommendations.preview(caller.user, body.standOut, body.quizId),
  );
  route(api.recommendations.additional, ({ body }, { caller }) =>
    recommendations.additional(caller.user, body.types, body.quizId),
  );
};
