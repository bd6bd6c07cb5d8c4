import { expect, it } from 'vitest';
import { permissions, type Permission, type User } from '@signet/contract';
import { adminRoutes, routeRules } from '../../route-rules.ts';
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
    'Overview',
    'Settings',
    'Mail',
    'Audit',
  ]);
  expect(tabsFor(undefined)).toEqual([]);
});
it('has a tab for every page of the administration, those of a group beside each other', () => {
  const tabs = tabsFor(holding(...permissions));
  expect(tabs.map(({ id }) => id).toSorted()).toEqual(adminRoutes.map((name) => routeRules[name].path).toSorted());
  expect(tabs.map(({ group }) => group)).toEqual(tabs.map(({ group }) => group).toSorted());
});
it('an empty path leads to the first tab held', () => {
  expect(firstAdminPath(holding(...permissions))).toBe('/admin/users');
  expect(firstAdminPath(holding('canAccessAdminPage', 'canManageSettings'))).toBe('/admin/overview');
});

/** Spec administration §2.1: the permission of each child, and of those beyond the specification. */
const tabsOf: Partial<Record<Permission, readonly string[]>> = {
  canViewUsers: ['Users', 'Waiting list'],
  canManageSignetBrain: ['Brain'],
  canManageSubscriptions: ['Tiers'],
  canManageSettings: ['Overview', 'Settings', 'Mail', 'Audit'],
  canManageDocuments: ['Documents'],
  canManageAIAgent: ['Agent', 'Knowledge bases'],
  canAccessTestingPages: ['Color test', 'Company test'],
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
