import { isDeepStrictEqual } from 'node:util';
import type { Received, Selections, api } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { CustomLogos, StoredSelections } from '../../db/tables/quizzes.ts';
import type { Acting } from '../../http/acting.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { isOurMark } from '../marks/our-mark.ts';
import { chosenQuizId, type Chooser } from '../quizzes/chosen-quiz.ts';
import { activeSelectionsOf, type SelectionsRow, type SelectionsStore } from './selections.store.ts';

export type Choice = Selections['brandQuizSelections'];
type Save = Received<typeof api.selections.save>['body'];

const present = (row: SelectionsRow): Selections => ({
  _id: row.id,
  version: row.version,
  quizId: row.quizId,
  brandQuizSelections: row.brandQuizSelections,
  customSelections: row.customSelections,
  activeSelections: activeSelectionsOf(row),
  useCustomSelections: row.useCustomSelections,
  hasCustomLogos: row.hasCustomLogos,
});

/**
 * A mark is kept as a recipe and drawn from it again and again: one that its family would not propose never gets in.
 * What is stored already stays, whatever the rules have become since.
 */
const requireOurMark = ({ brandQuizSelections }: Save, stored: Choice): void => {
  const recipe = brandQuizSelections?.markSelection?.recipe;
  if (!recipe || isDeepStrictEqual(recipe, stored.markSelection?.recipe)) return;
  if (!isOurMark(recipe)) throw new Refusal('unknownMark');
};

/** What is chosen of a quiz's recommendations. */
export const createSelectionsService = ({ store }: { store: SelectionsStore }) => {
  const find = async (user: Chooser, id: string | undefined): Promise<SelectionsRow> =>
    orRefuse(await store.find(chosenQuizId(user, id), user._id), 'notFound');

  return {
    /** By their own id or their quiz's; without one, those of the active quiz. */
    get: async (user: Chooser, id?: string): Promise<Selections> => present(await find(user, id)),

    /**
     * Saves over the version it was based on; 409 with the newer version when somebody saved in between. Those of a
     * completed quiz stay as they are, except that staff may change them for the owner.
     */
    async save(acting: Acting, sent: Save): Promise<Selections> {
      const { owner } = acting;
      const row = await find(owner, sent._id);
      requireOurMark(sent, row.brandQuizSelections);
      const saved = row.version === sent.version ? await store.save(row, acting, sent) : undefined;
      if (saved) return present(saved);
      // looked at again: somebody may have saved or completed since the first look
      const now = await find(owner, sent._id);
      if (now.quizCompleted && !acting.onBehalf) throw new Refusal('quizCompleted');
      throw new Refusal('staleSelections', { version: now.version });
    },

    /** Those of somebody's quiz with what is in force, locked until the transaction ends. */
    async lock(trx: Database, quizId: string, userId: string): Promise<SelectionsRow & { active: Choice }> {
      const row = orRefuse(await store.lock(trx, quizId, userId), 'notFound');
      return { ...row, active: activeSelectionsOf(row) };
    },

    /** What is in force of somebody's quiz. */
    activeOf: async (quizId: string, userId: string): Promise<Choice> =>
      activeSelectionsOf(orRefuse(await store.find(quizId, userId), 'notFound')),

    /** The same, and the logos that somebody brought along. */
    async withLogosOf(quizId: string, userId: string): Promise<{ active: Choice; customLogos: CustomLogos | null }> {
      const row = orRefuse(await store.find(quizId, userId), 'notFound');
      return { active: activeSelectionsOf(row), customLogos: row.customLogos };
    },

    /**
     * Logos that were brought along, or null for those that are drawn. Undefined where the quiz is completed and its
     * owner asks.
     */
    async setCustomLogos(
      acting: Acting,
      quizId: string,
      customLogos: CustomLogos | null,
    ): Promise<{ version: number } | undefined> {
      return store.setCustomLogos(await find(acting.owner, quizId), acting, customLogos);
    },

    customLogosAmong: (keys: string[]): Promise<string[]> => store.customLogosAmong(keys),

    /** Puts another choice in the place of what was chosen; no save by a person. */
    adopt: (trx: Database, id: string, userId: string, choice: StoredSelections): Promise<void> =>
      store.adopt(trx, id, userId, choice),

    /** The choice of one quiz for another that has just been copied from it. */
    async copy(trx: Database, fromQuizId: string, toQuizId: string, userId: string): Promise<void> {
      await store.copy(trx, orRefuse(await store.lock(trx, fromQuizId, userId), 'notFound'), toQuizId, userId);
    },
  };
};

export type SelectionsService = ReturnType<typeof createSelectionsService>;
