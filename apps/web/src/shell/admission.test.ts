import { describe, expect, it } from 'vitest';
import { accessRefusal, personOf } from '@signet/brand';
import { permissions, type Access, type User } from '@signet/contract';
import { routeRules, type RouteName } from '../route-rules.ts';
import { visitorMay } from './admission.ts';
import { sidebarItems } from './sidebar-items.ts';
import type { Visitor } from './validation.ts';

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

const refusalFor = (access: Access, { user, expired }: Visitor) =>
  accessRefusal(access, { token: true, user: personOf(user, { expired }) }) ?? null;

describe('who may see which route', () => {
  it.each([
    ['quiz', null, 'subscriptionExpired', null, null],
    ['start', null, 'subscriptionExpired', null, null],
    // what was made stays theirs
    ['book', null, null, null, null],
    ['pricing', 'switchedOff', 'switchedOff', 'switchedOff', 'switchedOff'],
    ['expired', 'subscriptionNotExpired', null, 'subscriptionNotExpired', 'subscriptionNotExpired'],
    ['about', 'forbidden', 'subscriptionExpired', null, null],
    ['account', null, null, null, null],
    ['subscription', null, null, null, null],
    ['userInfo', null, null, null, null],
    ['admin', 'forbidden', 'subscriptionExpired', null, null],
    ['adminSettings', 'forbidden', 'subscriptionExpired', 'forbidden', null],
    ['adminMail', 'forbidden', 'subscriptionExpired', 'forbidden', null],
    ['manageBrand', 'forbidden', 'subscriptionExpired', 'forbidden', 'forbidden'],
    ['register', null, null, null, null],
    ['unauthorized', null, null, null, null],
    ['error', null, null, null, null],
    ['callback', null, null, null, null],
  ] as const satisfies readonly (readonly [RouteName, ...(string | null)[]])[])(
    '%s: founder %s, expired %s, staff %s, admin %s',
    (name, ...expected) => {
      const { access } = routeRules[name];
      expect([founder, late, reader, admin].map((who) => refusalFor(access, who))).toEqual(expected);
      expect([founder, late, reader, admin].map((who) => visitorMay(access, who))).toEqual(
        expected.map((reason) => reason === null),
      );
    },
  );
});

it('/manage-brand-quiz asks for canManageUserBrand and for nothing else', () => {
  const { access, path } = routeRules.manageBrand;
  const held = (names: readonly string[]) =>
    visitor({ permissions: Object.fromEntries(names.map((name) => [name, true])) });
  expect(path).toBe('/manage-brand-quiz');
  expect(visitorMay(access, held(['canManageUserBrand']))).toBe(true);
  expect(visitorMay(access, held(permissions.filter((one) => one !== 'canManageUserBrand')))).toBe(false);
});

describe('the sidebar (spec administration §2.3)', () => {
  const shown = (who: Visitor, pathname = '/') =>
    sidebarItems.filter((item) => item.shows({ visitor: who, pathname })).map(({ label }) => label);

  it.each([
    ['a founder with a quiz to answer', founder, '/quiz/1', ['BRAND QUIZ', 'BRAND BOOK', 'MY ACCOUNT', 'LOG OUT']],
    [
      'a founder with a brand',
      visitor({ quizCompleted: true }),
      '/book',
      ['BRAND BOOK', 'ASSET LIBRARY', 'EDIT BRAND', 'MY ACCOUNT', 'LOG OUT'],
    ],
    ['an expired founder on /expired', late, '/expired', ['BRAND BOOK', 'MY ACCOUNT', 'LOG OUT']],
    ['an expired founder elsewhere', late, '/team', ['BRAND QUIZ', 'BRAND BOOK', 'MY ACCOUNT', 'LOG OUT']],
    [
      'staff who may see no page of the administration',
      reader,
      '/',
      ['BRAND QUIZ', 'BRAND BOOK', 'MY ACCOUNT', 'LOG OUT'],
    ],
    ['an administrator', admin, '/', ['BRAND QUIZ', 'BRAND BOOK', 'MY ACCOUNT', 'ADMIN', 'LOG OUT']],
    [
      'somebody who may manage settings, but not see the administration',
      visitor({ permissions: { canManageSettings: true } }),
      '/',
      ['BRAND QUIZ', 'BRAND BOOK', 'MY ACCOUNT', 'LOG OUT'],
    ],
  ] as const)('shows %s what is theirs', (_who, who, pathname, labels) => {
    expect(shown(who, pathname)).toEqual(labels);
  });

  it('an expired founder can press nothing but what an expired one may open', () => {
    const onlooker = { visitor: late, pathname: '/expired' };
    const pressable = sidebarItems.filter((item) => item.shows(onlooker) && item.isEnabled(onlooker));
    expect(pressable.map(({ label }) => label)).toEqual(['BRAND BOOK', 'MY ACCOUNT', 'LOG OUT']);
  });
});

it('the table holds every address of the product', () => {
  expect(Object.values(routeRules).map((rule) => rule.path)).toEqual([
    '/',
    '/quiz',
    '/begin/:page?',
    '/edit',
    '/book',
    '/book/colors',
    '/book/identity',
    '/library',
    '/library/story',
    '/drive',
    '/drive/consent',
    '/expired',
    '/pricing',
    '/subscribed',
    '/till/checkout/:id',
    '/till/portal/:id',
    '/about',
    '/team',
    '/team/subscription',
    '/team/userInfo',
    '/team/brands',
    '/admin',
    '/admin/users',
    '/admin/brain',
    '/admin/subscription-tiers',
    '/admin/settings',
    '/admin/agent',
    '/admin/knowledgeBases',
    '/admin/knowledgeBases/:id/documents',
    '/admin/mail',
    '/admin/users/:id',
    '/admin/waiting-list',
    '/admin/documents',
    '/admin/company-testing',
    '/admin/color-family-testing',
    '/admin/audit',
    '/admin/overview',
    '/manage-brand-quiz',
    '/register',
    '/unauthorized',
    '/coming-soon',
    '/waitlist',
    '/error',
    '/shared/:token',
    '/callback',
    '*',
  ]);
});
