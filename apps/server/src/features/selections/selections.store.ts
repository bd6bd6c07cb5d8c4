import { sql, type Selectable } from 'kysely';
import type { Received, Selections, api } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import type { CustomLogos, StoredSelections } from '../../db/tables/quizzes.ts';
import type { Acting } from '../../http/acting.ts';
import { shapeVersion, upgrade } from '../../db/stored-shapes.ts';

export type SelectionsRow = StoredSelections & {
  id: string;
  quizId: string;
  version: number;
  useCustomSelections: boolean;
  hasCustomLogos: boolean;
  customLogos: CustomLogos | null;
  quizCompleted: boolean;
};
type Save = Received<typeof api.selections.save>['body'];
type Row = Selectable<Tables['selections']> & { completed: boolean };

const present = (row: Row): SelectionsRow => ({
  id: row.id,
  quizId: row.quiz_id,
  version: row.version,
  useCustomSelections: row.use_custom_selections,
  hasCustomLogos: row.has_custom_logos,
  customLogos: row.custom_logos,
  quizCompleted: row.completed,
  ...upgrade('selections', row.shape_version, {
    brandQuizSelections: row.brand_quiz_selections,
    customSelections: row.custom_selections,
  }),
});

/** What is in force: the custom colors lie over the quiz's where they are in use (flow decisions). */
export const activeSelectionsOf = (row: SelectionsRow): Selections['activeSelections'] =>
  row.useCustomSelections ? { ...row.brandQuizSelections, ...row.customSelections } : row.brandQuizSelections;

/** Locks a quiz whose selections are to change; undefined where they may not: not theirs, or completed. */
const lockToChange = async (
  trx: Database,
  { quizId, userId, onBehalf }: { quizId: string; userId: string; onBehalf: boolean },
): Promise<{ completed: boolean } | undefined> => {
  const quiz = await trx
    .selectFrom('quizzes')
    .select('completed')
    .where('id', '=', quizId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return quiz?.completed && !onBehalf ? undefined : quiz;
};

/** Selections belong to a quiz; every statement names the owner. */
export const createSelectionsStore = ({ db }: { db: Database }) => {
  const all = (trx: Database) =>
    trx
      .selectFrom('selections')
      .innerJoin('quizzes', (join) =>
        join.onRef('quizzes.id', '=', 'selections.quiz_id').onRef('quizzes.user_id', '=', 'selections.user_id'),
      )
      .selectAll('selections')
      .select('quizzes.completed');

  return {
    /** By its own id or its quiz's (spec administration §7.5 reads selections by quiz id). */
    async find(id: string, userId: string): Promise<SelectionsRow | undefined> {
      const row = await all(db)
        .where((eb) => eb.or([eb('selections.id', '=', id), eb('selections.quiz_id', '=', id)]))
        .where('selections.user_id', '=', userId)
        .executeTakeFirst();
      return row && present(row);
    },

    async lock(trx: Database, quizId: string, userId: string): Promise<SelectionsRow | undefined> {
      const row = await all(trx)
        .where('selections.quiz_id', '=', quizId)
        .where('selections.user_id', '=', userId)
        .forUpdate('selections')
        .executeTakeFirst();
      return row && present(row);
    },

    /**
     * Undefined when it was saved since the version that this save is based on, or its quiz is completed. What was
     * about to be completed is not any more: it is another brand now. A completed one that staff change for its owner
     * is pinned anew as soon as the logos of the new choice are whole.
     */
    save: (
      row: SelectionsRow,
      { owner: { _id: userId }, onBehalf, note }: Acting,
      sent: Save,
    ): Promise<SelectionsRow | undefined> =>
      db.transaction().execute(async (trx) => {
        const quiz = await lockToChange(trx, { quizId: row.quizId, userId, onBehalf });
        if (!quiz) return undefined;
        const saved = await trx
          .updateTable('selections')
          .set((eb) => ({
            brand_quiz_selections: JSON.stringify(sent.brandQuizSelections ?? row.brandQuizSelections),
            custom_selections: JSON.stringify(sent.customSelections ?? row.customSelections),
            shape_version: shapeVersion('selections'),
            ...(sent.useCustomSelections === undefined ? {} : { use_custom_selections: sent.useCustomSelections }),
            version: eb('version', '+', 1),
            updated_at: new Date(),
          }))
          .where('id', '=', row.id)
          .where('user_id', '=', userId)
          .where('version', '=', sent.version)
          .returningAll()
          .executeTakeFirst();
        if (!saved) return undefined;
        await trx
          .updateTable('quizzes')
          .set({ completion_requested_at: quiz.completed ? new Date() : null })
          .where('id', '=', row.quizId)
          .where('user_id', '=', userId)
          .execute();
        await note(trx);
        return present({ ...saved, ...quiz });
      }),

    /**
     * Puts logos that were brought along in the place of drawn ones, or takes them away. Undefined where its quiz is
     * completed and the actor is its owner. A completed one is pinned anew once its files are whole.
     */
    setCustomLogos: (
      row: SelectionsRow,
      { owner: { _id: userId }, onBehalf, note }: Acting,
      customLogos: CustomLogos | null,
    ): Promise<{ version: number } | undefined> =>
      db.transaction().execute(async (trx) => {
        const quiz = await lockToChange(trx, { quizId: row.quizId, userId, onBehalf });
        if (!quiz) return undefined;
        const saved = await trx
          .updateTable('selections')
          .set((eb) => ({
            custom_logos: customLogos && JSON.stringify(customLogos),
            has_custom_logos: customLogos !== null,
            version: eb('version', '+', 1),
            updated_at: new Date(),
          }))
          .where('id', '=', row.id)
          .where('user_id', '=', userId)
          .returning('version')
          .executeTakeFirst();
        await trx
          .updateTable('quizzes')
          .set({ completion_requested_at: quiz.completed ? new Date() : null })
          .where('id', '=', row.quizId)
          .where('user_id', '=', userId)
          .execute();
        await note(trx);
        return saved;
      }),

    /** Those of some keys that stand in the place of drawn logos. */
    async customLogosAmong(keys: string[]): Promise<string[]> {
      const { rows } = await sql<{ key: string }>`
        select file.value as key from selections, jsonb_each_text(custom_logos) as file
         where custom_logos is not null and file.value = any(${keys})`.execute(db);
      return rows.map(({ key }) => key);
    },

    /** Puts another choice in the place of what was chosen. Not a save by a person, so the version stays as it is. */
    async adopt(trx: Database, id: string, userId: string, choice: StoredSelections): Promise<void> {
      await trx
        .updateTable('selections')
        .set({
          brand_quiz_selections: JSON.stringify(choice.brandQuizSelections),
          custom_selections: JSON.stringify(choice.customSelections),
          shape_version: shapeVersion('selections'),
          updated_at: new Date(),
        })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute();
    },

    /** The choice of one quiz for another that has just been copied from it. */
    async copy(trx: Database, row: SelectionsRow, toQuizId: string, userId: string): Promise<void> {
      await trx
        .insertInto('selections')
        .values({
          user_id: userId,
          quiz_id: toQuizId,
          brand_quiz_selections: JSON.stringify(row.brandQuizSelections),
          custom_selections: JSON.stringify(row.customSelections),
          use_custom_selections: row.useCustomSelections,
          // it was chosen, if only by keeping what was recommended
          version: Math.max(1, row.version),
          shape_version: shapeVersion('selections'),
        })
        .execute();
    },
  };
};

export type SelectionsStore = ReturnType<typeof createSelectionsStore>;
