import { api, logoFileName, primaryLogo } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { LogoService } from './logos.service.ts';

const ADDRESS_SECONDS = 3600;

export const logoRoutes = (route: Route, { logos, blobs }: { logos: LogoService; blobs: Blobs }): void => {
  const signed = ({ key, fileName }: { key: string; fileName: string }) =>
    blobs.signedUrl(key, { expiresInSeconds: ADDRESS_SECONDS, fileName });

  route(api.logos.generateAllLogos, ({ query }, { caller }) =>
    logos.generateAll(caller.user._id, query.quizId ?? caller.user.activeQuizId ?? undefined),
  );

  route(api.logos.generateLogo, async ({ body }, { caller, reply }) => {
    const svg = await logos.draw(caller.user._id, body.quizId ?? caller.user.activeQuizId ?? undefined, body.colorKey);
    return reply.type('image/svg+xml; charset=utf-8').send(svg);
  });

  route(api.logos.logoUrl, async ({ params, query }, { caller }) => {
    const files = await logos.files(caller.user._id, orRefuse(query.quizId ?? caller.user.activeQuizId, 'notFound'));
    const wanted = logoFileName({ ...primaryLogo, colorKey: params.colorKey, format: 'svg' });
    return signed(
      orRefuse(
        files.find(({ fileName }) => fileName === wanted),
        'logosMissing',
      ),
    );
  });

  route(api.logos.logoUrls, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.quizId);
    const files = await logos.files(owner._id, orRefuse(params.quizId ?? owner.activeQuizId, 'notFound'));
    await note();
    return {
      logos: await Promise.all(
        files.map(async (file) => ({ ...file.is, fileName: file.fileName, ...(await signed(file)) })),
      ),
    };
  });
};
