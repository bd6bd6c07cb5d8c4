import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { sendSvg } from '../../http/send-svg.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { ADDRESS_SECONDS } from '../made-files/kind.ts';
import type { BookService } from './book.service.ts';
import type { DrawingAddresses } from './drawing-addresses.ts';

type Parts = {
  books: BookService;
  blobs: Blobs;
  addresses: DrawingAddresses;
  shares: { isLive: (id: string) => Promise<boolean> };
};

export const bookRoutes = (route: Route, { books, blobs, addresses, shares }: Parts): void => {
  /** Where the drawings of an owner's book are found. */
  const addressesOf = (userId: string, brandId: string, names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, addresses.sign({ userId, brandId, name })]));

  route(api.books.get, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.quizId);
    const { brandId, book, names } = await books.of(owner, params.quizId);
    await note();
    return { brandId, book, drawings: addressesOf(owner._id, brandId, names) };
  });

  route(api.books.opening, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.quizId);
    const { brandId, book, names } = await books.opening(owner, params.quizId);
    await note();
    return { brandId, book, drawings: addressesOf(owner._id, brandId, names) };
  });

  route(api.books.drawing, async ({ params, query }, { reply }) => {
    addresses.check({ ...params, ...query });
    if (query.share !== undefined && !(await shares.isLive(query.share))) throw new Refusal('linkExpired');
    return sendSvg(reply, await books.drawing(params), 'private, max-age=3600');
  });

  route(api.books.print, async ({ body }, { acting }) => books.print(await acting(body.quizId), body.quizId));

  route(api.books.download, async ({ query }, { acting }) => {
    const { fileName, key } = await books.file(await acting(query.quizId), query.quizId, query.paper);
    return { fileName, ...(await blobs.signedUrl(key, { expiresInSeconds: ADDRESS_SECONDS, fileName })) };
  });
};
