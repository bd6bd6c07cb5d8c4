import type { Database } from '../../db/client.ts';
import { shapeVersion, upgrade } from '../../db/stored-shapes.ts';
import type { DrawnMarks } from '../../db/tables/quizzes.ts';

/** Marks as they are stored, with what they were drawn from. */
export type StoredMarks = { basis: string; content: DrawnMarks };

/** One row a quiz: the marks of its name as they were last asked for. */
export const createMarkStore = ({ db }: { db: Database }) => ({
  async find(quizId: string, userId: string, trx: Database = db): Promise<StoredMarks | undefined> {
    const row = await trx
      .selectFrom('mark_sets')
      .select(['basis', 'shape_version', 'content'])
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && { basis: row.basis, content: upgrade('marks', row.shape_version, row.content) };
  },

  /**
   * Puts marks in the place of others. Two at once leave one: where an older drawing came last, its basis is not that
   * of the brand any more, and whoever asks for the marks has them drawn anew.
   */
  async replace(quizId: string, userId: string, { basis, content }: StoredMarks): Promise<void> {
    const values = { basis, shape_version: shapeVersion('marks'), content: JSON.stringify(content) };
    await db
      .insertInto('mark_sets')
      .values({ quiz_id: quizId, user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet({ ...values, drawn_at: new Date() }))
      .execute();
  },
});

export type MarkStore = ReturnType<typeof createMarkStore>;
