import { sql } from 'kysely';
import { mayGoOnFree } from '@signet/brand';
import { FREE_TIER } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CurrentUser } from '../users/users.service.ts';

/**
 * Going on without paying once a beta or a subscription is over (spec administration §2.4, 'Free to Play'). What is
 * still held is never given away by a press; who may at all says `mayGoOnFree`.
 * @throws Refusal `alreadySubscribed` while there is something to manage, `freeTrialOver` after a free trial or the
 * waitlist's.
 */
export const createFreeTier =
  ({ db, now }: { db: Database; now: () => Date }) =>
  async (user: CurrentUser): Promise<void> => {
    const { _id, subscription } = user;
    if (!user.expired) return;
    if (subscription.isManaged) throw new Refusal('alreadySubscribed');
    if (!mayGoOnFree(user)) throw new Refusal('freeTrialOver');
    // by the clock that subscriptions end by: what is given before an end does not count after it
    await sql`
      update users set subscription_key = ${FREE_TIER}, subscription_expiration = null, version = version + 1,
        subscription_granted_at = ${now()}::timestamptz
          + coalesce((select ahead_ms from subscription_clock), 0) * interval '1 millisecond'
       where id = ${_id}`.execute(db);
  };

export type TakeFreeTier = ReturnType<typeof createFreeTier>;
