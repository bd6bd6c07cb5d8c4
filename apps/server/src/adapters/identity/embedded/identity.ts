import type { Database } from '../../../db/client.ts';
import type { RateLimits } from '../../../http/rate-limits.ts';
import type { Identity } from '../../../ports/identity.ts';
import { createAccounts } from './accounts.ts';
import { readEmail } from './form.ts';
import { CLIENT_ID, createIssuer, type Log } from './issuer.ts';
import { createPassedSteps } from './passed-steps.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswordResets, type SendLetter } from './password-resets.ts';
import { createRoutes } from './routes.ts';
import { createSecondFactorTries } from './second-factor-tries.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createSignUpCodes } from './sign-up-codes.ts';
import { createKeyLookup, loadSigningKeys } from './signing-keys.ts';

export type EmbeddedIdentityOptions = {
  db: Database;
  /** For the keys, which are made once, at a start: of several nodes the others wait. */
  startDb?: Database;
  /** Where browsers reach this server; https, or http on localhost. */
  publicUrl: URL;
  secret: string;
  /** The secret before this one, while it is changed: browsers that were signed in with it stay signed in. */
  secretBefore?: string | undefined;
  /** Called inside the transaction that makes the letter's link. */
  sendLetter: SendLetter;
  limits: RateLimits;
  log: Log;
  /**
   * False where letters stay in the outbox: pages that promise one then say so, and an account is made without proof
   * of its address.
   */
  mailDelivers?: boolean;
  /** Whether the house asks this account for a second factor, where it has none. */
  needsSecondFactor?: (accountId: string) => Promise<boolean>;
  /** Where the app may ask to go after signing out, beside its start. */
  placesAfterSignOut?: () => Promise<string[]>;
};

const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * This server as its own OpenID issuer, under /oidc: sign-up, sign-in and reset by letter, with everything kept in
 * the database.
 * @throws when PUBLIC_URL is neither https nor local, or the signing keys were sealed with another secret.
 */
export const createEmbeddedIdentity = async ({
  db,
  startDb = db,
  publicUrl,
  secret,
  secretBefore,
  sendLetter,
  limits,
  log,
  mailDelivers = true,
  needsSecondFactor = async () => false,
  placesAfterSignOut = async () => [],
}: EmbeddedIdentityOptions): Promise<Identity> => {
  if (publicUrl.protocol !== 'https:' && !isLocal(publicUrl))
    throw new Error('PUBLIC_URL must be https, or localhost: signing in needs a secure context.');
  const accounts = createAccounts(db);
  const keys = await loadSigningKeys(startDb, secret);
  const factors = createSecondFactors(db, secret);
  const provider = createIssuer({
    db,
    publicUrl,
    secret,
    secretBefore,
    accounts,
    keys,
    log,
    // a passkey stands for both; a code counts while its app has not been turned off
    lacksFactor: async (accountId, means) =>
      !means.includes('hwk') &&
      (await needsSecondFactor(accountId)) &&
      !(means.includes('otp') && (await factors.has(accountId))),
    placesAfterSignOut,
  });
  const resets = createPasswordResets(db, publicUrl, sendLetter);
  const sessions = createSessions(db);
  sessions.follow(provider, log);
  const codes = createSignUpCodes(db, secret, sendLetter);

  return {
    description: 'embedded: accounts in this database, signing in under /oidc',
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    audience: new URL('/api', publicUrl).href,
    keys: createKeyLookup(db, secret, keys),
    routes: createRoutes({
      provider,
      publicUrl,
      db,
      accounts,
      resets,
      codes,
      signIn: createSignIn(accounts, limits),
      factors,
      tries: createSecondFactorTries({ db, factors, limits, sendLetter, publicUrl }),
      passkeys: createPasskeys(db, publicUrl, secret),
      passed: createPassedSteps(db),
      sessions,
      needsSecondFactor,
      limits,
      log,
      mailDelivers,
    }),
    forgetAccount: (subject) => accounts.forget(subject),
    async ensureAccount({ email, password }) {
      const address = readEmail(email);
      if (!address) throw new Error(`${email} is no e-mail address.`);
      // whoever may configure the server vouches for the address
      const account =
        (await accounts.create(address, password, 'verified')) ??
        (await accounts.authenticate(address, password)) ??
        (await accounts.take(address, password));
      if (!account) throw new Error(`The account of ${address} was removed while it was made.`);
      return { subject: account.id };
    },
  };
};
