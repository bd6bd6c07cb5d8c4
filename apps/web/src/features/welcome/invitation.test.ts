import { authCalls } from '@signet/contract';
import { describe, expect, it } from 'vitest';
import { invitationOf, registrationMessage } from './invitation.ts';

const opened = (query: string) => invitationOf(new URLSearchParams(query));

describe('the welcome page', () => {
  it('brand defaults to beta if c is present, otherwise free', () => {
    expect(opened('c=abc')).toEqual({ code: 'abc', brand: 'beta' });
    expect(opened('')).toEqual({ code: null, brand: 'free' });
    expect(opened('c=')).toEqual({ code: null, brand: 'free' });
  });
  it.each(['beta', 'free', 'next'] as const)('takes the brand %s as given', (brand) => {
    expect(opened(`c=abc&brand=${brand}`)).toEqual({ code: 'abc', brand });
  });
  it('a brand it does not know counts as none', () => {
    expect(opened('brand=constructor')).toEqual({ code: null, brand: 'free' });
  });
});

describe('what a registration says', () => {
  it.each([
    ['badInvitation', 'The provided invitation code is invalid or has already been used.'],
    ['expiredInvitation', 'This invitation has expired.'],
    ['userExists', 'You are already logged in as a registered user.'],
    [
      'addressTaken',
      'There is an account with your e-mail address already, and it belongs to another sign-in than the one you ' +
        'came by. Sign in to it the way you did when you made it.',
    ],
    ['anything else', 'An unknown error occurred.'],
    ['toString', 'An unknown error occurred.'],
  ])('%s: %s', (result, message) => {
    // what the server may answer, also one of a later release
    expect(authCalls.register.response.safeParse({ result }).success).toBe(true);
    expect(registrationMessage(result)).toBe(message);
  });
});
