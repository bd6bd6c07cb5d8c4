import { sql } from 'kysely';
import type { WaitingPerson } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { countedUpTo, createLargeCount } from '../../db/large-counts.ts';
import { containing } from '../../db/literally.ts';

export type WaitingPage = {
  limit: number;
  offset: number;
  search?: string | undefined;
  sortField: 'askedAt' | 'email';
  sortDirection: 'asc' | 'desc';
};

const statusOf = (row: { confirmed_at: Date | null; invited_at: Date | null }): WaitingPerson['status'] => {
  if (row.invited_at) return 'invited';
  return row.confirmed_at ? 'waiting' : 'unconfirmed';
};

/** The rows of those who want to be let in. */
export const createWaitingListStore = ({ db }: { db: Database }) => {
  const everybody = createLargeCount(
    async () => {
      const { rows } = await sql<{ count: string }>`select count(*) as count from waiting_list`.execute(db);
      return { count: Number(rows[0]?.count ?? 0) };
    },
    ({ count }) => count,
  );
  return {
    /** The row of an address, made where there was none; `isNew` says so. */
    async join(trx: Database, email: string): Promise<{ id: string; isConfirmed: boolean }> {
      const row = await trx
        .insertInto('waiting_list')
        .values({ email, confirmed_at: null, invited_at: null })
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ email }))
        .returning(['id', 'confirmed_at'])
        .executeTakeFirstOrThrow();
      return { id: row.id, isConfirmed: row.confirmed_at !== null };
    },

    /** Whether there was such a row; confirming twice is no fault. */
    async confirm(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('waiting_list')
        .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})` })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async leave(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('waiting_list').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async list({ limit, offset, search, sortField, sortDirection }: WaitingPage) {
      const wanted = search?.trim();
      const matching = db
        .selectFrom('waiting_list')
        .$if(Boolean(wanted), (query) => query.where('email', 'ilike', containing(wanted ?? '')));
      const [rows, counted] = await Promise.all([
        matching
          .selectAll()
          .orderBy(sortField === 'email' ? sql`lower(email)` : 'created_at', sortDirection)
          .orderBy('id', sortDirection)
          .limit(limit)
          .offset(offset)
          .execute(),
        wanted ? countedUpTo(db, matching.select('id')) : everybody(),
      ]);
      const records = rows.map((row): WaitingPerson => ({
        _id: row.id,
        email: row.email,
        status: statusOf(row),
        askedAt: row.created_at.toISOString(),
        invitedAt: row.invited_at?.toISOString() ?? null,
      }));
      return { records, ...counted };
    },

    /** The addresses of those among these who are still waiting, locked until the transaction ends. */
    async waiting(trx: Database, ids: readonly string[]): Promise<string[]> {
      const rows = await trx
        .selectFrom('waiting_list')
        .select('email')
        .where('id', 'in', [...ids])
        .where('confirmed_at', 'is not', null)
        .where('invited_at', 'is', null)
        .orderBy('created_at')
        .forUpdate()
        .execute();
      return rows.map(({ email }) => email);
    },

    async markInvited(trx: Database, emails: readonly string[], now: Date): Promise<void> {
      if (emails.length === 0) return;
      await trx
        .updateTable('waiting_list')
        .set({ invited_at: now })
        .where('email', 'in', [...emails])
        .execute();
    },

    async remove(trx: Database, ids: readonly string[]): Promise<string[]> {
      const rows = await trx
        .deleteFrom('waiting_list')
        .where('id', 'in', [...ids])
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
};

export type WaitingListStore = ReturnType<typeof createWaitingListStore>;
