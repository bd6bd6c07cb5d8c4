import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

export type DocumentRow = Selectable<Tables['documents']>;
type NewDocument = Pick<DocumentRow, 'user_id' | 'template_id' | 'kit_key' | 'drive' | 'basis' | 'name'>;

/** Documents that were made for founders. A document is known by what it is made from: asked for twice it is one. */
export const createDocumentStore = ({ db }: { db: Database }) => ({
  /** The row of this document, whether it was there or not; out of the trash again. */
  wanted: (document: NewDocument): Promise<DocumentRow> =>
    db
      .insertInto('documents')
      .values(document)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'template_id', 'drive', 'basis']).doUpdateSet({ trashed_at: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** It lies in the drive now; those made of the same template before are outdated from here on. */
  async saved(id: string, { fileId, url, bytes }: { fileId: string; url: string; bytes: number }): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('documents')
        .set({ file_id: fileId, url, bytes, saved_at: sql`now()`, outdated: false })
        .where('id', '=', id)
        .returning(['user_id', 'template_id'])
        .executeTakeFirst();
      if (!row) return;
      await trx
        .updateTable('documents')
        .set({ outdated: true })
        .where('user_id', '=', row.user_id)
        .where('template_id', '=', row.template_id)
        .where('id', '<>', id)
        .execute();
    });
  },

  /** The newest of each template that lies in this drive. */
  newest: (userId: string, drive: string): Promise<DocumentRow[]> =>
    db
      .selectFrom('documents')
      .selectAll()
      .distinctOn('template_id')
      .where('user_id', '=', userId)
      .where('drive', '=', drive)
      .where('saved_at', 'is not', null)
      .where('trashed_at', 'is', null)
      .orderBy('template_id')
      .orderBy('saved_at', 'desc')
      .execute(),

  /** Some that are outdated and not in the trash yet, of every founder. */
  outdated: (drive: string, most: number): Promise<DocumentRow[]> =>
    db
      .selectFrom('documents')
      .selectAll()
      .where('drive', '=', drive)
      .where('outdated', '=', true)
      .where('saved_at', 'is not', null)
      .where('trashed_at', 'is', null)
      .orderBy('saved_at')
      .limit(most)
      .execute(),

  async trashed(id: string): Promise<void> {
    await db.updateTable('documents').set({ trashed_at: new Date() }).where('id', '=', id).execute();
  },

  /** Spec administration §3: counts, and sizes in GB. */
  async stats() {
    const row = await db
      .selectFrom('documents')
      .where('saved_at', 'is not', null)
      .select([
        sql<number>`count(*)::int`.as('totalFiles'),
        sql<number>`coalesce(sum(bytes), 0) / 1e9::float8`.as('totalStorageGb'),
        sql<number>`count(*) filter (where outdated and trashed_at is null)::int`.as('outdatedFiles'),
        sql<number>`coalesce(sum(bytes) filter (where outdated and trashed_at is null), 0) / 1e9::float8`.as(
          'outdatedStorageGb',
        ),
        sql<number>`count(*) filter (where trashed_at is not null)::int`.as('trashedFiles'),
        sql<number>`coalesce(sum(bytes) filter (where trashed_at is not null), 0) / 1e9::float8`.as('trashedStorageGb'),
      ])
      .executeTakeFirstOrThrow();
    return row;
  },
});

export type DocumentStore = ReturnType<typeof createDocumentStore>;
