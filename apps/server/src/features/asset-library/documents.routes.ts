import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { DocumentService } from './documents.service.ts';

export const documentRoutes = (route: Route, { documents }: { documents: DocumentService }): void => {
  route(api.assetLibrary.templates, async ({ query }, { caller }) => ({
    templates: await documents.list(caller.user, query.templateType),
  }));
  route(api.assetLibrary.sample, async ({ query }, { caller }) => ({
    template: await documents.sample(caller.user, query.quizId),
  }));
  route(api.assetLibrary.generate, async ({ body }, { caller }) => documents.generate(caller.user, body));
  route(api.assetLibrary.picture, async ({ params, query: { basis, signature } }, { reply }) =>
    reply
      .type('image/png')
      .header('cache-control', 'private, max-age=3600')
      .send(await documents.picture({ ...params, basis }, signature)),
  );
  route(api.assetLibrary.savedPages, async ({ params }, { caller }) =>
    documents.savedPages(caller.user._id, params.fileId),
  );
  route(api.assetLibrary.preflight, async ({ params }, { caller }) =>
    documents.preflight(caller.user, params.templateId),
  );
  route(api.assetLibrary.story, async ({ query }, { caller }) => ({
    questions: await documents.story(caller.user, query.quizId),
  }));
  route(api.assetLibrary.answer, async ({ body }, { caller }) => documents.answer(caller.user, body));
  route(api.assetLibrary.documentStats, async () => ({ stats: await documents.stats() }));
  route(api.assetLibrary.trashOutdatedDocs, ({ query }, { caller }) =>
    documents.trashOutdated(caller.user._id, query.skip),
  );
};
