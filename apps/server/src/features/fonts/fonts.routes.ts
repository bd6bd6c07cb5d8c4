import { api } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { FontLibrary } from './font-library.ts';

export const fontRoutes = (route: Route, { brains, fonts }: { brains: BrainLibrary; fonts: FontLibrary }): void => {
  route(api.fonts.base64Font, async ({ query }, { caller }) => {
    const { quizId = caller.user.activeQuizId ?? undefined, ...wanted } = query;
    const face = await fonts.bytes(await brains.forQuiz(quizId, caller.user._id), wanted);
    return { data: Buffer.from(orRefuse(face, 'unknownFont')).toString('base64') };
  });
};
