import type { Call } from '@signet/contract';
import type { Database } from '../../db/client.ts';

/** Something that staff did: by whom, about whom (null: about the house), which call, and about what. */
type Entry = {
  actorId: string;
  ownerId: string | null;
  call: Pick<Call, 'method' | 'path'>;
  about: Record<string, unknown>;
};

/** A statement has room for some 65,000 values. */
const AT_ONCE = 1000;

/** What staff did, in rows that are only ever added (db/migrations/009-people.ts). */
export const auditLog = {
  /** Belongs into the transaction of the act itself, so that there is never one without the other. */
  async add(trx: Database, entry: Entry): Promise<void> {
    await auditLog.addEach(trx, entry, [entry.ownerId]);
  },

  /** The same act done to many, a row for each. */
  async addEach(
    trx: Database,
    { actorId, call, about }: Omit<Entry, 'ownerId'>,
    ownerIds: readonly (string | null)[],
  ): Promise<void> {
    const act = `${call.method} ${call.path}`;
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
