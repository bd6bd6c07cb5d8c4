import { api, type Answer } from '@signet/contract';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { activeSelectionsOf, type SelectionsRow, type SelectionsStore } from './selections.store.ts';

const present = (row: SelectionsRow): Answer<typeof api.selections.get> => ({
  _id: row.id,
  version: row.version,
  quizId: row.quiz_id,
  brandQuizSelections: row.brand_quiz_selections,
  customSelections: row.custom_selections,
  activeSelections: activeSelectionsOf(row),
  useCustomSelections: row.use_custom_selections,
  hasCustomLogos: row.has_custom_logos,
});

export const selectionsRoutes = (route: Route, { selections }: { selections: SelectionsStore }): void => {
  route(api.selections.get, async ({ params }, { acting }) => {
    const { owner, note } = await acting(params.id);
    const id = orRefuse(params.id ?? owner.activeQuizId, 'notFound');
    const found = orRefuse(await selections.find(id, owner._id), 'notFound');
    await note();
    return present(found);
  });

  route(api.selections.save, async ({ body }, { caller }) => {
    const id = orRefuse(body._id ?? caller.user.activeQuizId, 'notFound');
    const find = async () => orRefuse(await selections.find(id, caller.user._id), 'notFound');
    const row = await find();
    const saved = row.version === body.version ? await selections.save(row.id, caller.user._id, body) : undefined;
    if (saved) return present(saved);
    // read again: somebody may have saved since the first look
    throw new Refusal('staleSelections', { version: (await find()).version });
  });
};
