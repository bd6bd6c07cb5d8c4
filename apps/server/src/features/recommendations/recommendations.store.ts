import type { Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Recommended, Shown, Tables } from '../../db/schema.ts';

export type RecommendationsRow = Pick<Selectable<Tables['recommendations']>, 'id' | 'basis' | 'content' | 'shown'>;

const COLUMNS = ['id', 'basis', 'content', 'shown'] as const;

/** One row a quiz: the recommendations that its present answers lead to. */
export const createRecommendationsStore = ({ db }: { db: Database }) => ({
  find: (quizId: string, userId: string): Promise<RecommendationsRow | undefined> =>
    db.selectFrom('recommendations').select(COLUMNS).where('quiz_id', '=', quizId).where('user_id', '=', userId).executeTakeFirst(),

  /** Puts a set in the place of the one before; two at once leave one, and they are the same because the engine is deterministic. */
  replace: (trx: Database, row: { userId: string; quizId: string; basis: string; content: Recommended; shown: Shown }): Promise<RecommendationsRow> => {
    const values = { basis: row.basis, content: JSON.stringify(row.content), shown: JSON.stringify(row.shown) };
    return trx
      .insertInto('recommendations')
      .values({ user_id: row.userId, quiz_id: row.quizId, ...values })
      .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet({ ...values, updated_at: new Date() }))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  },

  async show(id: string, userId: string, shown: Shown): Promise<void> {
    await db.updateTable('recommendations').set({ shown: JSON.stringify(shown) }).where('id', '=', id).where('user_id', '=', userId).execute();
  },
});

export type RecommendationsStore = ReturnType<typeof createRecommendationsStore>;
