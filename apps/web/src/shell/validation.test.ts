import { describe, expect, it } from 'vitest';
import type { User } from '@signet/contract';
import { ApiError } from '../api/api-error.ts';
import { registrationPath, validationEffects, validationOf, validationOfFailure } from './validation.ts';

const user: User = {
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
};

describe('the result of validating the session', () => {
  it('a user and nowhere to go is valid', () => {
    expect(validationOf({ user })).toEqual({ result: 'valid', visitor: { user, expired: false } });
  });
  it("redirectTo 'expired' is expired, and the user is still known to the account pages", () => {
    expect(validationOf({ user, redirectTo: 'expired' })).toEqual({
      result: 'expired',
      visitor: { user, expired: true },
    });
  });
  it("redirectTo 'registration' is unregistered, with the invitation code and the brand", () => {
    expect(validationOf({ redirectTo: 'registration', invitationCode: 'abc', brand: 'next' })).toEqual({
      result: 'unregistered',
      invitationCode: 'abc',
      brand: 'next',
    });
  });
  it('a success that names neither user nor way on is an error', () => {
    expect(validationOf({})).toEqual({ result: 'error' });
  });
  it('a 401 means not-valid', () => {
    expect(validationOfFailure(new ApiError('no', { status: 401 }))).toEqual({ result: 'not-valid' });
  });
  it.each([0, 400, 403, 404, 500, 503])('any other failure (%i) means error', (status) => {
    expect(validationOfFailure(new ApiError('no', { status }))).toEqual({ result: 'error' });
  });
  it('so does anything else that was thrown', () => {
    expect(validationOfFailure(new TypeError('broken'))).toEqual({ result: 'error' });
  });
});

describe('the effect of each result', () => {
  it.each([
    ['valid', false, null],
    ['expired', false, '/expired'],
    ['unregistered', false, '/register'],
    ['error', true, '/error'],
    ['not-valid', true, '/unauthorized'],
  ] as const)('%s: logs out %s, goes to %s', (result, signsOut, goesTo) => {
    expect(validationEffects[result]).toEqual({ signsOut, goesTo });
  });
});

describe('the way to registration', () => {
  it('carries c and brand', () => {
    expect(registrationPath({ invitationCode: 'a b', brand: 'beta' })).toBe('/register?c=a+b&brand=beta');
  });
  it('carries only what there is', () => {
    expect(registrationPath({ brand: 'free' })).toBe('/register?brand=free');
    expect(registrationPath({})).toBe('/register');
  });
});
