import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Letter } from '../../ports/mail.ts';
import { auditLog } from '../audit/audit-log.ts';
import { createDerivedCodes } from '../auth/derived-codes.ts';
import type { Terms, UserAdmin } from '../users/admin.service.ts';
import type { CurrentUser } from '../users/users.service.ts';
import { CONFIRM_MINUTES, waitingLetter } from './waiting-letters.ts';
import type { WaitingListStore, WaitingPage } from './waiting-list.store.ts';

type Actor = Pick<CurrentUser, '_id' | 'permissions'>;
type Act = Pick<Call, 'method' | 'path'>;
type Parts = {
  db: Database;
  store: WaitingListStore;
  people: Pick<UserAdmin, 'inviteAll'>;
  sendLetter: (trx: Database, letter: Letter) => Promise<void>;
  limits: Pick<RateLimits, 'take'>;
  publicUrl: URL;
  key: Buffer;
  now: () => Date;
};

/** The same time for every address: longer than writing a letter takes. */
const ANSWER_MS = 300;

/** Who waits to be let in, and letting them in. */
export const createWaitingList = ({ db, store, people, sendLetter, limits, publicUrl, key, now }: Parts) => {
  const codes = createDerivedCodes(key);
  const linkOf = (id: string): URL => {
    const link = new URL('/waitlist', publicUrl);
    link.searchParams.set('link', codes.of({ id, rotation: 0 }));
    return link;
  };
  /** @throws Refusal `waitingLinkDead`: never made here, or of somebody who is off the list. */
  const idOf = (token: string): string => {
    const id = codes.idIn(token);
    if (!id || !codes.isOf({ id, rotation: 0 }, token)) throw new Refusal('waitingLinkDead');
    return id;
  };
  /** A few letters a day to one address, however often somebody asks; to one that is confirmed, none. */
  const note = async (email: string): Promise<void> => {
    const mayWrite = (await limits.take('waitingLetters', email)).ok;
    await db.transaction().execute(async (trx) => {
      const { id, isConfirmed } = await store.join(trx, email);
      if (mayWrite && !isConfirmed) await sendLetter(trx, waitingLetter(email, linkOf(id)));
    });
  };

  return {
    async join(email: string): Promise<{ minutes: number }> {
      await Promise.all([note(email.trim().toLowerCase()), pause(ANSWER_MS)]);
      return { minutes: CONFIRM_MINUTES };
    },
    async confirm(token: string): Promise<void> {
      if (!(await store.confirm(idOf(token), now()))) throw new Refusal('waitingLinkDead');
    },
    async leave(token: string): Promise<void> {
      if (!(await store.leave(idOf(token)))) throw new Refusal('waitingLinkDead');
    },

    list: (page: WaitingPage) => store.list(page),

    /** Letters go to those who confirmed and have none yet; how many have one now. */
    invite: (actor: Actor, call: Act, ids: readonly string[], terms: Terms): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const emails = await store.waiting(trx, ids);
        const invited = orRefuse(await people.inviteAll(trx, actor, call, { terms, emails }), 'unknownChoice');
        await store.markInvited(trx, invited, now());
        return invited.length;
      }),

    remove: (actor: Actor, call: Act, ids: readonly string[]): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const gone = await store.remove(trx, ids);
        if (gone.length > 0) await auditLog.add(trx, { actorId: actor._id, ownerId: null, call, about: { ids: gone } });
        return gone.length;
      }),
  };
};

export type WaitingList = ReturnType<typeof createWaitingList>;
