import type { ListedUser, Permission, User } from '@signet/contract';

/** Somebody who is signed in and holds these permissions. */
export const holding = (...permissions: Permission[]): User => ({
  _id: 'me',
  email: 'boss@example.com',
  group: '',
  role: 'admin',
  status: 'active',
  quizCompleted: false,
  activeQuizId: null,
  subscription: { subscriptionKey: 'studio', expiration: null, isManaged: false },
  permissions: Object.fromEntries(permissions.map((name) => [name, true])),
  features: {},
  ssoKey: null,
});

/** A row of the users grid. */
export const listed = (given: Partial<ListedUser> = {}): ListedUser => ({
  _id: 'x',
  email: 'ann@example.com',
  group: '',
  role: 'user',
  status: 'active',
  quizCompleted: false,
  activeQuizId: null,
  subscription: { subscriptionKey: 'founder', expiration: null },
  version: 0,
  ...given,
});
