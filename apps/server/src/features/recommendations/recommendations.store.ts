import type { Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import type { Recommended, Shown } from '../../db/tables/quizzes.ts';
import { shapeVersion, upgrade } from '../../db/stored-shapes.ts';

/** A set as it is stored, with what it was made from. */
export type StoredSet = {
  id: string;
  quizId: string;
  basis: string;
  answersBasis: string;
  engineVersion: number | null;
  researchSnapshotId: string;
  content: Recommended;
  shown: Shown;
};
export type NewSet = Omit<StoredSet, 'id' | 'engineVersion'> & {
  userId: string;
  brainVersionId: string;
  engineVersion: number;
};

const COLUMNS = [
  'id',
  'quiz_id',
  'basis',
  'answers_basis',
  'engine_version',
  'research_snapshot_id',
  'shape_version',
  'content',
  'shown',
] as const;

type Row = Pick<Selectable<Tables['recommendations']>, (typeof COLUMNS)[number]>;
const present = (row: Row): StoredSet => ({
  id: row.id,
  quizId: row.quiz_id,
  basis: row.basis,
  answersBasis: row.answers_basis,
  engineVersion: row.engine_version,
  researchSnapshotId: row.research_snapshot_id,
  ...upgrade('recommendations', row.shape_version, { content: row.content, shown: row.shown }),
});

/** One row a quiz: the recommendations that its answers led to when they were last asked for. */
export const createRecommendationsStore = ({ db }: { db: Database }) => {
  const find = async (quizId: string, userId: string, trx: Database = db): Promise<StoredSet | undefined> => {
    const row = await trx
      .selectFrom('recommendations')
      .select(COLUMNS)
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && present(row);
  };

  return {
    find,

    /**
     * Puts a set in the place of one that was made from something else. Two at once leave one, and they are the same
     * because the engine is deterministic: the second keeps the first, with what has been shown of it since.
     */
    replace: async (trx: Database, set: NewSet): Promise<StoredSet> => {
      const values = {
        basis: set.basis,
        answers_basis: set.answersBasis,
        brain_version_id: set.brainVersionId,
        engine_version: set.engineVersion,
        research_snapshot_id: set.researchSnapshotId,
        shape_version: shapeVersion('recommendations'),
        content: JSON.stringify(set.content),
        shown: JSON.stringify(set.shown),
      };
      const written = await trx
        .insertInto('recommendations')
        .values({ user_id: set.userId, quiz_id: set.quizId, ...values })
        .onConflict((conflict) =>
          conflict
            .column('quiz_id')
            .doUpdateSet({ ...values, updated_at: new Date() })
            .where('recommendations.basis', '<>', set.basis),
        )
        .returning(COLUMNS)
        .executeTakeFirst();
      if (written) return present(written);
      const first = await find(set.quizId, set.userId, trx);
      if (!first) throw new Error(`the recommendations of quiz ${set.quizId} are not its owner's`);
      return first;
    },

    async show({ id, content }: Pick<StoredSet, 'id' | 'content'>, userId: string, shown: Shown): Promise<void> {
      await db
        .updateTable('recommendations')
        .set({
          shape_version: shapeVersion('recommendations'),
          content: JSON.stringify(content),
          shown: JSON.stringify(shown),
        })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute();
    },

    /** The set of one quiz for another that has just been copied from it. */
    async copy(trx: Database, fromQuizId: string, toQuizId: string, userId: string): Promise<void> {
      await trx
        .insertInto('recommendations')
        .columns([
          'user_id',
          'quiz_id',
          'basis',
          'answers_basis',
          'brain_version_id',
          'engine_version',
          'research_snapshot_id',
          'shape_version',
          'content',
          'shown',
        ])
        .expression((eb) =>
          eb
            .selectFrom('recommendations')
            .select((of) => [
              'user_id',
              of.val(toQuizId).$castTo<string>().as('quiz_id'),
              'basis',
              'answers_basis',
              'brain_version_id',
              'engine_version',
              'research_snapshot_id',
              'shape_version',
              'content',
              'shown',
            ])
            .where('quiz_id', '=', fromQuizId)
            .where('user_id', '=', userId),
        )
        .execute();
    },
  };
};

export type RecommendationsStore = ReturnType<typeof createRecommendationsStore>;
