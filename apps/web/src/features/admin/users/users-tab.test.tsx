import { permissions, type ListedUser, type Permission } from '@signet/contract';
import { expect, it, vi } from 'vitest';
import { HeadPlaces } from '../admin-head.tsx';
import { holding, listed } from '../../../testing/people.ts';
import { useScreen } from '../../../testing/screen.tsx';
import { UsersTab } from './users-tab.tsx';

const screen = useScreen();
const finished = listed({ _id: 'a', email: 'ada@x.example', quizCompleted: true, activeQuizId: 'q' });
const another = listed({ ...finished, _id: 'b', email: 'bob@x.example' });
const begun = listed({ _id: 'c', email: 'cleo@x.example' });

/** The grid as somebody with these permissions has it, with all of these rows selected. */
const show = async (held: readonly Permission[], ...rows: ListedUser[]): Promise<void> => {
  const head = document.body.appendChild(document.createElement('header'));
  const answers: [RegExp, object][] = [
    [/userRoles/, [{ key: 'user', label: 'User' }]],
    [/tiers/, { subscriptionTiers: [] }],
    [/users\?/, { records: rows, count: rows.length }],
  ];
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers.find(([path]) => path.test(url))?.[1]));
  const validation = { result: 'valid', visitor: { user: holding(...held), expired: false } };
  await screen.show(
    <HeadPlaces value={{ figures: null, acts: head }}>
      <UsersTab />
    </HeadPlaces>,
    { known: { validation } },
  );
  await screen.until(() => screen.all('tbody input[type=checkbox]').length === rows.length);
  for (const box of screen.all('tbody input[type=checkbox]')) await screen.click(box);
};
const without = (one: Permission) => permissions.filter((other) => other !== one);

it('New Invite needs both canInviteUser and canUpdateUserRole', async () => {
  await show(permissions, begun);
  expect(screen.has('New Invite')).toBe(true);
  for (const one of ['canInviteUser', 'canUpdateUserRole'] as const) {
    screen.leave();
    document.body.replaceChildren();
    await show(without(one), begun);
    expect(screen.has('New Invite'), one).toBe(false);
  }
});

it.each([
  ['Download brand quiz', 'canDownloadUserBrand'],
  ['Manage brand', 'canManageUserBrand'],
] as const)('%s needs %s and exactly one selected user with a completed quiz', async (label, permission) => {
  await show(permissions, finished);
  expect(screen.has(label)).toBe(true);
  for (const [held, ...rows] of [
    [without(permission), finished],
    [permissions, finished, another],
    [permissions, begun],
  ] as const) {
    screen.leave();
    document.body.replaceChildren();
    await show(held, ...rows);
    expect(screen.has(label), rows.map(({ email }) => email).join()).toBe(false);
  }
});

it('of those that cannot be treated alike it is said that nothing can be done to all', async () => {
  await show(permissions, finished, listed({ _id: 'i', email: 'ida@x.example', status: 'invited' }));
  expect(screen.text()).toContain('Nothing can be done to all of them at once.');
});
