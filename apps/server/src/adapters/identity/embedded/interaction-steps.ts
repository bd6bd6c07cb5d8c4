import type { FastifyReply } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../db/client.ts';
import { addressSubject, type RateLimits, type Taken } from '../../../http/rate-limits.ts';
import type { Accounts } from './accounts.ts';
import { field, inWords, readEmail } from './form.ts';
import { formState, type InteractionRequest, type Interactions } from './interaction.ts';
import type { Log } from './issuer.ts';
import { signInPage } from './pages/account-pages.ts';
import type { Fault } from './pages/parts.ts';
import type { PassedSteps } from './passed-steps.ts';
import type { Passkeys } from './passkeys.ts';
import type { PasswordResets } from './password-resets.ts';
import { sendPage } from './send-page.ts';
import type { SecondFactorTries } from './second-factor-tries.ts';
import type { SecondFactors } from './second-factors.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import type { SignUpCodes } from './sign-up-codes.ts';

export type InteractionOptions = {
  provider: Provider;
  db: Database;
  accounts: Accounts;
  resets: PasswordResets;
  codes: SignUpCodes;
  signIn: SignIn;
  factors: SecondFactors;
  tries: SecondFactorTries;
  passkeys: Passkeys;
  passed: PassedSteps;
  sessions: Sessions;
  /** Whether the house asks this account for a second factor. */
  needsSecondFactor: (accountId: string) => Promise<boolean>;
  limits: RateLimits;
  log: Log;
  mailDelivers: boolean;
};

/** What the steps of signing in, signing up and asking for a letter share. */
export type Steps = InteractionOptions & { interactions: Interactions };

/** How a session was begun by password and code (RFC 8176). */
export const BOTH_FACTORS: readonly string[] = ['pwd', 'otp', 'mfa'];
export const BASE = '/oidc/interaction/:uid';
export const NO_EMAIL: Fault = { field: 'email', message: 'Enter an e-mail address, such as ada@example.com.' };
/** The same time for every address (ASVS 6.3.8): longer than writing a letter takes, so that it is there by then. */
export const LETTER_MS = 300;

export const readForm = ({ body }: InteractionRequest) => {
  const typed = field(body, 'email');
  return { typed, email: readEmail(typed), password: field(body, 'password') };
};

type Shown = {
  email: string;
  faults?: Fault[];
  status?: number;
  retryAfterSeconds?: number;
  /** Why they are asked, where they were signed in already. */
  lead?: string | undefined;
};

/** The sign-in page, always with the way in by a passkey: whose password is wrong needs it most. */
export const showSignIn = async (
  { passkeys }: Pick<Steps, 'passkeys'>,
  [request, reply]: [InteractionRequest, FastifyReply],
  { email, faults = [], status = 200, retryAfterSeconds, lead }: Shown,
): Promise<FastifyReply> => {
  const passkey = await passkeys.requestOptions(request.params.uid);
  const page = signInPage({ ...formState(request, email, faults), passkey, lead });
  return sendPage(reply, status, page, retryAfterSeconds);
};

export const tooManyGuesses = (
  steps: Pick<Steps, 'passkeys'>,
  [request, reply]: [InteractionRequest, FastifyReply],
  email: string,
  retryAfterSeconds: number,
): Promise<FastifyReply> => {
  const message = `Too many tries with this e-mail. Wait ${inWords(retryAfterSeconds)}, or reset the password.`;
  return showSignIn(steps, [request, reply], {
    email,
    faults: [{ field: 'email', message }],
    status: 429,
    retryAfterSeconds,
  });
};

/**
 * Counts a letter to this address, asked for from this place. The limit is the same whether there is an account or
 * not, so it may be told.
 */
export const takeLetter = async (limits: RateLimits, email: string, ip: string): Promise<Taken> => {
  const taken = await limits.take('identityLetters', `${email} ${addressSubject(ip)}`);
  return taken.ok ? limits.take('identityLettersEverywhere', email) : taken;
};

/** What is said in place of a letter. */
export const enoughLetters = (seconds: number): Fault => ({
  field: 'email',
  message:
    `Several letters to this address have been asked for. Wait ${inWords(seconds)} before you ask for another. ` +
    'Please look in the spam folder as well.',
});
