import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { field } from './form.ts';
import { formState, hintOf, type Interaction, type InteractionRequest } from './interaction.ts';
import {
  BASE,
  enoughLetters,
  LETTER_MS,
  NO_EMAIL,
  readForm,
  takeLetter,
  tooManyGuesses,
  type Steps,
} from './interaction-steps.ts';
import { confirmSignUpPage, signUpPage } from './pages/account-pages.ts';
import type { Fault } from './pages/parts.ts';
import { passwordFault } from './password-rules.ts';
import { afterPassword } from './second-step-routes.ts';
import { sendPage } from './send-page.ts';
import { CODE_MINUTES } from './sign-up-codes.ts';

type Step = (request: InteractionRequest, reply: FastifyReply, interaction: Interaction) => Promise<FastifyReply>;

const MAY_EXIST: Fault = {
  field: 'email',
  message: 'An account with this e-mail may exist already: sign in or reset the password.',
};
const WRONG_CODE: Fault = {
  field: 'code',
  message: 'This is not the code in our newest letter to you, or it is too old. Look again, or go back for another.',
};

/** Makes the account and signs it in; `taken` answers where the e-mail has one already with another password. */
const createAndFinish = async (
  steps: Steps,
  [request, reply, interaction]: Parameters<Step>,
  { email, password, verified }: { email: string; password: string; verified: 'verified' | 'unverified' },
  taken: () => FastifyReply,
): Promise<FastifyReply> => {
  const { accounts, signIn, log } = steps;
  const created = await accounts.create(email, password, verified);
  if (created) {
    log.info({ accountId: created.id }, 'identity: account made');
    return afterPassword(steps, [request, reply, interaction], created.id);
  }
  // the owner, who pressed twice or forgot that they were here before, is simply signed in
  const outcome = await signIn(email, password, request.ip);
  if (outcome.is === 'tooMany') return tooManyGuesses(steps, [request, reply], email, outcome.retryAfterSeconds);
  return outcome.is === 'signedIn' ? afterPassword(steps, [request, reply, interaction], outcome.account.id) : taken();
};

/** Without mail: the account is there at once, its address unproven. */
const signUpAtOnce =
  (steps: Steps): Step =>
  async (request, reply, interaction) => {
    const { typed, email, password } = readForm(request);
    const fault = passwordFault(password, email ?? typed);
    const faults = [...(email ? [] : [NO_EMAIL]), ...(fault ? [{ field: 'password', message: fault }] : [])];
    const again = (found: Fault[]) => sendPage(reply, 422, signUpPage(formState(request, typed, found), 'password'));
    if (!email || faults.length > 0) return again(faults);
    return createAndFinish(steps, [request, reply, interaction], { email, password, verified: 'unverified' }, () =>
      again([MAY_EXIST]),
    );
  };

/**
 * With mail: a letter goes to the address, with a code, or with the news that there is an account already. Whoever
 * asks sees the same page after the same time either way.
 */
const signUpByLetter =
  ({ accounts, resets, codes, limits, log }: Steps): Step =>
  async (request, reply) => {
    const { typed, email } = readForm(request);
    if (!email) return sendPage(reply, 422, signUpPage(formState(request, typed, [NO_EMAIL]), 'letter'));
    const taken = await takeLetter(limits, email, request.ip);
    if (!taken.ok) {
      const fault = enoughLetters(taken.retryAfterSeconds);
      return sendPage(reply, 429, signUpPage(formState(request, email, [fault]), 'letter'), taken.retryAfterSeconds);
    }
    const write = async () => {
      const account = await accounts.findByEmail(email);
      if (account) await resets.send(account, 'signUp');
      else await codes.send(request.params.uid, email);
      log.info({ accountId: account?.id }, 'identity: sign-up begun');
    };
    write().catch((err: unknown) => log.error({ err }, 'identity: no letter was written'));
    await pause(LETTER_MS);
    return sendPage(reply, 200, confirmSignUpPage({ ...formState(request, email), minutes: CODE_MINUTES }));
  };

/** The code from the letter and a password: an account exists only for whoever reads the mailbox. */
const confirmSignUp =
  (steps: Steps): Step =>
  async (request, reply, interaction) => {
    const { codes, limits } = steps;
    const { uid } = request.params;
    const { email, password } = readForm(request);
    if (!email) return sendPage(reply, 422, signUpPage(formState(request, '', [NO_EMAIL]), 'letter'));
    const again = (status: number, faults: Fault[], seconds?: number) =>
      sendPage(
        reply,
        status,
        confirmSignUpPage({ ...formState(request, email, faults), minutes: CODE_MINUTES }),
        seconds,
      );
    const fault = passwordFault(password, email);
    if (fault) return again(422, [{ field: 'password', message: fault }]);
    const tried = await limits.take('signUpCodes', uid);
    if (!tried.ok)
      return again(
        429,
        [{ field: 'code', message: 'Too many wrong codes. Start again in a while.' }],
        tried.retryAfterSeconds,
      );
    if (!(await codes.proves(uid, email, field(request.body, 'code')))) return again(422, [WRONG_CODE]);
    const answer = await createAndFinish(
      steps,
      [request, reply, interaction],
      { email, password, verified: 'verified' },
      () => again(422, [WRONG_CODE]),
    );
    await codes.forget(uid);
    return answer;
  };

export const signUpStep = (scope: FastifyInstance, steps: Steps): void => {
  const { interactions, mailDelivers } = steps;
  scope.get(
    `${BASE}/sign-up`,
    interactions.during(async (request, reply, interaction) =>
      sendPage(reply, 200, signUpPage(formState(request, hintOf(interaction)), mailDelivers ? 'letter' : 'password')),
    ),
  );
  scope.post(
    `${BASE}/sign-up`,
    interactions.limited('signUp', mailDelivers ? signUpByLetter(steps) : signUpAtOnce(steps)),
  );
  if (mailDelivers) scope.post(`${BASE}/sign-up/code`, interactions.limited('signUp', confirmSignUp(steps)));
};
