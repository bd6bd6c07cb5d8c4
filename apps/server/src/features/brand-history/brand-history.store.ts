import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { BrandContent } from '../../db/tables/quizzes.ts';
import { upgrade } from '../../db/stored-shapes.ts';

type Row = { quiz_id: string; pinned_at: Date; shape_version: number; content: unknown; is_active: boolean };
export type Saved = { quizId: string; savedAt: Date; content: BrandContent; isActive: boolean };

/**
 * The chain of a founder's active brand: each finished edit names the quiz that it was copied from. While the active
 * quiz is not finished, it is the chain of what it was copied from, else of the brand that was saved last.
 */
export const createBrandHistoryStore = () => ({
  /** The first state first. */
  async chain(trx: Database, userId: string): Promise<Saved[]> {
    const { rows } = await sql<Row>`
      with recursive older as (
        (select q.id, q.copied_from, 0 as age
           from quizzes q join users u on u.id = q.user_id
           left join quizzes active on active.id = u.active_quiz_id
          where q.user_id = ${userId} and q.completed and (q.id = active.id or not coalesce(active.completed, false))
          order by q.id = active.copied_from desc nulls last,
                   (select max(pinned_at) from brand_versions
                     where quiz_id = q.id and user_id = q.user_id) desc nulls last
          limit 1)
        union all
        select q.id, q.copied_from, older.age + 1 from quizzes q join older on q.id = older.copied_from
         where q.user_id = ${userId} and q.completed and older.age < 500
      )
      select distinct on (older.age) older.id as quiz_id, v.pinned_at, v.shape_version, v.content,
             older.id = u.active_quiz_id as is_active
        from users u, older join brand_versions v on v.quiz_id = older.id and v.user_id = ${userId}
       where u.id = ${userId} order by older.age desc, v.number desc`.execute(trx);
    return rows.map((row) => ({
      quizId: row.quiz_id,
      savedAt: row.pinned_at,
      content: upgrade('brand', row.shape_version, row.content as BrandContent),
      isActive: row.is_active,
    }));
  },

  /** Locks a founder's account until the transaction ends. */
  async lock(trx: Database, userId: string): Promise<void> {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  },

  /** Takes a quiz out of the chain and puts it at its end, after `latest`; it is the active one then. */
  async moveToEnd(trx: Database, quizId: string, latest: string, userId: string): Promise<void> {
    await sql`
      update quizzes set copied_from = (select copied_from from quizzes where id = ${quizId})
       where copied_from = ${quizId} and completed and user_id = ${userId}`.execute(trx);
    await sql`
      update quizzes set archived_at = null, copied_from = case when id = ${latest} then copied_from else ${latest} end
       where id = ${quizId} and user_id = ${userId}`.execute(trx);
    await trx.updateTable('users').set({ active_quiz_id: quizId }).where('id', '=', userId).execute();
  },
});

export type BrandHistoryStore = ReturnType<typeof createBrandHistoryStore>;
