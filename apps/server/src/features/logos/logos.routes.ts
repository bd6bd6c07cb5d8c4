import { api, primaryLogoFileName } from '@signet/contract';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { ADDRESS_SECONDS } from '../made-files/kind.ts';
import type { Completing } from '../quizzes/completing.ts';
import type { LogoService } from './logos.service.ts';

type Parts = { logos: LogoService; blobs: Blobs; completing: Pick<Completing, 'request'> };

export const logoRoutes = (route: Route, { logos, blobs, completing }: Parts): void => {
  const signed = ({ key, fileName }: { key: string; fileName: string }) =>
    blobs.signedUrl(key, { expiresInSeconds: ADDRESS_SECONDS, fileName });

  route(api.logos.generateAllLogos, async ({ query, body }, { caller, acting }) => {
    if (body.complete && !(await completing.request(caller.user, query.quizId))) throw new Refusal('quizIncomplete');
    return logos.generateAll(await acting(query.quizId), query.quizId);
  });

  route(api.logos.generateLogo, async ({ body }, { caller, reply }) => {
    const svg = await logos.draw(caller.user, body);
    return reply.type('image/svg+xml; charset=utf-8').send(svg);
  });

  route(api.logos.logoUrl, async ({ params, query }, { caller }) => {
    const files = await logos.files(caller.user, query.quizId);
    const wanted = primaryLogoFileName({ colorKey: params.colorKey, format: 'svg' });
    return signed(
      orRefuse(
        files.find(({ fileName }) => fileName === wanted),
        'logosMissing',
      ),
    );
  });

  route(api.logos.logoUrls, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.quizId);
    const files = await logos.files(owner, params.quizId);
    await note();
    return {
      logos: await Promise.all(
        files.map(async (file) => ({ ...file.is, fileName: file.fileName, ...(await signed(file)) })),
      ),
    };
  });
};
