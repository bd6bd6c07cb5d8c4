import { api } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import { chosenQuizIdIfAny } from '../quizzes/chosen-quiz.ts';
import type { FontLibrary } from './font-library.ts';

export const fontRoutes = (route: Route, { brains, fonts }: { brains: BrainLibrary; fonts: FontLibrary }): void => {
  route(api.fonts.base64Font, async ({ query }, { caller }) => {
    const { quizId, ...wanted } = query;
    const brain = await brains.forQuiz(chosenQuizIdIfAny(caller.user, quizId), caller.user._id);
    const face = await fonts.bytes(brain, wanted);
    return { data: Buffer.from(orRefuse(face, 'unknownFont')).toString('base64') };
  });
};
