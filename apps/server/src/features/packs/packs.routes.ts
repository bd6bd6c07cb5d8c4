import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { ADDRESS_SECONDS } from '../made-files/kind.ts';
import type { PackService } from './packs.service.ts';

export const packRoutes = (route: Route, { packs, blobs }: { packs: PackService; blobs: Blobs }): void => {
  route(api.packs.make, async ({ body }, { acting }) => packs.make(await acting(body.quizId), body));

  route(api.packs.download, async ({ query }, { acting }) => {
    const { fileName, key } = await packs.file(await acting(query.quizId), query);
    return { fileName, ...(await blobs.signedUrl(key, { expiresInSeconds: ADDRESS_SECONDS, fileName })) };
  });
};
