import { addressSubject, type RateLimits, type Taken } from '../../../http/rate-limits.ts';
import type { Account, Accounts } from './accounts.ts';
import { isTooLong } from './password-rules.ts';

export type SignInOutcome =
  | { is: 'signedIn'; account: Account }
  | { is: 'wrong' }
  | { is: 'tooMany'; retryAfterSeconds: number };

/**
 * Checks an e-mail and a password, against guessing (ASVS 6.3.1). Tries are counted before the password is looked at,
 * so that many at the same moment count as many; the right password forgets them. Five a quarter of an hour from one
 * address, and a wider limit from everywhere, so that a stranger cannot easily lock somebody out.
 */
export const createSignIn =
  (accounts: Accounts, limits: RateLimits) =>
  async (email: string, password: string, ip: string): Promise<SignInOutcome> => {
    const here = `${email} ${addressSubject(ip)}`;
    const refused = (taken: Taken) =>
      taken.ok ? undefined : ({ is: 'tooMany', retryAfterSeconds: taken.retryAfterSeconds } as const);
    const counted =
      refused(await limits.take('signInFailures', here)) ??
      refused(await limits.take('signInFailuresEverywhere', email));
    if (counted) return counted;
    // longer than any that could have been set: not worth hashing, and answered after the same time as any other
    const account = await accounts.authenticate(email, isTooLong(password) ? '' : password);
    if (!account) return { is: 'wrong' };
    await Promise.all([limits.forgive('signInFailures', here), limits.forgive('signInFailuresEverywhere', email)]);
    return { is: 'signedIn', account };
  };

export type SignIn = ReturnType<typeof createSignIn>;
