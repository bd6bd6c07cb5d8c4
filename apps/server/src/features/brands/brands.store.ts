import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import type { BrandContent } from '../../db/tables/quizzes.ts';
import { shapeVersion, upgrade } from '../../db/stored-shapes.ts';

export type BrandVersion = Omit<Selectable<Tables['brand_versions']>, 'shape_version' | 'user_id'>;
type NewVersion = Pick<BrandVersion, 'quiz_id' | 'brain_version_id' | 'engine_version' | 'content'> & {
  user_id: string;
};

/** An edit is a copy of a quiz and counts on from there; older chains have a 1 in each of their states. */
const nextNumber = ({ quiz_id: quizId, user_id: userId }: NewVersion) => sql<number>`(
  with recursive older (id) as (
    select ${quizId}::uuid
    union select q.copied_from from quizzes q join older on q.id = older.id
     where q.copied_from is not null and q.user_id = ${userId})
  select greatest(coalesce(max(v.number), 0), count(*)) + 1 from brand_versions v join older on v.quiz_id = older.id
   where v.user_id = ${userId})`;

/** Versions of completed brands. They are added and read; the database refuses to change one. */
export const createBrandStore = ({ db }: { db: Database }) => ({
  /** The newest version of somebody's completed quiz. */
  async newest(quizId: string, userId: string): Promise<BrandVersion | undefined> {
    const row = await db
      .selectFrom('brand_versions')
      .selectAll()
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return row && { ...row, content: upgrade('brand', row.shape_version, row.content) };
  },

  /** Which version that is: what it says is some tens of kilobytes. */
  async newestId(quizId: string, userId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('brand_versions')
      .select('id')
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return row?.id;
  },

  /** One version of somebody's brand. */
  async find(id: string, userId: string): Promise<BrandVersion | undefined> {
    const row = await db
      .selectFrom('brand_versions')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && { ...row, content: upgrade('brand', row.shape_version, row.content) };
  },

  /** Those of some keys that are files of a brand. */
  async filesAmong(keys: string[]): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      select file ->> 'key' as key from brand_versions, jsonb_array_elements(content -> 'logo' -> 'files') as file
       where file ->> 'key' = any(${keys})`.execute(db);
    return rows.map(({ key }) => key);
  },

  async insert(trx: Database, version: NewVersion): Promise<void> {
    const content: BrandContent = version.content;
    await trx
      .insertInto('brand_versions')
      .values({
        ...version,
        content: JSON.stringify(content),
        shape_version: shapeVersion('brand'),
        number: nextNumber(version),
      })
      .execute();
  },
});

export type BrandStore = ReturnType<typeof createBrandStore>;
