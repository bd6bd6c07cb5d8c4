import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../db/client.ts';
import { addressSubject, type RateLimits } from '../../../http/rate-limits.ts';
import type { Accounts } from './accounts.ts';
import { field, inWords, readEmail } from './form.ts';
import { createInteractions, formState, hintOf, type InteractionRequest, type Interactions } from './interaction.ts';
import type { Log } from './issuer.ts';
import { forgotPasswordPage, letterSentPage, signInPage, signUpPage } from './pages/account-pages.ts';
import type { Fault } from './pages/parts.ts';
import { isTooLong, passwordFault } from './password-rules.ts';
import { RESET_MINUTES, type PasswordResets } from './password-resets.ts';
import { sendPage } from './send-page.ts';
import type { SignIn } from './sign-in.ts';

export type InteractionOptions = {
  provider: Provider;
  db: Database;
  accounts: Accounts;
  resets: PasswordResets;
  signIn: SignIn;
  limits: RateLimits;
  log: Log;
  mailDelivers: boolean;
};

type Steps = InteractionOptions & { interactions: Interactions };

const BASE = '/oidc/interaction/:uid';
const WRONG: Fault = { field: 'email', message: 'The e-mail or the password is not right.' };
const NO_EMAIL: Fault = { field: 'email', message: 'Enter an e-mail address, such as ada@example.com.' };
const NO_PASSWORD: Fault = { field: 'password', message: 'Enter your password.' };
const MAY_EXIST: Fault = {
  field: 'email',
  message: 'An account with this e-mail may exist already: sign in or reset the password.',
};
/** The same time for every address (ASVS 6.3.8): longer than writing a letter takes, so that it is there by then. */
const FORGOT_MS = 300;

const readForm = ({ body }: InteractionRequest) => {
  const typed = field(body, 'email');
  return { typed, email: readEmail(typed), password: field(body, 'password') };
};

const tooManyGuesses = (
  request: InteractionRequest,
  reply: FastifyReply,
  email: string,
  seconds: number,
): FastifyReply => {
  const message = `Too many tries with this e-mail. Wait ${inWords(seconds)}, or reset the password.`;
  return sendPage(reply, 429, signInPage(formState(request, email, [{ field: 'email', message }])), seconds);
};

const signInStep = (scope: FastifyInstance, { interactions, signIn, log }: Steps): void => {
  scope.get(
    `${BASE}/sign-in`,
    interactions.during(async (request, reply, interaction) =>
      sendPage(reply, 200, signInPage(formState(request, hintOf(interaction)))),
    ),
  );
  scope.post(
    `${BASE}/sign-in`,
    interactions.limited('signIn', async (request, reply, interaction) => {
      const { typed, email, password } = readForm(request);
      const faults = [...(email ? [] : [NO_EMAIL]), ...(password ? [] : [NO_PASSWORD])];
      if (!email || faults.length > 0) return sendPage(reply, 422, signInPage(formState(request, typed, faults)));
      const outcome = await signIn(email, isTooLong(password) ? '' : password, request.ip);
      if (outcome.is === 'tooMany') return tooManyGuesses(request, reply, typed, outcome.retryAfterSeconds);
      log.info(
        { is: outcome.is, accountId: outcome.is === 'signedIn' ? outcome.account.id : undefined },
        'identity: sign-in',
      );
      return outcome.is === 'wrong'
        ? sendPage(reply, 422, signInPage(formState(request, typed, [WRONG])))
        : interactions.finish(request, reply, interaction, outcome.account.id);
    }),
  );
};

const signUpStep = (scope: FastifyInstance, { interactions, accounts, signIn, log }: Steps): void => {
  scope.get(
    `${BASE}/sign-up`,
    interactions.during(async (request, reply, interaction) =>
      sendPage(reply, 200, signUpPage(formState(request, hintOf(interaction)))),
    ),
  );
  scope.post(
    `${BASE}/sign-up`,
    interactions.limited('signUp', async (request, reply, interaction) => {
      const { typed, email, password } = readForm(request);
      const fault = passwordFault(password, email ?? typed);
      const faults = [...(email ? [] : [NO_EMAIL]), ...(fault ? [{ field: 'password', message: fault }] : [])];
      if (!email || faults.length > 0) return sendPage(reply, 422, signUpPage(formState(request, typed, faults)));
      const created = await accounts.create(email, password, 'unverified');
      if (created) {
        log.info({ accountId: created.id }, 'identity: account made');
        return interactions.finish(request, reply, interaction, created.id);
      }
      // the owner, who pressed twice or forgot that they were here before, is simply signed in
      const outcome = await signIn(email, password, request.ip);
      if (outcome.is === 'tooMany') return tooManyGuesses(request, reply, typed, outcome.retryAfterSeconds);
      if (outcome.is === 'signedIn') return interactions.finish(request, reply, interaction, outcome.account.id);
      return sendPage(reply, 422, signUpPage(formState(request, typed, [MAY_EXIST])));
    }),
  );
};

const forgotStep = (
  scope: FastifyInstance,
  { interactions, accounts, resets, limits, log, mailDelivers }: Steps,
): void => {
  const sendLetter = async (email: string, ip: string): Promise<void> => {
    const [here, everywhere] = [`${email} ${addressSubject(ip)}`, email];
    const taken =
      (await limits.take('passwordResetLetters', here)).ok &&
      (await limits.take('passwordResetLettersEverywhere', everywhere)).ok;
    const account = taken ? await accounts.findByEmail(email) : undefined;
    if (account) await resets.send(account);
    log.info({ accountId: account?.id }, 'identity: password reset asked for');
  };
  scope.get(
    `${BASE}/forgot-password`,
    interactions.during(async (request, reply, interaction) =>
      sendPage(reply, 200, forgotPasswordPage(formState(request, hintOf(interaction)))),
    ),
  );
  scope.post(
    `${BASE}/forgot-password`,
    interactions.limited('passwordReset', async (request, reply) => {
      const { typed, email } = readForm(request);
      if (!email) return sendPage(reply, 422, forgotPasswordPage(formState(request, typed, [NO_EMAIL])));
      // the answer does not wait for the letter, which takes longer than looking for an account in vain
      sendLetter(email, request.ip).catch((err: unknown) => log.error({ err }, 'identity: no letter was written'));
      await pause(FORGOT_MS);
      return sendPage(
        reply,
        200,
        letterSentPage({ ...formState(request, email), minutes: RESET_MINUTES, mailDelivers }),
      );
    }),
  );
};

/** The pages of one sign-in, all below its cookie's path. */
export const interactionRoutes = async (scope: FastifyInstance, options: InteractionOptions): Promise<void> => {
  const steps = { ...options, interactions: createInteractions(options) };
  scope.get(
    BASE,
    steps.interactions.during(async (request, reply, { params }) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(
          `/oidc/interaction/${request.params.uid}/${params['screen_hint'] === 'signup' ? 'sign-up' : 'sign-in'}`,
          303,
        ),
    ),
  );
  signInStep(scope, steps);
  signUpStep(scope, steps);
  forgotStep(scope, steps);
};
