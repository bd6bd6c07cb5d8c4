import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

export type SharedBookRow = Selectable<Tables['shared_books']>;
type NewShare = Pick<SharedBookRow, 'id' | 'user_id' | 'quiz_id' | 'token_hash' | 'password_hash' | 'expires_at'>;

/** Links to books, by owner; whoever has an address finds its row by the address' hash alone. */
export const createSharedBookStore = ({ db }: { db: Database }) => ({
  /** Those that have not been taken back, the newest first. */
  async list(userId: string): Promise<SharedBookRow[]> {
    return db
      .selectFrom('shared_books')
      .selectAll()
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .orderBy('created_at', 'desc')
      .execute();
  },

  /** Undefined where this person has `most` links already. */
  async insert(share: NewShare, most: number): Promise<SharedBookRow | undefined> {
    return db.transaction().execute(async (trx) => {
      // two presses at once are counted one after the other
      await trx.selectFrom('users').select('id').where('id', '=', share.user_id).forUpdate().execute();
      const { count } = await trx
        .selectFrom('shared_books')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('user_id', '=', share.user_id)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return undefined;
      return trx.insertInto('shared_books').values(share).returningAll().executeTakeFirst();
    });
  },

  /** False where this person has no such link. */
  async revoke(id: string, userId: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('shared_books')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /**
   * The link of an address that opens at `now`, and the newest brand of what it is of: edits of a quiz are copies, each
   * of the one before.
   */
  async live(tokenHash: Buffer, now: Date): Promise<{ share: SharedBookRow; brandId: string } | undefined> {
    const share = await db
      .selectFrom('shared_books')
      .innerJoin('users', 'users.id', 'shared_books.user_id')
      .selectAll('shared_books')
      // whoever is shut out shows nothing more in public
      .where('users.status', '=', 'active')
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirst();
    if (!share) return undefined;
    const { rows } = await sql<{ id: string }>`
      with recursive edits as (
        select id, 0 as at from quizzes where id = ${share.quiz_id} and user_id = ${share.user_id}
        union all
        select q.id, edits.at + 1 from quizzes q join edits on q.copied_from = edits.id
         where q.completed and q.user_id = ${share.user_id} and edits.at < 500
      )
      select v.id from brand_versions v join edits on edits.id = v.quiz_id
       where v.user_id = ${share.user_id} order by edits.at desc, v.pinned_at desc limit 1`.execute(db);
    const [newest] = rows;
    return newest && { share, brandId: newest.id };
  },

  async isLive(id: string, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('shared_books')
      .innerJoin('users', 'users.id', 'shared_books.user_id')
      .select('shared_books.id')
      .where('users.status', '=', 'active')
      .where('shared_books.id', '=', id)
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirst();
    return row !== undefined;
  },

  async view(id: string, at: Date): Promise<void> {
    await db
      .updateTable('shared_books')
      .set({ views: sql`views + 1`, last_viewed_at: at })
      .where('id', '=', id)
      .execute();
  },
});

export type SharedBookStore = ReturnType<typeof createSharedBookStore>;
