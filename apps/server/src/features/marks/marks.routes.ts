import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { MarkService } from './marks.service.ts';

export const markRoutes = (route: Route, { marks }: { marks: MarkService }): void => {
  route(api.marks.get, ({ params }, { caller }) => marks.get(caller.user, params.quizId));
  route(api.marks.draw, ({ body }, { caller }) => marks.draw(caller.user, body.quizId));
  route(api.marks.nudge, ({ body }, { caller }) => marks.nudge(caller.user, body));
};
