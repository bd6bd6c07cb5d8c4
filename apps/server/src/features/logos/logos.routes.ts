import { api } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { LogoService } from './logos.service.ts';

const ADDRESS_SECONDS = 3600;

export const logoRoutes = (route: Route, { logos, blobs }: { logos: LogoService; blobs: Blobs }): void => {
  route(api.logos.generateAllLogos, async ({ query }, { caller }) => ({
    status: 'complete' as const,
    files: await logos.generateAll(caller.user._id, query.quizId ?? caller.user.activeQuizId ?? undefined),
  }));

  route(api.logos.generateLogo, async ({ body }, { caller, reply }) => {
    const svg = await logos.draw(caller.user._id, body.quizId ?? caller.user.activeQuizId ?? undefined, body.colorKey);
    return reply.type('image/svg+xml; charset=utf-8').send(svg);
  });

  route(api.logos.logoUrl, async ({ params, query }, { caller }) => {
    const files = await logos.files(caller.user._id, orRefuse(query.quizId ?? caller.user.activeQuizId, 'notFound'));
    const fileName = `logo-${params.colorKey}.svg`;
    const { key } = orRefuse(
      files.find((file) => file.fileName === fileName),
      'logosMissing',
    );
    return blobs.signedUrl(key, { expiresInSeconds: ADDRESS_SECONDS, fileName });
  });

  route(api.logos.logoUrls, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.quizId);
    const files = await logos.files(owner._id, orRefuse(params.quizId ?? owner.activeQuizId, 'notFound'));
    await note();
    const signed = files.map(async ({ fileName, key }) => ({
      fileName,
      url: (await blobs.signedUrl(key, { expiresInSeconds: ADDRESS_SECONDS, fileName })).url,
    }));
    return { logos: await Promise.all(signed) };
  });
};
