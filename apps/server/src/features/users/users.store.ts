import type pg from 'pg';
import {
  holdingOf,
  isExpired,
  type Person,
  type Standing,
  type Subscription,
  type SubscriptionStatus,
} from '@signet/brand';
import type { Feature, Flag, Permission } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import type { UserStatus } from '../../db/tables/people.ts';
import type { Claims } from '../../http/tokens.ts';

/** The person behind a request, with what role and tier give them at this moment. */
export type CurrentUser = Person & {
  _id: string;
  email: string;
  group: string;
  role: string;
  activeQuizId: string | null;
  /** What they hold now, by the house or by what they pay (packages/brand/src/subscription.ts). */
  subscription: {
    subscriptionKey: string;
    label: string;
    expiration: Date | null;
    isManaged: boolean;
    standing: Standing;
    managed: Subscription | undefined;
  };
  ssoKey: string | null;
};

type Row = {
  id: string;
  email: string;
  group_name: string;
  role_key: string;
  status: UserStatus;
  quiz_completed: boolean;
  active_quiz_id: string | null;
  subscription_key: string;
  subscription_expiration: Date | null;
  subscription_granted_at: Date | null;
  sso_key: string | null;
  permissions: Permission[];
  flags: Flag[];
  tiers: TierRow[];
  subscription_id: string | null;
  subscription_status: SubscriptionStatus;
  product_id: string;
  cancel_at_period_end: boolean;
  started_at: Date;
  period_end: Date | null;
  trial_end: Date | null;
  past_due_since: Date | null;
  ended_at: Date | null;
  /** How far the clock of subscriptions is ahead. */
  ahead_ms: string | null;
};
type TierRow = { key: string; label: string; features: Feature[]; product_id: string | null; is_default: boolean };

const CURRENT = `
  select u.id, u.email, u.group_name, u.role_key, u.status, u.quiz_completed, u.active_quiz_id, u.subscription_key,
    u.subscription_expiration, u.subscription_granted_at, u.sso_key, r.permissions,
         array(select f.name from feature_flags f where f.value = 'true'::jsonb) as flags,
         (select jsonb_agg(to_jsonb(t)) from tiers t
           where t.key = u.subscription_key or t.product_id = s.product_id or t.is_default) as tiers,
         s.subscription_id, s.status as subscription_status, s.product_id, s.cancel_at_period_end, s.started_at,
         s.period_end, s.trial_end, s.past_due_since, s.ended_at,
         (select ahead_ms from subscription_clock) as ahead_ms
    from users u join roles r on r.key = u.role_key left join subscriptions s on s.user_id = u.id`;

const FIND_CURRENT = `${CURRENT}
   where u.id = (select i.user_id from identities i where i.issuer = $1 and i.subject = $2)`;
const FIND_BY_ID = `${CURRENT} where u.id = $1`;

/** The statement that every signed-in call begins with; the benchmark runs the same one bare. */
export const findCurrentStatement = { name: 'users.findCurrent', text: FIND_CURRENT };

const subscriptionIn = (row: Row): Subscription | undefined =>
  row.subscription_id === null
    ? undefined
    : {
        id: row.subscription_id,
        status: row.subscription_status,
        productId: row.product_id,
        cancelAtPeriodEnd: row.cancel_at_period_end,
        startedAt: row.started_at,
        periodEnd: row.period_end,
        trialEnd: row.trial_end,
        pastDueSince: row.past_due_since,
        endedAt: row.ended_at,
      };

const holdingIn = (row: Row, now: Date) => {
  const own = row.tiers.find(({ key }) => key === row.subscription_key);
  if (!own) throw new Error('a user is on a tier that there is not');
  const subscription = subscriptionIn(row);
  const holding = holdingOf({
    granted: { tier: own, expiration: row.subscription_expiration, since: row.subscription_granted_at },
    subscription,
    productTier: subscription && row.tiers.find((tier) => tier.product_id === subscription.productId),
    fallback: row.tiers.find((tier) => tier.is_default) ?? own,
    now,
  });
  return { ...holding, managed: subscription };
};

/** What a subscription opened stays open after it, whatever tier comes then: the book and the logos made with it. */
const lasting: readonly Feature[] = ['brandBook.enabled'];

const toCurrentUser = (row: Row, wallClock: Date): CurrentUser => {
  const now = new Date(wallClock.getTime() + Number(row.ahead_ms ?? 0));
  const { tier, expiration, isManaged, standing, managed, subscribed } = holdingIn(row, now);
  return {
    _id: row.id,
    email: row.email,
    group: row.group_name,
    role: row.role_key,
    status: row.status,
    quizCompleted: row.quiz_completed,
    activeQuizId: row.active_quiz_id,
    subscription: { subscriptionKey: tier.key, label: tier.label, expiration, isManaged, standing, managed },
    ssoKey: row.sso_key,
    permissions: new Set(row.permissions),
    features: new Set([...tier.features, ...lasting.filter((one) => subscribed?.features.includes(one))]),
    flags: new Set(row.flags),
    expired: isExpired(
      { expiration, canBeExpired: row.permissions.includes('canBeExpired') },
      { subscriptionsEnabled: row.flags.includes('enableSubscriptions'), now },
    ),
  };
};

export type NewUser = Claims & {
  email: string;
  emailVerified: boolean;
  group: string;
  roleKey: string;
  subscriptionKey: string;
  subscriptionExpiration: Date | null;
  /** The single sign-on that they came by. */
  ssoKey?: string | null;
};

/** Lets a user in by this identity; false when it leads to somebody already. */
const identify = async (trx: Database, userId: string, { issuer, subject }: Claims): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const createUserStore = ({ pool, now }: { pool: pg.Pool; now: () => Date }) => {
  const findCurrent = prepared<Row>(pool, findCurrentStatement.name, findCurrentStatement.text);
  const findById = prepared<Row>(pool, 'users.findById', FIND_BY_ID);
  return {
    /** The user whom the claims name, in whatever status; undefined when nobody registered with them. */
    async findCurrent({ issuer, subject }: Claims): Promise<CurrentUser | undefined> {
      const [row] = await findCurrent([issuer, subject]);
      return row && toCurrentUser(row, now());
    },

    async findById(id: string): Promise<CurrentUser | undefined> {
      const [row] = await findById([id]);
      return row && toCurrentUser(row, now());
    },

    /** Whether this identity leads to somebody, as the transaction sees it. */
    async isKnown(trx: Database, { issuer, subject }: Claims): Promise<boolean> {
      const row = await trx
        .selectFrom('identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Inserts a registered user with the identity they came by. Undefined when somebody came by it before, or both
     * they and another have the same checked address.
     */
    async insert(trx: Database, user: NewUser): Promise<string | undefined> {
      const row = await trx
        .insertInto('users')
        .values({
          email: user.email,
          email_verified: user.emailVerified,
          group_name: user.group,
          role_key: user.roleKey,
          subscription_key: user.subscriptionKey,
          subscription_expiration: user.subscriptionExpiration,
          sso_key: user.ssoKey ?? null,
          terms_accepted_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row || (await identify(trx, row.id, user))) return row?.id;
      // they registered at the same moment in another window, with an address that nobody has checked
      await trx.deleteFrom('users').where('id', '=', row.id).execute();
      return undefined;
    },
  };
};

export type UserStore = ReturnType<typeof createUserStore>;
