import { describe, expect, it } from 'vitest';
import type { User } from '@signet/contract';
import { routeRules, type RouteName, type RouteRule } from '../route-rules.ts';
import { refusalFor } from './admission.ts';

const visitor = (changes: Partial<User> = {}, expired = false) => ({
  expired,
  user: {
    _id: 'u1',
    email: 'ada@example.com',
    group: 'founders',
    role: 'user',
    status: 'active',
    quizCompleted: false,
    activeQuizId: null,
    subscription: { subscriptionKey: 'free', expiration: null, isManaged: false },
    permissions: {},
    features: {},
    ssoKey: null,
    ...changes,
  } satisfies User,
});
const founder = visitor();
const late = visitor({}, true);
const reader = visitor({ permissions: { canAccessAdminPage: true } });
const admin = visitor({ permissions: { canAccessAdminPage: true, canManageSettings: true } });

describe('who may see which route', () => {
  it.each([
    ['quiz', null, 'expired', null, null],
    ['start', null, 'expired', null, null],
    ['expired', 'not-expired', null, 'not-expired', 'not-expired'],
    ['about', 'permission', 'expired', null, null],
    ['account', null, null, null, null],
    ['subscription', null, null, null, null],
    ['userInfo', null, null, null, null],
    ['admin', 'permission', 'expired', null, null],
    ['adminSettings', 'permission', 'expired', 'permission', null],
    ['adminMail', 'permission', 'expired', 'permission', null],
    ['register', null, null, null, null],
    ['unauthorized', null, null, null, null],
    ['error', null, null, null, null],
    ['callback', null, null, null, null],
  ] as const satisfies readonly (readonly [RouteName, ...(string | null)[]])[])(
    '%s: founder %s, expired %s, staff %s, admin %s',
    (name, ...expected) => {
      const rule = routeRules[name];
      expect([founder, late, reader, admin].map((who) => refusalFor(rule, who))).toEqual(expected);
    },
  );

  it('all permissions must be held', () => {
    const rule: RouteRule = { path: '/x', access: 'user', permissions: ['canViewUsers', 'canInviteUser'] };
    expect(refusalFor(rule, visitor({ permissions: { canViewUsers: true } }))).toBe('permission');
    expect(refusalFor(rule, visitor({ permissions: { canViewUsers: true, canInviteUser: true } }))).toBeNull();
  });
  it('a route for completed quizzes refuses the others', () => {
    const rule: RouteRule = { path: '/x', access: 'user', quizCompleted: true };
    expect(refusalFor(rule, founder)).toBe('quiz');
    expect(refusalFor(rule, visitor({ quizCompleted: true }))).toBeNull();
  });
  it('a route with a feature refuses whoever lacks it', () => {
    const rule: RouteRule = { path: '/x', access: 'user', feature: 'brandBook.enabled' };
    expect(refusalFor(rule, visitor({ features: { 'brandBook.enabled': false } }))).toBe('feature');
    expect(refusalFor(rule, visitor({ features: { 'brandBook.enabled': true } }))).toBeNull();
  });
  it('expired only means that an unexpired user is refused, both that nobody is', () => {
    expect(refusalFor({ path: '/x', access: 'user', expiry: 'expired' }, late)).toBeNull();
    expect(refusalFor({ path: '/x', access: 'user', expiry: 'any' }, late)).toBeNull();
  });
});

it('the table holds every address of the product', () => {
  expect(Object.values(routeRules).map((rule) => rule.path)).toEqual([
    '/',
    '/quiz',
    '/book',
    '/expired',
    '/about',
    '/team',
    '/team/subscription',
    '/team/userInfo',
    '/admin',
    '/admin/settings',
    '/admin/mail',
    '/register',
    '/unauthorized',
    '/error',
    '/callback',
    '*',
  ]);
});
