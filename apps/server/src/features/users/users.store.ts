import type pg from 'pg';
import { isExpired, type Person } from '@signet/brand';
import type { Feature, Flag, Permission } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import type { UserStatus } from '../../db/schema.ts';
import type { Claims } from '../../http/tokens.ts';

/** The person behind a request, with what role and tier give them at this moment. */
export type CurrentUser = Person & {
  _id: string;
  email: string;
  group: string;
  role: string;
  activeQuizId: string | null;
  subscription: { subscriptionKey: string; label: string; expiration: Date | null; isManaged: boolean };
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
  subscription_managed: boolean;
  sso_key: string | null;
  permissions: Permission[];
  features: Feature[];
  tier_label: string;
  flags: Flag[];
};

const FIND_CURRENT = `
  select u.id, u.email, u.group_name, u.role_key, u.status, u.quiz_completed, u.active_quiz_id, u.subscription_key,
    u.subscription_expiration,
         u.subscription_managed, u.sso_key, r.permissions, t.features, t.label as tier_label,
         array(select f.name from feature_flags f where f.value = 'true'::jsonb) as flags
    from identities i join users u on u.id = i.user_id join roles r on r.key = u.role_key
      join tiers t on t.key = u.subscription_key
   where i.issuer = $1 and i.subject = $2`;

/** The statement that every signed-in call begins with; the benchmark runs the same one bare. */
export const findCurrentStatement = { name: 'users.findCurrent', text: FIND_CURRENT };

const toCurrentUser = (row: Row, now: Date): CurrentUser => ({
  _id: row.id,
  email: row.email,
  group: row.group_name,
  role: row.role_key,
  status: row.status,
  quizCompleted: row.quiz_completed,
  activeQuizId: row.active_quiz_id,
  subscription: {
    subscriptionKey: row.subscription_key,
    label: row.tier_label,
    expiration: row.subscription_expiration,
    isManaged: row.subscription_managed,
  },
  ssoKey: row.sso_key,
  permissions: new Set(row.permissions),
  features: new Set(row.features),
  flags: new Set(row.flags),
  expired: isExpired(
    { expiration: row.subscription_expiration, canBeExpired: row.permissions.includes('canBeExpired') },
    { subscriptionsEnabled: row.flags.includes('enableSubscriptions'), now },
  ),
});

export type NewUser = Claims & {
  email: string;
  emailVerified: boolean;
  group: string;
  roleKey: string;
  subscriptionKey: string;
  subscriptionExpiration: Date | null;
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
  return {
    /** The user whom the claims name, in whatever status; undefined when nobody registered with them. */
    async findCurrent({ issuer, subject }: Claims): Promise<CurrentUser | undefined> {
      const [row] = await findCurrent([issuer, subject]);
      return row && toCurrentUser(row, now());
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
