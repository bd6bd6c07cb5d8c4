import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { QuizService } from './quizzes.service.ts';

export const quizRoutes = (route: Route, { quizzes }: { quizzes: QuizService }): void => {
  route(api.quizzes.get, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.id);
    const quiz = await quizzes.get(owner, params.id);
    await note();
    return quiz;
  });
  route(api.quizzes.save, ({ body }, { caller }) => quizzes.save(caller.user, body));
  route(api.quizzes.copy, ({ body }, { caller }) => quizzes.copy(caller.user, body));
};
