import type { Call } from '@signet/contract';
import type { Database } from '../../db/client.ts';

/** Something that staff did: by whom, about whom (null: about the house), which call, and about what. */
type Entry = {
  actorId: string;
  ownerId: string | null;
  call: Pick<Call, 'method' | 'path'>;
  about: Record<string, unknown>;
};

/** What staff did, in rows that are only ever added (db/migrations/009-people.ts). */
export const auditLog = {
  /** Belongs into the transaction of the act itself, so that there is never one without the other. */
  async add(trx: Database, { actorId, ownerId, call, about }: Entry): Promise<void> {
    await trx
      .insertInto('audit_log')
      .values({
        actor_id: actorId,
        owner_id: ownerId,
        act: `${call.method} ${call.path}`,
        about: JSON.stringify(about),
      })
      .execute();
  },
};
