import { sql, type Selectable } from 'kysely';
import { api } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import { auditLog } from '../audit/audit-log.ts';

export type DocumentRow = Selectable<Tables['documents']>;
type NewDocument = Pick<DocumentRow, 'user_id' | 'quiz_id' | 'template_id' | 'kit_key' | 'drive' | 'basis' | 'name'>;

/** The others of the same template for the same brand are outdated from here on. */
const outdateOthers = (trx: Database, row: Pick<DocumentRow, 'id' | 'user_id' | 'quiz_id' | 'template_id'>) =>
  trx
    .updateTable('documents')
    .set({ outdated: true })
    .where('user_id', '=', row.user_id)
    .where('quiz_id', 'in', quizzesOfBrand(row.user_id, row.quiz_id))
    .where('template_id', '=', row.template_id)
    .where('id', '<>', row.id)
    .execute();

/** As it was asked for before: out of the trash, and where it lies in the drive it is the current one again. */
const WANTED_AGAIN = {
  trashed_at: null,
  outdated: sql<boolean>`documents.outdated and documents.saved_at is null`,
  saved_at: sql<Date>`case when documents.saved_at is not null then now() end`,
} as const;

const rowOf = async (trx: Database, document: NewDocument): Promise<DocumentRow> => {
  // an edit that changes nothing is another quiz and the same document
  const known = await trx
    .updateTable('documents')
    .set(WANTED_AGAIN)
    .where('user_id', '=', document.user_id)
    .where('quiz_id', 'in', quizzesOfBrand(document.user_id, document.quiz_id))
    .where('template_id', '=', document.template_id)
    .where('drive', '=', document.drive)
    .where('basis', '=', document.basis)
    .returningAll()
    .executeTakeFirst();
  if (known) return known;
  return trx
    .insertInto('documents')
    .values(document)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'quiz_id', 'template_id', 'drive', 'basis']).doUpdateSet(WANTED_AGAIN),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The quizzes of one brand, found from any of them: an edit is a copy that names the quiz it was copied from. */
const quizzesOfBrand = (userId: string, quizId: string) => sql<string>`(
  with recursive brand as (
    select id, copied_from from quizzes where id = ${quizId} and user_id = ${userId}
    union
    select q.id, q.copied_from from quizzes q join brand on q.copied_from = brand.id or q.id = brand.copied_from
     where q.user_id = ${userId}
  )
  select id from brand)`;

const outdatedIn = (db: Database, drive: string) =>
  db
    .selectFrom('documents')
    .where('drive', '=', drive)
    .where('outdated', '=', true)
    .where('saved_at', 'is not', null)
    .where('trashed_at', 'is', null);

/**
 * Documents that were made for founders. A document is known by its brand and by what it is made from: asked for twice
 * it is one.
 */
export const createDocumentStore = ({ db }: { db: Database }) => ({
  /**
   * The row of this document, whether it was there or not. Whoever goes back to earlier colors finds the document that
   * was made in them: nothing is made anew, and the later ones are outdated.
   */
  wanted: (document: NewDocument): Promise<DocumentRow> =>
    db.transaction().execute(async (trx) => {
      const row = await rowOf(trx, document);
      if (row.saved_at) await outdateOthers(trx, row);
      return row;
    }),

  /** It lies in the drive now; those made of the same template for the same brand before are outdated from here on. */
  async saved(id: string, file: { fileId: string; url: string; bytes: number }): Promise<void> {
    const { fileId, url, bytes } = file;
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('documents')
        .set({ file_id: fileId, url, bytes, saved_at: sql`now()`, outdated: false })
        .where('id', '=', id)
        .returning(['user_id', 'quiz_id', 'template_id'])
        .executeTakeFirst();
      if (row) await outdateOthers(trx, { id, ...row });
    });
  },

  /** The newest of each template of this quiz's brand that lies in this drive. */
  newest: (userId: string, quizId: string, drive: string): Promise<DocumentRow[]> =>
    db
      .selectFrom('documents')
      .selectAll()
      .distinctOn('template_id')
      .where('user_id', '=', userId)
      .where('quiz_id', 'in', quizzesOfBrand(userId, quizId))
      .where('drive', '=', drive)
      .where('saved_at', 'is not', null)
      .where('trashed_at', 'is', null)
      .orderBy('template_id')
      .orderBy('saved_at', 'desc')
      .execute(),

  /** The document that a file of this founder's drive is. */
  inDrive: (userId: string, drive: string, fileId: string): Promise<DocumentRow | undefined> =>
    db
      .selectFrom('documents')
      .selectAll()
      .where('user_id', '=', userId)
      .where('drive', '=', drive)
      .where('file_id', '=', fileId)
      .executeTakeFirst(),

  async forget(id: string): Promise<void> {
    await db.deleteFrom('documents').where('id', '=', id).execute();
  },

  /** Some that are outdated and not in the trash yet, of every founder. */
  outdated: (drive: string, { most, skip }: { most: number; skip: number }): Promise<DocumentRow[]> =>
    outdatedIn(db, drive).selectAll().orderBy('saved_at').orderBy('id').offset(skip).limit(most).execute(),

  async countOutdated(drive: string): Promise<number> {
    const row = await outdatedIn(db, drive)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirst();
    return row?.count ?? 0;
  },

  /** In the trash now; what staff did is noted with it. */
  trashed: (id: string, { actorId, ownerId }: { actorId: string; ownerId: string }): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable('documents').set({ trashed_at: new Date() }).where('id', '=', id).execute();
      await auditLog.add(trx, { actorId, ownerId, call: api.assetLibrary.trashOutdatedDocs, about: { id } });
    }),

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
