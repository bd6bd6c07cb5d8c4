import type { User } from '@signet/contract';
import type { CurrentUser, UserStore } from './users.store.ts';

export type { CurrentUser } from './users.store.ts';

/** Who is known, and letting somebody in: what other features need of users. */
export type Users = Pick<UserStore, 'findCurrent' | 'insert' | 'isKnown'>;

/** The shape that leaves the house (spec administration §3): permissions and features as maps. */
export const presentUser = (user: CurrentUser): User => ({
  _id: user._id,
  email: user.email,
  group: user.group,
  role: user.role,
  status: user.status,
  quizCompleted: user.quizCompleted,
  activeQuizId: user.activeQuizId,
  subscription: {
    subscriptionKey: user.subscription.subscriptionKey,
    expiration: user.subscription.expiration?.toISOString() ?? null,
    isManaged: user.subscription.isManaged,
  },
  permissions: Object.fromEntries([...user.permissions].map((name) => [name, true])),
  features: Object.fromEntries([...user.features].map((name) => [name, true])),
  ssoKey: user.ssoKey,
});
