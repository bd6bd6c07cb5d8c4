import type { Access, Feature, Flag, Permission } from '@signet/contract';
import { describe, expect, it } from 'vitest';
import { accessRefusal, actsForOthers, allows, personOf, type Person } from './access.ts';

type Given = {
  status?: Person['status'];
  expired?: boolean;
  permissions?: Permission[];
  flags?: Flag[];
  tier?: string;
  features?: Feature[];
  quizCompleted?: boolean;
};

const person = (given: Given = {}): Person => ({
  status: given.status ?? 'active',
  expired: given.expired ?? false,
  permissions: new Set(given.permissions),
  flags: new Set(given.flags),
  subscription: { subscriptionKey: given.tier ?? 'free' },
  features: new Set(given.features),
  quizCompleted: given.quizCompleted ?? false,
});
const outcome = (access: Access, given: Given) =>
  accessRefusal(access, { token: true, user: person(given) }) ?? 'let in';

const unexpired = { who: 'user', expiry: 'unexpired' } as const;
const expiredOnly = { who: 'user', expiry: 'expired' } as const;
const either = { who: 'user', expiry: 'any' } as const;
const twoPermissions = { ...unexpired, permissions: ['canViewUsers', 'canInviteUser'] } as const;
const twoFlags = { ...unexpired, flags: ['sideBarSubscribe', 'enableSubscriptions'] } as const;
const twoTiers = { ...unexpired, tiers: ['founder', 'studio'] } as const;
const withFeature = { ...unexpired, feature: 'brandBook.enabled' } as const;
const afterQuiz = { ...unexpired, quizCompleted: true } as const;

describe('what is for', () => {
  it.each<[string, Access, Given, string]>([
    ['unexpired users, to one', unexpired, {}, 'let in'],
    ['unexpired users, to an expired one', unexpired, { expired: true }, 'subscriptionExpired'],
    ['expired users, to one', expiredOnly, { expired: true }, 'let in'],
    ['expired users, to an unexpired one', expiredOnly, {}, 'subscriptionNotExpired'],
    ['both, to an expired one', either, { expired: true }, 'let in'],
    ['both, to an unexpired one', either, {}, 'let in'],
    ['users, to a disabled one', either, { status: 'disabled' }, 'unauthenticated'],
    ['users, to one who is only invited', either, { status: 'invited' }, 'unauthenticated'],
    [
      'those with two permissions, to one who holds both',
      twoPermissions,
      { permissions: ['canViewUsers', 'canInviteUser', 'canDisableUser'] },
      'let in',
    ],
    [
      'those with two permissions, to one who holds one',
      twoPermissions,
      { permissions: ['canViewUsers'] },
      'forbidden',
    ],
    ['those with two permissions, to one who holds none', twoPermissions, {}, 'forbidden'],
    ['two switches, with both on', twoFlags, { flags: ['enableSubscriptions', 'sideBarSubscribe'] }, 'let in'],
    ['two switches, with one on', twoFlags, { flags: ['sideBarSubscribe'] }, 'switchedOff'],
    ['two tiers, to one who has one of them', twoTiers, { tier: 'studio' }, 'let in'],
    ['two tiers, to one who has another', twoTiers, { tier: 'free' }, 'featureMissing'],
    ['a feature, to one whose tier has it', withFeature, { features: ['brandBook.enabled'] }, 'let in'],
    ['a feature, to one whose tier has another', withFeature, { features: ['chat.enabled'] }, 'featureMissing'],
    ['those who completed the quiz, to one who did', afterQuiz, { quizCompleted: true }, 'let in'],
    ['those who completed the quiz, to one who did not', afterQuiz, {}, 'quizNotCompleted'],
  ])('%s', (_what, access, given, expected) => {
    expect(outcome(access, given)).toBe(expected);
    expect(allows(access, person(given))).toBe(expected === 'let in');
  });

  it('anyone lets in whoever comes, what is for a token only who has one, what is for users only users', () => {
    const comers = [{ token: false }, { token: true }, { token: true, user: person() }];
    const outcomes = (access: Access) => comers.map((comer) => accessRefusal(access, comer) ?? 'let in');
    expect(outcomes({ who: 'public' })).toEqual(['let in', 'let in', 'let in']);
    expect(outcomes({ who: 'token' })).toEqual(['unauthenticated', 'let in', 'let in']);
    expect(outcomes(either)).toEqual(['unauthenticated', 'unauthenticated', 'let in']);
  });
});

it('of several reasons the first is said: who one is, subscription, role, house, tier, quiz', () => {
  const everything: Access = { ...twoPermissions, ...twoFlags, ...withFeature, ...afterQuiz };
  const mended: Given[] = [
    { status: 'disabled', expired: true },
    { status: 'active' },
    { expired: false },
    { permissions: ['canViewUsers', 'canInviteUser'] },
    { flags: ['sideBarSubscribe', 'enableSubscriptions'] },
    { features: ['brandBook.enabled'] },
    { quizCompleted: true },
  ];
  const soFar = mended.map((_one, count) => Object.assign({}, ...mended.slice(0, count + 1)) as Given);
  expect(soFar.map((given) => outcome(everything, given))).toEqual([
    'unauthenticated',
    'subscriptionExpired',
    'forbidden',
    'switchedOff',
    'featureMissing',
    'quizNotCompleted',
    'let in',
  ]);
});

it('one of the named permissions is enough to act for others; without any named nobody does', () => {
  const access = { ...unexpired, onBehalf: ['canManageUserBrand', 'canDownloadUserBrand'] } as const;
  expect(actsForOthers(access, person({ permissions: ['canDownloadUserBrand'] }))).toBe(true);
  expect(actsForOthers(access, person({ permissions: ['canViewUsers'] }))).toBe(false);
  expect(actsForOthers(unexpired, person({ permissions: ['canManageUserBrand'] }))).toBe(false);
});

it('a person is made of the user that the server answered: only what is true, only switches that are on', () => {
  const user = {
    _id: 'u',
    email: 'ann@example.com',
    group: '',
    role: 'user',
    status: 'active',
    quizCompleted: true,
    activeQuizId: null,
    subscription: { subscriptionKey: 'free', expiration: null, isManaged: false },
    permissions: { canViewUsers: true, canInviteUser: false },
    features: { 'brandBook.enabled': true, 'chat.enabled': false },
    ssoKey: null,
  } as const;
  const flags = [
    { name: 'support', value: true },
    { name: 'chatbot.enabled', value: false },
    { name: 'brand.logo', value: 'next' },
  ];
  expect(personOf(user, { expired: true, flags })).toMatchObject({
    permissions: new Set(['canViewUsers']),
    features: new Set(['brandBook.enabled']),
    flags: new Set(['support']),
    expired: true,
    quizCompleted: true,
  });
});
