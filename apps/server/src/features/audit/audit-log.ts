import type { Call } from '@signet/contract';
import type { Database } from '../../db/client.ts';

/** Something that staff did: by whom, about whom (null: about the house), which call, and about what. */
type Entry = {
  actorId: string;
  ownerId: string | null;
  call: Pick<Call, 'method' | 'path'>;
  about: Record<string, unknown>;
};

/** Writes an act down in the transaction in which it is done, with what is known of it by then. */
export type Note = (trx: Database, about?: Record<string, unknown>) => Promise<void>;

/** A statement has room for some 65,000 values. */
const AT_ONCE = 1000;

/** How the log names a call. */
export const actOf = ({ method, path }: Entry['call']): string => `${method} ${path}`;

const isWritten = async (trx: Database, { actorId, ownerId, call }: Entry, since: Date): Promise<boolean> => {
  const row = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
    .where('act', '=', actOf(call))
    .where('at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
};

/** What staff did, in rows that are only ever added (db/migrations/009-people.ts). */
export const auditLog = {
  /**
   * Belongs into the transaction of the act itself, so that there is never one without the other.
   * @param since Where it was written since then already, it is the same act.
   */
  async add(trx: Database, entry: Entry, since?: Date): Promise<void> {
    if (since && (await isWritten(trx, entry, since))) return;
    await auditLog.addEach(trx, entry, [entry.ownerId]);
  },

  /** The same act done to many, a row for each. */
  async addEach(
    trx: Database,
    { actorId, call, about }: Omit<Entry, 'ownerId'>,
    ownerIds: readonly (string | null)[],
  ): Promise<void> {
    const act = actOf(call);
    const text = JSON.stringify(about);
    for (let at = 0; at < ownerIds.length; at += AT_ONCE)
      await trx
        .insertInto('audit_log')
        .values(
          ownerIds
            .slice(at, at + AT_ONCE)
            .map((ownerId) => ({ actor_id: actorId, owner_id: ownerId, act, about: text })),
        )
        .execute();
  },
};

/** Notes an act about the house, for a service that does it: `about` is what is known of it before it is done. */
export const houseAct =
  (call: Entry['call'], { _id: actorId }: { _id: string }, about: Record<string, unknown> = {}): Note =>
  (trx, more = {}) =>
    auditLog.add(trx, { actorId, ownerId: null, call, about: { ...about, ...more } });
