import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { LogoDrawing, LogoFile, Tables } from '../../db/schema.ts';

export type LogoSet = Selectable<Tables['logo_sets']>;

/** Sets of logo files. A set is known by what it is drawn from (`basis`), so asking twice finds the same one. */
export const createLogoSetStore = ({ db }: { db: Database }) => ({
  /** The set for this basis, made now or before, as the one wanted last. A failed one is taken up again. */
  begin: (
    trx: Database,
    set: { userId: string; quizId: string; basis: string; drawing: LogoDrawing },
  ): Promise<Pick<LogoSet, 'id' | 'status'>> =>
    trx
      .insertInto('logo_sets')
      .values({
        user_id: set.userId,
        quiz_id: set.quizId,
        basis: set.basis,
        drawing: JSON.stringify(set.drawing),
        status: 'drawing',
        files: '[]',
      })
      .onConflict((conflict) =>
        conflict.columns(['quiz_id', 'basis']).doUpdateSet((eb) => ({
          requested_at: sql`now()`,
          status: eb
            .case()
            .when('logo_sets.status', '=', 'complete')
            .then('complete' as const)
            .else('drawing' as const)
            .end(),
        })),
      )
      .returning(['id', 'status'])
      .executeTakeFirstOrThrow(),

  find: (id: string): Promise<LogoSet | undefined> =>
    db.selectFrom('logo_sets').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The set that the founder has: of the complete ones the one wanted last. */
  current: (quizId: string, userId: string): Promise<LogoSet | undefined> =>
    db
      .selectFrom('logo_sets')
      .selectAll()
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .where('status', '=', 'complete')
      .orderBy('requested_at', 'desc')
      .executeTakeFirst(),

  /**
   * Marks a set whole and takes away every complete one that is not the founder's any more; answers those, so that
   * their files can go.
   */
  complete: (id: string, files: LogoFile[]): Promise<LogoSet[]> =>
    db.transaction().execute(async (trx) => {
      const set = await trx
        .updateTable('logo_sets')
        .set({ status: 'complete', files: JSON.stringify(files), completed_at: new Date() })
        .where('id', '=', id)
        .returning('quiz_id')
        .executeTakeFirst();
      if (!set) return [];
      const newest = trx
        .selectFrom('logo_sets')
        .select('id')
        .where('quiz_id', '=', set.quiz_id)
        .where('status', '=', 'complete')
        .orderBy('requested_at', 'desc')
        .limit(1);
      return trx
        .deleteFrom('logo_sets')
        .where('quiz_id', '=', set.quiz_id)
        .where('status', '=', 'complete')
        .where('id', '<>', newest)
        .returningAll()
        .execute();
    }),

  async fail(id: string): Promise<void> {
    await db
      .updateTable('logo_sets')
      .set({ status: 'failed' })
      .where('id', '=', id)
      .where('status', '=', 'drawing')
      .execute();
  },
});

export type LogoSetStore = ReturnType<typeof createLogoSetStore>;
