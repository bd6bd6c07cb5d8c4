import type { Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

export type DriveLinkRow = Selectable<Tables['drive_links']>;

/** Which drive a founder has connected, and the consents that are under way. */
export const createDriveStore = ({ db }: { db: Database }) => ({
  link: (userId: string, drive: string): Promise<DriveLinkRow | undefined> =>
    db
      .selectFrom('drive_links')
      .selectAll()
      .where('user_id', '=', userId)
      .where('drive', '=', drive)
      .executeTakeFirst(),

  async connect(link: { user_id: string; drive: string; account: string; sealed: string }): Promise<void> {
    const { drive, account, sealed } = link;
    await db
      .insertInto('drive_links')
      .values(link)
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ drive, account, sealed, linked_at: new Date() }),
      )
      .execute();
  },

  /** False where nothing was connected. */
  async disconnect(userId: string): Promise<boolean> {
    const row = await db
      .deleteFrom('drive_links')
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    return row !== undefined;
  },

  async ask(userId: string): Promise<string> {
    const row = await db
      .insertInto('drive_consents')
      .values({ user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  },

  /** Whether this founder asked for it and it is still open. */
  async isOpen(id: string, userId: string): Promise<boolean> {
    const row = await db
      .selectFrom('drive_consents')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Uses it up: true for one caller, once. */
  async use(id: string, userId: string): Promise<boolean> {
    const row = await db
      .updateTable('drive_consents')
      .set({ used_at: new Date() })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
});

export type DriveStore = ReturnType<typeof createDriveStore>;
