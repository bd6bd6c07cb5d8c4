import { LRUCache } from 'lru-cache';
import { parseHex, nearestFamily } from '@signet/color';
import { api } from '@signet/contract';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { BrainLibrary } from './brain.library.ts';
import { drawIconSheet } from './icon-sheet.ts';

export const brainRoutes = (route: Route, { brains }: { brains: BrainLibrary }): void => {
  const sheets = new LRUCache<string, Promise<string>>({ max: 20 });

  route(
    api.brain.industries,
    async ({ query }, { caller }) => (await brains.forQuiz(query.quizId, caller.user._id)).brain.industries,
  );
  route(
    api.brain.keywords,
    async ({ query }, { caller }) => (await brains.forQuiz(query.quizId, caller.user._id)).brain.keywords,
  );
  route(
    api.brain.categories,
    async ({ query }, { caller }) => (await brains.forQuiz(query.quizId, caller.user._id)).brain.categories,
  );
  route(
    api.brain.colorFamilies,
    async ({ query }, { caller }) => (await brains.forQuiz(query.quizId, caller.user._id)).brain.colorFamilies,
  );
  route(
    api.brain.searchWords,
    async ({ query }, { caller }) => (await brains.forQuiz(query.quizId, caller.user._id)).searchWords,
  );

  route(api.brain.keyword, async ({ params, query }, { caller }) => {
    const { keywords } = await brains.forQuiz(query.quizId, caller.user._id);
    return orRefuse(keywords.get(params.id), 'notFound');
  });

  route(api.brain.familyFromHex, async ({ params }, { caller }) => {
    const hex = parseHex(params.hex);
    if (!hex) throw new Refusal('invalidHex', { status: 400, params: { hex: params.hex } });
    const { brain } = await brains.forQuiz(undefined, caller.user._id);
    return nearestFamily(hex, brain.colorFamilies);
  });

  route(api.brain.icons, async ({ params }, { reply }) => {
    const { id, brain } = await brains.get(params.versionId);
    const sheet = sheets.get(id) ?? drawIconSheet(brain);
    sheets.set(id, sheet);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await sheet);
  });
};
