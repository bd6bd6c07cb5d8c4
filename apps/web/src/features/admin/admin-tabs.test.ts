import { expect, it } from 'vitest';
import type { User } from '@signet/contract';
import { firstAdminPath, tabsFor } from './admin-tabs.ts';

const holding = (...permissions: string[]) => ({
  expired: false,
  user: {
    _id: 'u1',
    email: 'staff@example.com',
    group: 'staff',
    role: 'staff',
    status: 'active',
    quizCompleted: false,
    activeQuizId: null,
    subscription: { subscriptionKey: 'free', expiration: null, isManaged: false },
    permissions: Object.fromEntries(permissions.map((name) => [name, true])),
    features: {},
    ssoKey: null,
  } satisfies User,
});

it('shows tabs only for permissions the user holds', () => {
  expect(tabsFor(holding('canAccessAdminPage')).map((tab) => tab.label)).toEqual([]);
  expect(tabsFor(holding('canAccessAdminPage', 'canManageSettings')).map((tab) => tab.label)).toEqual([
    'Settings',
    'Mail',
    'Audit',
    'Overview',
  ]);
  expect(tabsFor(undefined)).toEqual([]);
});
it('an empty path leads to the first tab held', () => {
  expect(firstAdminPath(holding('canAccessAdminPage', 'canManageSettings'))).toBe('/admin/settings');
});
