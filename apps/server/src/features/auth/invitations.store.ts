import type { Selectable } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import { createDerivedCodes } from './derived-codes.ts';

export type Invitation = Selectable<Tables['invitations']>;

/** Invitations by their codes and addresses. */
export const createInvitationStore = ({ key }: { key: Buffer }) => {
  const codes = createDerivedCodes(key);

  return {
    codeOf: (invitation: Pick<Invitation, 'id' | 'rotation'>): string => codes.of(invitation),

    /**
     * The invitation that a code belongs to, locked for this transaction; undefined for a forged, rotated or unknown
     * code.
     */
    async findByCode(db: Database, code: string): Promise<Invitation | undefined> {
      const id = codes.idIn(code);
      if (!id) return undefined;
      const invitation = await db
        .selectFrom('invitations')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return invitation && codes.isOf(invitation, code) ? invitation : undefined;
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
