import { expect, it } from 'vitest';
import { permissions, type Permission, type User } from '@signet/contract';
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

/** Spec administration §2.1: the permission of each child, and of those beyond the specification. */
const tabsOf: Partial<Record<Permission, readonly string[]>> = {
  canViewUsers: ['Users'],
  canManageSignetBrain: ['Brain'],
  canManageSubscriptions: ['Subscription tiers'],
  canManageSettings: ['Settings', 'Mail', 'Audit', 'Overview'],
  canManageDocuments: ['Documents'],
  canAccessTestingPages: ['Company testing', 'Color testing'],
};
const every = Object.values(tabsOf).flat();

it.each(permissions)('%s opens its own tabs and no other, alone and missing', (one) => {
  const own = tabsOf[one] ?? [];
  const known = (tabs: readonly { label: string }[]) =>
    tabs.map(({ label }) => label).filter((label) => every.includes(label));
  expect(known(tabsFor(holding('canAccessAdminPage', one)))).toEqual(own);
  expect(tabsFor(holding(one))).toEqual([]);
  const rest = permissions.filter((other) => other !== one);
  const left = one === 'canAccessAdminPage' ? [] : every.filter((label) => !own.includes(label));
  expect(known(tabsFor(holding(...rest))).toSorted()).toEqual(left.toSorted());
});
