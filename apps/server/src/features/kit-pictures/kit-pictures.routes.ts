import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { sendSvg } from '../../http/send-svg.ts';
import type { KitPictures } from './kit-pictures.service.ts';

export const kitPictureRoutes = (route: Route, { pictures }: { pictures: KitPictures }): void => {
  route(api.kitPictures.draw, async ({ params, query }, { caller, request, reply }) => {
    const { basis, draw } = await pictures.svg(caller.user, params, query);
    const tag = `"${basis}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendSvg(reply, await draw(), 'private, no-cache');
  });

  route(api.kitPictures.address, async ({ params, query }, { caller }) => ({
    url: await pictures.address(caller.user, params, query),
  }));

  route(api.kitPictures.byAddress, async ({ params, query: { signature, ...query } }, { reply }) =>
    // another brand has another address; an hour is what a new release's drawings wait for
    sendSvg(reply, await pictures.at({ ...params, ...query }, signature), 'private, max-age=3600'),
  );
};
