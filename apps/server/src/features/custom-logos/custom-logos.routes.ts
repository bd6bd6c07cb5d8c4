import { Readable } from 'node:stream';
import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { CustomLogoService } from './custom-logos.service.ts';
import { sentFiles } from './sent-files.ts';

/** Logos that somebody brings along, for their own brand or, by staff, for an owner's. */
export const customLogoRoutes = (route: Route, { customLogos }: { customLogos: CustomLogoService }): void => {
  const { upload, clear } = api.customLogos;
  route(upload, async ({ query }, { acting, request }) => {
    const by = await acting(query.quizId);
    await customLogos.requireQuiz(by, query.quizId);
    const body = (request.body ?? Readable.from([])) as Readable;
    const about = { contentType: request.headers['content-type'], mostBytes: upload.bodyLimit };
    return customLogos.set(by, query.quizId, () => sentFiles(body, about));
  });
  route(clear, async ({ query }, { acting }) => customLogos.clear(await acting(query.quizId), query.quizId));
};
