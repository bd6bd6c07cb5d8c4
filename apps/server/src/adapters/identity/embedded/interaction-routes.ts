import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createInteractions, formState, hintOf } from './interaction.ts';
import { FACTOR_MISSING } from './issuer.ts';
import {
  BASE,
  enoughLetters,
  LETTER_MS,
  NO_EMAIL,
  readForm,
  showSignIn,
  takeLetter,
  tooManyGuesses,
  type InteractionOptions,
  type Steps,
} from './interaction-steps.ts';
import { forgotPasswordPage, letterSentPage } from './pages/account-pages.ts';
import type { Fault } from './pages/parts.ts';
import { RESET_MINUTES } from './password-resets.ts';
import { afterPassword, secondStep } from './second-step-routes.ts';
import { sendPage } from './send-page.ts';
import { signUpStep } from './sign-up-routes.ts';

const WRONG: Fault = { field: 'email', message: 'The e-mail or the password is not right.' };
const STEP_ASKED = 'This Signet now asks for a second step beside your password. Sign in once more to go through it.';
const NO_PASSWORD: Fault = { field: 'password', message: 'Enter your password.' };

const signInStep = (scope: FastifyInstance, steps: Steps): void => {
  const { interactions, signIn, log } = steps;
  scope.get(
    `${BASE}/sign-in`,
    interactions.during(async (request, reply, interaction) =>
      showSignIn(steps, [request, reply], {
        email: hintOf(interaction),
        lead: interaction.prompt.reasons.includes(FACTOR_MISSING) ? STEP_ASKED : undefined,
      }),
    ),
  );
  scope.post(
    `${BASE}/sign-in`,
    interactions.limited('signIn', async (request, reply, interaction) => {
      const { typed, email, password } = readForm(request);
      const faults = [...(email ? [] : [NO_EMAIL]), ...(password ? [] : [NO_PASSWORD])];
      if (!email || faults.length > 0)
        return showSignIn(steps, [request, reply], { email: typed, faults, status: 422 });
      const outcome = await signIn(email, password, request.ip);
      if (outcome.is === 'tooMany') return tooManyGuesses(steps, [request, reply], typed, outcome.retryAfterSeconds);
      log.info(
        { is: outcome.is, accountId: outcome.is === 'signedIn' ? outcome.account.id : undefined },
        'identity: sign-in',
      );
      return outcome.is === 'wrong'
        ? showSignIn(steps, [request, reply], { email: typed, faults: [WRONG], status: 422 })
        : afterPassword(steps, [request, reply, interaction], outcome.account.id);
    }),
  );
};

const forgotStep = (
  scope: FastifyInstance,
  { interactions, accounts, resets, limits, log, mailDelivers }: Steps,
): void => {
  const sendLetter = async (email: string): Promise<void> => {
    const account = await accounts.findByEmail(email);
    if (account) await resets.send(account, 'forgot');
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
      const taken = await takeLetter(limits, email, request.ip);
      if (!taken.ok) {
        const fault = enoughLetters(taken.retryAfterSeconds);
        return sendPage(reply, 429, forgotPasswordPage(formState(request, email, [fault])), taken.retryAfterSeconds);
      }
      // the answer does not wait for the letter, which takes longer than looking for an account in vain
      sendLetter(email).catch((err: unknown) => log.error({ err }, 'identity: no letter was written'));
      await pause(LETTER_MS);
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
  secondStep(scope, steps);
};
