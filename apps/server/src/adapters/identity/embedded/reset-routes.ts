import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { themeFromCookie } from '@signet/theme';
import { addressSubject, type RateLimits } from '../../../http/rate-limits.ts';
import { field } from './form.ts';
import type { Log } from './issuer.ts';
import { newPasswordPage, passwordSavedPage } from './pages/account-pages.ts';
import { deadLinkPage, tooManyPage } from './pages/notice-pages.ts';
import { passwordFault } from './password-rules.ts';
import type { PasswordResets } from './password-resets.ts';
import type { SecondFactorTries } from './second-factor-tries.ts';
import { sendPage } from './send-page.ts';

export type ResetOptions = { resets: PasswordResets; tries: SecondFactorTries; limits: RateLimits; log: Log };

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The page behind the link in a letter. It is opened in any browser, so no cookie ties it; its token is the proof. */
export const resetRoutes = async (
  scope: FastifyInstance,
  { resets, tries, limits, log }: ResetOptions,
): Promise<void> => {
  const during =
    (
      tokenOf: (request: FastifyRequest) => unknown,
      handler: (request: FastifyRequest, reply: FastifyReply, token: string, email: string) => Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const theme = themeFromCookie(request.headers.cookie);
      const taken = await limits.take('newPassword', addressSubject(request.ip));
      if (!taken.ok) return sendPage(reply, 429, tooManyPage(theme, taken.retryAfterSeconds), taken.retryAfterSeconds);
      const token = tokenOf(request);
      const email = typeof token === 'string' && TOKEN.test(token) ? await resets.emailFor(token) : undefined;
      return email === undefined
        ? sendPage(reply, 410, deadLinkPage(theme))
        : handler(request, reply, token as string, email);
    };

  scope.get(
    '/oidc/reset',
    during(
      (request) => (request.query as Record<string, unknown>)['token'],
      async (request, reply, token, email) =>
        sendPage(
          reply,
          200,
          newPasswordPage({ theme: themeFromCookie(request.headers.cookie), token, email, faults: [] }),
        ),
    ),
  );

  scope.post(
    '/oidc/reset',
    during(
      (request) => field(request.body, 'token'),
      async (request, reply, token, email) => {
        const theme = themeFromCookie(request.headers.cookie);
        const password = field(request.body, 'password');
        const message = passwordFault(password, email);
        if (message)
          return sendPage(
            reply,
            422,
            newPasswordPage({ theme, token, email, faults: [{ field: 'password', message }] }),
          );
        const account = await resets.redeem(token, password);
        if (!account) return sendPage(reply, 410, deadLinkPage(theme));
        await limits.forgive('signInFailuresEverywhere', account.email);
        await limits.forgive('signInFailures', `${account.email} ${addressSubject(request.ip)}`);
        await tries.pardon(account.id);
        log.info({ accountId: account.id }, 'identity: password set by letter');
        return sendPage(reply, 200, passwordSavedPage(theme));
      },
    ),
  );
};
