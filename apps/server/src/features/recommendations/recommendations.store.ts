import type { Selectable } from 'kysely';
import type { EngineInput } from '@signet/engine';
import type { Database } from '../../db/client.ts';
import type { Recommended, Shown, Tables } from '../../db/schema.ts';

export type RecommendationsRow = Pick<Selectable<Tables['recommendations']>, 'id' | 'basis' | 'content' | 'shown'>;

/** A set with all that it was made from. */
type NewRecommendations = {
  userId: string;
  quizId: string;
  basis: string;
  brainVersionId: string;
  research: EngineInput['research'];
  content: Recommended;
  shown: Shown;
};

const COLUMNS = ['id', 'basis', 'content', 'shown'] as const;

/** One row a quiz: the recommendations that its present answers lead to. */
export const createRecommendationsStore = ({ db }: { db: Database }) => ({
  find: (quizId: string, userId: string): Promise<RecommendationsRow | undefined> =>
    db
      .selectFrom('recommendations')
      .select(COLUMNS)
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  /**
   * Puts a set in the place of one that was made from something else. Two at once leave one, and they are the same
   * because the engine is deterministic: the second keeps the first, with what has been shown of it since.
   */
  replace: async (trx: Database, row: NewRecommendations): Promise<RecommendationsRow> => {
    const values = {
      basis: row.basis,
      brain_version_id: row.brainVersionId,
      research: JSON.stringify(row.research),
      content: JSON.stringify(row.content),
      shown: JSON.stringify(row.shown),
    };
    const written = await trx
      .insertInto('recommendations')
      .values({ user_id: row.userId, quiz_id: row.quizId, ...values })
      .onConflict((conflict) =>
        conflict
          .column('quiz_id')
          .doUpdateSet({ ...values, updated_at: new Date() })
          .where('recommendations.basis', '<>', row.basis),
      )
      .returning(COLUMNS)
      .executeTakeFirst();
    return (
      written ??
      trx
        .selectFrom('recommendations')
        .select(COLUMNS)
        .where('quiz_id', '=', row.quizId)
        .where('user_id', '=', row.userId)
        .executeTakeFirstOrThrow()
    );
  },

  async show(id: string, userId: string, shown: Shown): Promise<void> {
    await db
      .updateTable('recommendations')
      .set({ shown: JSON.stringify(shown) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
  },
});

export type RecommendationsStore = ReturnType<typeof createRecommendationsStore>;
