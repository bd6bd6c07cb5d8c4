import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';

export type Invitation = Selectable<Tables['invitations']>;

const CODE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{22})$/;

/**
 * Invitation codes are derived from the invitation's id and rotation with the server's key (flow decisions): nothing
 * guessable is stored, and asking again gives the same code until it is rotated. A code is `{id}.{22 characters of
 * HMAC-SHA256}`.
 */
export const createInvitationStore = ({ key }: { key: Buffer }) => {
  const mark = (id: string, rotation: number) =>
    createHmac('sha256', key).update(`${id}.${rotation}`).digest('base64url').slice(0, 22);

  return {
    codeOf: (invitation: Pick<Invitation, 'id' | 'rotation'>): string =>
      `${invitation.id}.${mark(invitation.id, invitation.rotation)}`,

    /**
     * The invitation that a code belongs to, locked for this transaction; undefined for a forged, rotated or unknown
     * code.
     */
    async findByCode(db: Database, code: string): Promise<Invitation | undefined> {
      const [, id, given] = CODE.exec(code) ?? [];
      if (!id || !given) return undefined;
      const invitation = await db
        .selectFrom('invitations')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const right = invitation && timingSafeEqual(Buffer.from(mark(id, invitation.rotation)), Buffer.from(given));
      return right ? invitation : undefined;
    },

    /** The open invitation for an address, if there is one that has not run out. */
    findOpen: (db: Database, email: string, now: Date): Promise<Invitation | undefined> =>
      db
        .selectFrom('invitations')
        .selectAll()
        .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
        .where('accepted_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    async accept(db: Database, id: string, now: Date): Promise<void> {
      await db.updateTable('invitations').set({ accepted_at: now }).where('id', '=', id).execute();
    },
  };
};

export type InvitationStore = ReturnType<typeof createInvitationStore>;
