import type { Selectable } from 'kysely';
import type { Received, Selections, api } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

export type SelectionsRow = Selectable<Tables['selections']>;
type SelectionsSave = Received<typeof api.selections.save>['body'];

/** What is in force: the custom colors lie over the quiz's where they are in use (flow decisions). */
export const activeSelectionsOf = (row: SelectionsRow): Selections['activeSelections'] =>
  row.use_custom_selections ? { ...row.brand_quiz_selections, ...row.custom_selections } : row.brand_quiz_selections;

/** Selections belong to a quiz; every statement names the owner. */
export const createSelectionsStore = ({ db }: { db: Database }) => ({
  /** By its own id or its quiz's (spec administration §7.5 reads selections by quiz id). */
  find: (id: string, userId: string): Promise<SelectionsRow | undefined> =>
    db
      .selectFrom('selections')
      .selectAll()
      .where((eb) => eb.or([eb('id', '=', id), eb('quiz_id', '=', id)]))
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  /** Undefined when it was saved since the version that this save is based on. */
  save: (id: string, userId: string, sent: SelectionsSave): Promise<SelectionsRow | undefined> =>
    db
      .updateTable('selections')
      .set((eb) => ({
        ...(sent.brandQuizSelections ? { brand_quiz_selections: JSON.stringify(sent.brandQuizSelections) } : {}),
        ...(sent.customSelections ? { custom_selections: JSON.stringify(sent.customSelections) } : {}),
        ...(sent.useCustomSelections === undefined ? {} : { use_custom_selections: sent.useCustomSelections }),
        version: eb('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('version', '=', sent.version)
      .returningAll()
      .executeTakeFirst(),

  /**
   * Puts the first recommendations in, unless the founder has stepped on or made colors of their own: then their
   * choice stays (flow decisions). Not a save by a person, so the version stays as it is.
   */
  async adopt(trx: Database, quizId: string, userId: string, first: Selections['brandQuizSelections']): Promise<void> {
    const row = await trx
      .selectFrom('selections')
      .select(['brand_quiz_selections', 'use_custom_selections'])
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.use_custom_selections || hasStepped(row.brand_quiz_selections)) return;
    await trx
      .updateTable('selections')
      .set({ brand_quiz_selections: JSON.stringify(first), updated_at: new Date() })
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .execute();
  },
});

/** Whether any part was chosen further down its list than the first. */
const hasStepped = ({
  colorSelection,
  fontSelections,
  marketingKitSelection,
}: Selections['brandQuizSelections']): boolean =>
  [
    colorSelection?.orderIndex,
    fontSelections?.headlineSelection.fontRecommendationOrderIndex,
    fontSelections?.bulkTextSelection.fontRecommendationOrderIndex,
    marketingKitSelection?.orderIndex,
  ].some((index) => (index ?? 0) > 0);

export type SelectionsStore = ReturnType<typeof createSelectionsStore>;
