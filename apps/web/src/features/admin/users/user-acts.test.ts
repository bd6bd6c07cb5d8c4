import { expect, it } from 'vitest';
import { permissions, type ListedUser, type User } from '@signet/contract';
import { actsFor, userActs } from './user-acts.ts';

const self: User = {
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
};
const row = (given: Partial<ListedUser>): ListedUser => ({
  _id: 'x',
  email: 'ann@example.com',
  group: '',
  role: 'user',
  status: 'active',
  quizCompleted: false,
  activeQuizId: null,
  subscription: { subscriptionKey: 'free', expiration: null },
  version: 0,
  ...given,
});
const possible = (...rows: ListedUser[]) =>
  actsFor(self, rows).flatMap(({ act, isPossible }) => (isPossible ? [act.key] : []));

it.each<[string, ListedUser[], string[]]>([
  ['nobody', [], []],
  ['an open invitation', [row({ status: 'invited' })], ['resend', 'delete']],
  ['one that ran out', [row({ status: 'inviteExpired' })], ['resend', 'delete']],
  ['an active user', [row({})], ['disable', 'setAdmin', 'reset']],
  ['a disabled user', [row({ status: 'disabled' })], ['enable', 'setAdmin', 'reset']],
  ['an administrator', [row({ role: 'admin' })], ['disable', 'removeAdmin', 'reset']],
  ['oneself', [row({ _id: 'me', role: 'admin' })], ['reset']],
  ['a user and an invitation', [row({}), row({ _id: 'y', status: 'invited' })], []],
])('%s can be %s', (_who, rows, keys) => {
  expect(possible(...rows)).toEqual(keys);
});

it('invitations that are deleted are named, of many the first', () => {
  const asked = (...emails: string[]) =>
    userActs
      .find(({ key }) => key === 'delete')
      ?.question(
        emails.length,
        emails.map((email) => row({ email })),
      );
  expect(asked('a@x.example')).toBe('Delete 1 invitation, of a@x.example? Their links stop working.');
  expect(asked('a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example')).toBe(
    'Delete 5 invitations, of a@x.example, b@x.example, c@x.example and 2 more? Their links stop working.',
  );
});

it('an action whose permission is not held is not there', () => {
  const without = { ...self, permissions: { canViewUsers: true, canInviteUser: true } };
  expect(actsFor(without, [row({ status: 'invited' })])).toEqual([]);
});
