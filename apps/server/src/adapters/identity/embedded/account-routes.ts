import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FRESH_SIGN_IN_MINUTES } from '@signet/contract';
import { themeFromCookie } from '@signet/theme';
import { addressSubject } from '../../../http/rate-limits.ts';
import { field, inWords } from './form.ts';
import { BOTH_FACTORS, type InteractionOptions } from './interaction-steps.ts';
import { notSignedInPage, tooManyPage } from './pages/notice-pages.ts';
import { ownAccountPage } from './pages/own-account-page.ts';
import type { Fault } from './pages/parts.ts';
import { recoveryCodesPage } from './pages/second-factor-pages.ts';
import { sendPage } from './send-page.ts';
import { deviceOf } from './sessions.ts';

/** As long a sign-in, or showing the password again, opens what protects the account (ASVS 7.5.1). */
const FRESH_SECONDS = FRESH_SIGN_IN_MINUTES * 60;
const PAGE = '/oidc/account';

const WRONG_CODE: Fault = { field: 'code', message: 'This is not the present code. Look again; each code works once.' };
const WRONG_PASSWORD: Fault = { field: 'password', message: 'The password or the code is not right.' };
const NO_PASSKEY: Fault = { field: 'passkeys', message: 'This passkey could not be added.' };

/** Password and code as well: a passkey that began the session still counts once the app is turned off. */
const noteBothFactors = (session: { amr?: string[] | undefined }): void => {
  session.amr = [...new Set([...(session.amr ?? []), ...BOTH_FACTORS])];
};

/** One's own sign-in: passkeys, second factor, sessions. Everything here is about whoever the cookie signs in. */
export const accountRoutes = async (scope: FastifyInstance, options: InteractionOptions): Promise<void> => {
  const { provider, accounts, factors, passkeys, sessions, signIn, tries, needsSecondFactor, limits, log } = options;

  const signedIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const account = session.accountId ? await accounts.find(session.accountId) : undefined;
    return account && { session, account, isFresh: !session.past(FRESH_SECONDS) };
  };
  type SignedIn = NonNullable<Awaited<ReturnType<typeof signedIn>>>;
  type Handler = (request: FastifyRequest, reply: FastifyReply, who: SignedIn) => Promise<FastifyReply>;

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { session, account, isFresh }: SignedIn,
    [status, faults]: [number, readonly Fault[]] = [200, []],
  ): Promise<FastifyReply> => {
    const { id, email } = account;
    const page = ownAccountPage({
      theme: themeFromCookie(request.headers.cookie),
      email,
      isFresh,
      hasFactor: await factors.has(id),
      mustHaveFactor: await needsSecondFactor(id),
      codesLeft: await factors.codesLeft(id),
      secret: factors.offer(id, session.uid),
      passkeys: await passkeys.list(id),
      creation: await passkeys.creationOptions(account, session.uid),
      sessions: await sessions.list(id, session.uid),
      faults,
    });
    return sendPage(reply, status, page);
  };
  const back = (reply: FastifyReply) => reply.header('cache-control', 'no-store').redirect(PAGE, 303);

  const mount = (method: 'GET' | 'POST', path: string, handler: Handler, needs: 'anybody' | 'fresh' = 'fresh') =>
    scope.route({
      method,
      url: `${PAGE}${path}`,
      handler: async (request, reply) => {
        const theme = themeFromCookie(request.headers.cookie);
        const taken = await limits.take(method === 'GET' ? 'accountPages' : 'signIn', addressSubject(request.ip));
        if (!taken.ok)
          return sendPage(reply, 429, tooManyPage(theme, taken.retryAfterSeconds), taken.retryAfterSeconds);
        const who = await signedIn(request, reply);
        if (!who) return sendPage(reply, 401, notSignedInPage(theme));
        return needs === 'fresh' && !who.isFresh ? back(reply) : handler(request, reply, who);
      },
    });

  mount('GET', '', (request, reply, who) => show(request, reply, who), 'anybody');

  /** The password again, and the code where there is one. */
  const confirm: Handler = async (request, reply, who) => {
    const { id, email } = who.account;
    const outcome = await signIn(email, field(request.body, 'password'), request.ip);
    if (outcome.is === 'tooMany') {
      const message = `Too many tries. Wait ${inWords(outcome.retryAfterSeconds)}.`;
      return show(request, reply, who, [429, [{ field: 'password', message }]]);
    }
    if (outcome.is === 'wrong') return show(request, reply, who, [422, [WRONG_PASSWORD]]);
    if (await factors.has(id)) {
      const tried = await tries.tryCode(who.account, field(request.body, 'code'));
      if (tried.is === 'tooMany') return show(request, reply, who, [429, [{ field: 'code', message: tried.message }]]);
      if (tried.is === 'wrong') return show(request, reply, who, [422, [WRONG_PASSWORD]]);
      noteBothFactors(who.session);
    }
    who.session.loginTs = Math.floor(Date.now() / 1000);
    await who.session.persist();
    return back(reply);
  };
  mount('POST', '/confirm', confirm, 'anybody');

  mount('POST', '/passkeys', async (request, reply, who) => {
    const name = deviceOf(request.headers['user-agent'] ?? '');
    const isAdded = await passkeys.add(who.account, who.session.uid, field(request.body, 'response'), name);
    log.info({ accountId: who.account.id, isAdded }, 'identity: passkey added');
    return isAdded ? back(reply) : show(request, reply, who, [422, [NO_PASSKEY]]);
  });
  mount('POST', '/passkeys/remove', async (request, reply, { account }) => {
    await passkeys.remove(account.id, field(request.body, 'id'));
    log.info({ accountId: account.id }, 'identity: passkey removed');
    return back(reply);
  });

  const showCodes = (request: FastifyRequest, reply: FastifyReply, codes: readonly string[]) =>
    sendPage(
      reply,
      200,
      recoveryCodesPage({ theme: themeFromCookie(request.headers.cookie), codes, onward: `${PAGE}/kept` }),
    );
  mount('POST', '/second-factor', async (request, reply, who) => {
    const codes = await factors.confirm(who.account.id, who.session.uid, field(request.body, 'code'));
    if (!codes) return show(request, reply, who, [422, [WRONG_CODE]]);
    log.info({ accountId: who.account.id }, 'identity: second factor set up');
    noteBothFactors(who.session);
    await who.session.persist();
    return showCodes(request, reply, codes);
  });
  mount('POST', '/kept', async (_request, reply) => back(reply), 'anybody');
  mount('POST', '/codes', async (request, reply, { account }) => {
    if (!(await factors.has(account.id))) return back(reply);
    return showCodes(request, reply, await factors.renewCodes(account.id));
  });
  mount('POST', '/second-factor/remove', async (_request, reply, { account }) => {
    if (await needsSecondFactor(account.id)) return back(reply);
    await factors.remove(account.id);
    log.info({ accountId: account.id }, 'identity: second factor removed');
    return back(reply);
  });

  mount(
    'POST',
    '/sessions/end',
    async (request, reply, { account, session }) => {
      const id = field(request.body, 'id');
      await sessions.end(account.id, id === 'others' ? { others: session.uid } : { id });
      return back(reply);
    },
    'anybody',
  );
};
