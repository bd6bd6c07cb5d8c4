import type { FastifyRequest } from 'fastify';
import type { Access, Feature, Permission } from '@signet/contract';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../features/users/users.store.ts';
import { createGuard } from './access.ts';
import { Refusal } from './refusal.ts';

/**
 * Every rule that a call may declare, those included that no call declares yet (spec administration §2.1). What calls
 * do declare is run through the whole server in every-caller.test.ts.
 */
type Given = { expired?: boolean; permissions?: Permission[]; features?: Feature[]; quizCompleted?: boolean };

const userOf = ({ expired = false, permissions = [], features = [], quizCompleted = false }: Given): CurrentUser => ({
  _id: 'u',
  email: 'ann@example.com',
  group: '',
  role: 'user',
  status: 'active',
  quizCompleted,
  activeQuizId: null,
  subscription: { subscriptionKey: 'free', label: 'Free', expiration: null, isManaged: false },
  ssoKey: null,
  permissions: new Set(permissions),
  features: new Set(features),
  expired,
});

const outcome = async (access: Access, given: Given): Promise<string> => {
  const guard = createGuard({
    tokens: { verifyAccess: async () => ({ issuer: 'i', subject: 's' }), verifyId: async () => undefined },
    users: { findCurrent: async () => userOf(given) },
  });
  const request = { headers: { authorization: 'Bearer token' } } as FastifyRequest;
  return guard(request, access).then(
    () => 'let in',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
};

const unexpired = { who: 'user', expiry: 'unexpired' } as const;
const expiredOnly = { who: 'user', expiry: 'expired' } as const;
const either = { who: 'user', expiry: 'any' } as const;
const twoPermissions = { ...unexpired, permissions: ['canViewUsers', 'canInviteUser'] } as const;
const withFeature = { ...unexpired, feature: 'brandBook.enabled' } as const;
const afterQuiz = { ...unexpired, quizCompleted: true } as const;

describe('a call for', () => {
  it.each<[string, Access, Given, string]>([
    ['unexpired users, by one', unexpired, {}, 'let in'],
    ['unexpired users, by an expired one', unexpired, { expired: true }, 'subscriptionExpired'],
    ['expired users, by one', expiredOnly, { expired: true }, 'let in'],
    ['expired users, by an unexpired one', expiredOnly, {}, 'subscriptionNotExpired'],
    ['both, by an expired one', either, { expired: true }, 'let in'],
    ['both, by an unexpired one', either, {}, 'let in'],
    [
      'those with two permissions, by one who holds both',
      twoPermissions,
      { permissions: ['canViewUsers', 'canInviteUser', 'canDisableUser'] },
      'let in',
    ],
    [
      'those with two permissions, by one who holds the first',
      twoPermissions,
      { permissions: ['canViewUsers'] },
      'forbidden',
    ],
    [
      'those with two permissions, by one who holds the second',
      twoPermissions,
      { permissions: ['canInviteUser'] },
      'forbidden',
    ],
    ['those with two permissions, by one who holds none', twoPermissions, {}, 'forbidden'],
    ['a feature, by one whose tier has it', withFeature, { features: ['brandBook.enabled'] }, 'let in'],
    ['a feature, by one whose tier has another', withFeature, { features: ['chat.enabled'] }, 'featureMissing'],
    [
      'a feature, by an expired one whose tier has it',
      withFeature,
      { features: ['brandBook.enabled'], expired: true },
      'subscriptionExpired',
    ],
    ['those who completed the quiz, by one who did', afterQuiz, { quizCompleted: true }, 'let in'],
    ['those who completed the quiz, by one who did not', afterQuiz, {}, 'quizNotCompleted'],
  ])('%s', async (_what, access, given, expected) => {
    expect(await outcome(access, given)).toBe(expected);
  });
});
