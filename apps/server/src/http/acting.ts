import { actsForOthers } from '@signet/brand';
import type { Access, Call, Permission } from '@signet/contract';
import type { Database } from '../db/client.ts';
import { auditLog } from '../features/audit/audit-log.ts';
import type { Owner, OwnerStore } from '../features/users/owners.store.ts';
import type { CurrentUser } from '../features/users/users.store.ts';

/** Whose things a call is about, beside who makes it. */
export type Acting = {
  owner: Owner;
  /** Whether the actor is somebody else. */
  onBehalf: boolean;
  /**
   * Writes down that the actor acts for somebody else, to be called in the transaction of the act; after a read it
   * needs none. Nothing is written about what one does with one's own. Whoever asks again how far something is that
   * they had begun passes since when that is: what was written since then is not written twice.
   */
  note: (trx?: Database, since?: Date) => Promise<void>;
};

/** Finds whose the quiz is that a call names; only a call that declares `onBehalf` can be made about another's. */
export type FindActing = (id: string | undefined) => Promise<Acting>;
export type ActingOf<A extends Access> = A extends { onBehalf: readonly Permission[] } ? FindActing : undefined;

const silent = async (): Promise<void> => undefined;

/**
 * Owner and actor of a call. Without the permission, and where there is no such quiz, the owner is the actor: the
 * stores, which read and write by owner, then have the one answer for "not yours" and "not there".
 */
export const createActing =
  ({ db, owners }: { db: Database; owners: OwnerStore }) =>
  (call: Call, actor: CurrentUser): FindActing | undefined => {
    if (call.access.who !== 'user' || !call.access.onBehalf) return undefined;
    const reaches = actsForOthers(call.access, actor);
    return async (id) => {
      const isOwn = !reaches || id === undefined || id === actor.activeQuizId;
      const owner = isOwn ? undefined : await owners.ofQuiz(id);
      if (!owner || owner._id === actor._id) return { owner: actor, onBehalf: false, note: silent };
      const entry = { actorId: actor._id, ownerId: owner._id, call, about: { id } };
      return { owner, onBehalf: true, note: (trx = db, since) => auditLog.add(trx, entry, since) };
    };
  };
