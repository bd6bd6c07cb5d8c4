import { expect, it } from 'vitest';
import { permissions, type ListedUser, type Permission } from '@signet/contract';
import { holding, listed } from '../../../testing/people.ts';
import { actsFor, userActs } from './user-acts.ts';

const self = holding(...permissions);
const row = listed;
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

/** Spec administration §6: what each asks for beside what opens the page. */
const needs: readonly [act: string, ...needed: Permission[]][] = [
  ['resend', 'canInviteUser', 'canUpdateUserRole'],
  ['delete', 'canInviteUser', 'canUpdateUserRole'],
  ['disable', 'canDisableUser'],
  ['enable', 'canDisableUser'],
  ['setAdmin', 'canUpdateUserRole'],
  ['removeAdmin', 'canUpdateUserRole'],
  ['reset', 'canManageUserBrand'],
];
const shown = (...held: Permission[]) => actsFor(holding(...held), []).map(({ act }) => act.key);

it.each(needs)('%s is there by %s %s, and gone without any one of them', (act, ...needed) => {
  const opens: Permission[] = ['canAccessAdminPage', 'canViewUsers'];
  expect(shown(...opens, ...needed)).toContain(act);
  for (const one of needed) expect(shown(...permissions.filter((other) => other !== one)), one).not.toContain(act);
});

it('every action of the grid has its permission named', () => {
  expect(needs.map(([act]) => act)).toEqual(userActs.map(({ key }) => key));
});
