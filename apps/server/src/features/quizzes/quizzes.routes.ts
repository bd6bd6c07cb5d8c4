import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { QuizService } from './quizzes.service.ts';

export const quizRoutes = (route: Route, { quizzes }: { quizzes: QuizService }): void => {
  route(api.quizzes.get, ({ params }, { caller }) => quizzes.get(caller.user, params.id));
  route(api.quizzes.save, ({ body }, { caller }) => quizzes.save(caller.user, body));
};
