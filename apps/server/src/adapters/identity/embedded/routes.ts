import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { themeFromCookie } from '@signet/theme';
import { isDatabaseAway } from '../../../db/is-database-away.ts';
import { ServiceUnavailable } from '../../../ports/faults.ts';
import { accountRoutes } from './account-routes.ts';
import { interactionRoutes } from './interaction-routes.ts';
import type { InteractionOptions } from './interaction-steps.ts';
import { mountIssuer } from './issuer-mount.ts';
import { brokenPage, foreignFormPage, notFoundPage, unavailablePage, unreadablePage } from './pages/notice-pages.ts';
import { stylesheet } from './pages/stylesheet.ts';
import { passkeyScript } from './passkey-script.ts';
import { resetRoutes } from './reset-routes.ts';
import { sendPage } from './send-page.ts';

export type RoutesOptions = InteractionOptions & { publicUrl: URL };

const FORM_BYTES = 64 * 1024;

/** Whether a form was posted from our own pages. Browsers always say so, by one of the two. */
const isOwnForm = (request: FastifyRequest, publicUrl: URL): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin === undefined ? site === 'same-origin' : origin === publicUrl.origin;
};

const answerErrorsAsPages = (scope: FastifyInstance): void => {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const theme = themeFromCookie(request.headers.cookie);
    const status = error.statusCode ?? 500;
    if (status === 404) return sendPage(reply, 404, notFoundPage(theme));
    if (status >= 400 && status < 500) return sendPage(reply, status, unreadablePage(theme));
    request.log.error({ err: error }, 'identity: failed');
    if (error instanceof ServiceUnavailable || isDatabaseAway(error))
      return sendPage(reply, 503, unavailablePage(theme), 5);
    return sendPage(reply, 500, brokenPage(theme, request.id));
  });
};

/** Our own pages: forms are read to `URLSearchParams`, and only ours are taken. */
const pageRoutes =
  (options: RoutesOptions): FastifyPluginAsync =>
  async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST' || isOwnForm(request, options.publicUrl)) return undefined;
      return sendPage(reply, 403, foreignFormPage(themeFromCookie(request.headers.cookie)));
    });
    await interactionRoutes(scope, options);
    await resetRoutes(scope, options);
    await accountRoutes(scope, options);
  };

/**
 * Everything under /oidc. Register it at the root, once. It brings its own content type parsers, error pages and
 * headers; a security policy that the server sets elsewhere is replaced on these pages.
 */
export const createRoutes =
  (options: RoutesOptions): FastifyPluginAsync =>
  async (scope) => {
    answerErrorsAsPages(scope);
    scope.get(stylesheet.path, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
        .type('text/css; charset=utf-8')
        .send(stylesheet.text),
    );
    scope.get(passkeyScript.path, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
        .type('text/javascript; charset=utf-8')
        .send(passkeyScript.text),
    );
    await scope.register(pageRoutes(options));
    await scope.register((mount) => mountIssuer(mount, options));
  };
