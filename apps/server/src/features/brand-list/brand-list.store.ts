import { sql } from 'kysely';
import type { BrandColors, ListedBrand } from '@signet/contract';
import type { Database } from '../../db/client.ts';

type Row = {
  id: string;
  brand_name: string;
  company_name: string;
  active: boolean;
  completed: boolean;
  archived: boolean;
  colors: BrandColors | null;
  updated_at: Date;
};

const present = (row: Row): ListedBrand => ({
  quizId: row.id,
  name: row.brand_name || row.company_name,
  companyName: row.company_name,
  isActive: row.active,
  isCompleted: row.completed,
  isArchived: row.archived,
  ...(row.colors ? { colors: row.colors } : {}),
  updatedAt: row.updated_at.toISOString(),
});

/** What a founder knows as a brand: neither an edit that is under way nor what a finished edit has replaced. */
const isBrand = sql`(q.completed or q.copied_from is null or u.active_quiz_id = q.id)
         and not exists (select from quizzes newer
                          where newer.copied_from = q.id and newer.completed and newer.user_id = q.user_id)`;

/** Brands as a founder sees them: quizzes, without the edits that are under way and what finished edits replaced. */
export const createBrandListStore = () => ({
  async list(trx: Database, userId: string): Promise<ListedBrand[]> {
    const { rows } = await sql<Row>`
      select q.id, q.brand_name, q.company_name, u.active_quiz_id = q.id as active, q.completed,
             q.archived_at is not null as archived, q.updated_at,
             case when q.completed then pinned.colors
                  when s.use_custom_selections then s.custom_selections -> 'colorSelection' -> 'colors'
                  else s.brand_quiz_selections -> 'colorSelection' -> 'colors' end as colors
        from quizzes q
        join users u on u.id = q.user_id
        left join selections s on s.quiz_id = q.id
        left join lateral (
          select v.content #> '{chosen,colorSelection,colors}' as colors from brand_versions v
           where v.quiz_id = q.id and v.user_id = q.user_id order by v.number desc limit 1) as pinned on true
       where q.user_id = ${userId} and ${isBrand}
       order by (u.active_quiz_id = q.id) desc, q.archived_at is not null, q.updated_at desc, q.id`.execute(trx);
    return rows.map(present);
  },

  /** Locks a founder's account until the transaction ends. */
  async lock(trx: Database, userId: string): Promise<void> {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  },

  /** How many brands somebody has, put away ones as well. */
  async count(trx: Database, userId: string): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from quizzes q join users u on u.id = q.user_id
       where q.user_id = ${userId} and ${isBrand}`.execute(trx);
    return Number(rows[0]?.count);
  },

  /** A quiz of theirs in which nothing has been answered or named yet. */
  async untouched(trx: Database, userId: string): Promise<string | undefined> {
    const row = await trx
      .selectFrom('quizzes')
      .select('id')
      .where('user_id', '=', userId)
      .where('version', '=', 0)
      .where('completed', '=', false)
      .where('copied_from', 'is', null)
      .where('archived_at', 'is', null)
      .where('company_name', '=', '')
      .where('brand_name', '=', '')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return row?.id;
  },

  async change(
    trx: Database,
    quizId: string,
    userId: string,
    { name, archived }: { name?: string | undefined; archived?: boolean | undefined },
  ): Promise<void> {
    if (name === undefined && archived === undefined) return;
    await trx
      .updateTable('quizzes')
      .set({
        ...(name === undefined ? {} : { brand_name: name }),
        ...(archived === undefined ? {} : { archived_at: archived ? new Date() : null }),
      })
      .where('id', '=', quizId)
      .where('user_id', '=', userId)
      .execute();
  },

  async activate(trx: Database, quizId: string, userId: string): Promise<void> {
    await trx.updateTable('users').set({ active_quiz_id: quizId }).where('id', '=', userId).execute();
  },
});

export type BrandListStore = ReturnType<typeof createBrandListStore>;
