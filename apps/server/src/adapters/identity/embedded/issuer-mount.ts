import type { FastifyInstance } from 'fastify';
import { themeFromCookie } from '@signet/theme';
import type { Provider } from 'oidc-provider';
import { addressSubject, type RateLimits } from '../../../http/rate-limits.ts';
import { pageHeaders } from './pages/layout.ts';
import { tooManyPage, unreadablePage } from './pages/notice-pages.ts';
import { sendPage } from './send-page.ts';

export type MountOptions = { provider: Provider; publicUrl: URL; limits: RateLimits };

/** Endpoints that write a row for whoever asks. The issuer matches its paths in any case. */
const LIMITED = /^\/oidc\/(auth|token|session)(\/|$)/i;

const ASKS_TO_SIGN_IN = /^\/oidc\/auth\/?$/i;
/** What somebody who asks to sign in may have remembered: some three times what the app sends. */
const MOST_QUERY = 2000;
const MOST_STATE = 512;

/**
 * Whether a request to sign in asks for more to be remembered than the app ever does. As a form it could hold any
 * amount, and the app sends none.
 */
const isTooMuch = ({ method, url }: { method: string; url: string }): boolean => {
  const query = url.slice(url.indexOf('?') + 1);
  const state = new URLSearchParams(query).get('state') ?? '';
  return method === 'POST' || query.length > MOST_QUERY || state.length > MOST_STATE;
};

/**
 * Everything under /oidc that has no page of its own goes to the issuer, with its address told by PUBLIC_URL alone: a
 * forged Host or X-Forwarded-Host changes nothing. The issuer reads request bodies itself.
 */
export const mountIssuer = async (
  scope: FastifyInstance,
  { provider, publicUrl, limits }: MountOptions,
): Promise<void> => {
  const handle = provider.callback();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

  scope.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/oidc/*',
    handler: async (request, reply) => {
      const theme = themeFromCookie(request.headers.cookie);
      const [path = ''] = request.url.split('?');
      // Postgres stores no NUL, and `state` is stored
      if (request.url.includes('%00')) return sendPage(reply, 400, unreadablePage(theme));
      if (ASKS_TO_SIGN_IN.test(path) && isTooMuch(request)) return sendPage(reply, 400, unreadablePage(theme));
      if (LIMITED.test(path)) {
        const taken = await limits.take('authorization', addressSubject(request.ip));
        if (!taken.ok)
          return sendPage(reply, 429, tooManyPage(theme, taken.retryAfterSeconds), taken.retryAfterSeconds);
      }
      reply.hijack();
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      raw.originalUrl = raw.url ?? '';
      raw.url = (raw.url ?? '').slice('/oidc'.length) || '/';
      raw.headers.host = publicUrl.host;
      raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
      delete raw.headers['x-forwarded-host'];
      for (const [name, value] of Object.entries(pageHeaders('self'))) reply.raw.setHeader(name, value);
      await handle(raw, reply.raw);
      return reply;
    },
  });
};
