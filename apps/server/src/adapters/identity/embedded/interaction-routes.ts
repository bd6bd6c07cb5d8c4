import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { themeFromCookie } from '@signet/theme';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../../../db/client.ts';
import { addressSubject, type RateLimitName, type RateLimits } from '../../../http/rate-limits.ts';
import type { Accounts } from './accounts.ts';
import { field, inWords, readEmail } from './form.ts';
import type { Log } from './issuer.ts';
import { forgotPasswordPage, letterSentPage, signInPage, signUpPage, type FormState } from './pages/account-pages.ts';
import { expiredPage, tooManyPage } from './pages/notice-pages.ts';
import type { Fault } from './pages/parts.ts';
import { isTooLong, passwordFault } from './password-rules.ts';
import { RESET_MINUTES, type PasswordResets } from './password-resets.ts';
import { endSession } from './payload-store.ts';
import { sendPage } from './send-page.ts';
import type { SignIn } from './sign-in.ts';

export type InteractionOptions = {
  provider: Provider; db: Database; accounts: Accounts; resets: PasswordResets; signIn: SignIn; limits: RateLimits; log: Log; mailDelivers: boolean;
};

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Request = FastifyRequest<{ Params: { uid: string } }>;
type Handler = (request: Request, reply: FastifyReply, interaction: Interaction) => Promise<FastifyReply>;

const WRONG: Fault = { field: 'email', message: 'The e-mail or the password is not right.' };
const NO_EMAIL: Fault = { field: 'email', message: 'Enter an e-mail address, such as ada@example.com.' };
/** The same time for every address (ASVS 6.3.8): longer than writing a letter takes. */
const FORGOT_MS = 300;

const hintOf = ({ params }: Interaction): string => (typeof params['login_hint'] === 'string' ? params['login_hint'].slice(0, 320) : '');

/** The pages of one sign-in: its cookie, which only they get, ties them to the browser that began it. */
export const interactionRoutes = async (scope: FastifyInstance, { provider, db, accounts, resets, signIn, limits, log, mailDelivers }: InteractionOptions): Promise<void> => {
  const find = async (request: Request, reply: FastifyReply): Promise<Interaction | undefined> => {
    try {
      const interaction = await provider.interactionDetails(request.raw, reply.raw);
      return interaction.uid === request.params.uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };

  /** Wraps a handler: without its interaction there is only the way back to the start. */
  const during = (handler: Handler) => async (request: Request, reply: FastifyReply) => {
    const interaction = await find(request, reply);
    return interaction ? handler(request, reply, interaction) : sendPage(reply, 410, expiredPage(themeFromCookie(request.headers.cookie)));
  };

  /** Wraps a handler of a posted form: so many an hour or minute from one address. */
  const limited = (name: RateLimitName, handler: Handler) => during(async (request, reply, interaction) => {
    const taken = await limits.take(name, addressSubject(request.ip));
    if (taken.ok) return handler(request, reply, interaction);
    return sendPage(reply, 429, tooManyPage(themeFromCookie(request.headers.cookie), taken.retryAfterSeconds), taken.retryAfterSeconds);
  });

  const state = (request: Request, email: string, faults: Fault[] = []): FormState => ({ theme: themeFromCookie(request.headers.cookie), uid: request.params.uid, email, faults });

  const finish = async (request: Request, reply: FastifyReply, interaction: Interaction, accountId: string) => {
    if (interaction.session && interaction.session.accountId !== accountId) {
      // somebody else was signed in in this browser: their session ends here, or the issuer would ask by a page that needs script
      await endSession(db, interaction.session.uid);
      delete interaction.session;
      await interaction.persist();
    }
    const next = await provider.interactionResult(request.raw, reply.raw, { login: { accountId, remember: true } }, { mergeWithLastSubmission: false });
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  };

  const tooManyGuesses = (request: Request, reply: FastifyReply, email: string, seconds: number) => {
    const message = `Too many tries with this e-mail. Wait ${inWords(seconds)}, or reset the password.`;
    return sendPage(reply, 429, signInPage(state(request, email, [{ field: 'email', message }])), seconds);
  };

  const base = '/oidc/interaction/:uid';
  scope.get(base, during(async (request, reply, { params }) =>
    reply.header('cache-control', 'no-store').redirect(`/oidc/interaction/${request.params.uid}/${params['screen_hint'] === 'signup' ? 'sign-up' : 'sign-in'}`, 303)));

  scope.get(`${base}/sign-in`, during(async (request, reply, interaction) => sendPage(reply, 200, signInPage(state(request, hintOf(interaction))))));
  scope.post(`${base}/sign-in`, limited('signIn', async (request, reply, interaction) => {
    const [typed, password] = [field(request.body, 'email'), field(request.body, 'password')];
    const email = readEmail(typed);
    const faults = [...(email ? [] : [NO_EMAIL]), ...(password ? [] : [{ field: 'password', message: 'Enter your password.' }])];
    if (!email || faults.length > 0) return sendPage(reply, 422, signInPage(state(request, typed, faults)));
    const outcome = await signIn(email, isTooLong(password) ? '' : password, request.ip);
    if (outcome.is === 'tooMany') return tooManyGuesses(request, reply, typed, outcome.retryAfterSeconds);
    log.info({ is: outcome.is, accountId: outcome.is === 'signedIn' ? outcome.account.id : undefined }, 'identity: sign-in');
    return outcome.is === 'wrong' ? sendPage(reply, 422, signInPage(state(request, typed, [WRONG]))) : finish(request, reply, interaction, outcome.account.id);
  }));

  scope.get(`${base}/sign-up`, during(async (request, reply, interaction) => sendPage(reply, 200, signUpPage(state(request, hintOf(interaction))))));
  scope.post(`${base}/sign-up`, limited('signUp', async (request, reply, interaction) => {
    const [typed, password] = [field(request.body, 'email'), field(request.body, 'password')];
    const email = readEmail(typed);
    const fault = passwordFault(password, email ?? typed);
    const faults = [...(email ? [] : [NO_EMAIL]), ...(fault ? [{ field: 'password', message: fault }] : [])];
    if (!email || faults.length > 0) return sendPage(reply, 422, signUpPage(state(request, typed, faults)));
    const created = await accounts.create(email, password, 'unverified');
    if (created) {
      log.info({ accountId: created.id }, 'identity: account made');
      return finish(request, reply, interaction, created.id);
    }
    // the owner, who pressed twice or forgot that they were here before, is simply signed in
    const outcome = await signIn(email, password, request.ip);
    if (outcome.is === 'tooMany') return tooManyGuesses(request, reply, typed, outcome.retryAfterSeconds);
    if (outcome.is === 'signedIn') return finish(request, reply, interaction, outcome.account.id);
    return sendPage(reply, 422, signUpPage(state(request, typed, [{ field: 'email', message: 'An account with this e-mail may exist already: sign in or reset the password.' }])));
  }));

  scope.get(`${base}/forgot-password`, during(async (request, reply, interaction) => sendPage(reply, 200, forgotPasswordPage(state(request, hintOf(interaction))))));
  scope.post(`${base}/forgot-password`, limited('passwordReset', async (request, reply) => {
    const typed = field(request.body, 'email');
    const email = readEmail(typed);
    if (!email) return sendPage(reply, 422, forgotPasswordPage(state(request, typed, [NO_EMAIL])));
    const send = async () => {
      const taken = await limits.take('passwordResetLetters', email);
      const account = taken.ok ? await accounts.findByEmail(email) : undefined;
      if (account) await resets.send(account);
      log.info({ accountId: account?.id }, 'identity: password reset asked for');
    };
    await Promise.all([send(), pause(FORGOT_MS)]);
    return sendPage(reply, 200, letterSentPage({ ...state(request, email), minutes: RESET_MINUTES, mailDelivers }));
  }));
};
