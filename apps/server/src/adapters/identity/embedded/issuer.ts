import type { FastifyBaseLogger } from 'fastify';
import type { JWK } from 'jose';
import { themeFromCookie } from '@signet/theme';
import {
  errors,
  interactionPolicy,
  Provider,
  type Configuration,
  type FindAccount,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Database } from '../../../db/client.ts';
import { isDatabaseAway } from '../../../db/is-database-away.ts';
import { deriveKey } from '../../../secrets.ts';
import type { Accounts } from './accounts.ts';
import { brokenPage, expiredPage, notFoundPage, refusedPage, unavailablePage } from './pages/notice-pages.ts';
import { showPage } from './pages/show-page.ts';
import { createPayloadStore } from './payload-store.ts';
import { allowPlaces, passThroughWhenSignedOut, signOutFeature } from './sign-out.ts';

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
export type IssuerOptions = {
  db: Database;
  publicUrl: URL;
  secret: string;
  secretBefore?: string | undefined;
  accounts: Accounts;
  keys: JWK[];
  log: Log;
  /** Whether the house asks this account for a second factor that a session begun by these means lacks (RFC 8176). */
  lacksFactor: (accountId: string, means: readonly string[]) => Promise<boolean>;
  /** Where the app may ask to go after signing out, beside its start. */
  placesAfterSignOut: () => Promise<string[]>;
};

export const CLIENT_ID = 'signet-web';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const SCOPES = ['openid', 'email', 'offline_access'];

/** One grant a session, given without a consent page: the only client is the product itself. */
const loadGrant =
  (audience: string): NonNullable<Configuration['loadExistingGrant']> =>
  async (ctx) => {
    const { client, session, provider } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const found = known ? await provider.Grant.find(known) : undefined;
    if (found) return found;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(SCOPES.join(' '));
    grant.addResourceScope(audience, 'api');
    await grant.save();
    return grant;
  };

const renderError: NonNullable<Configuration['renderError']> = (ctx, out, error) => {
  const theme = themeFromCookie(ctx.get('cookie'));
  if (error instanceof errors.SessionNotFound) return showPage(ctx, expiredPage(theme));
  if (out.error === 'server_error') return showPage(ctx, brokenPage(theme));
  return showPage(ctx, refusedPage(theme, out.error));
};

/** Why somebody who is signed in is asked to sign in again. */
export const FACTOR_MISSING = 'second_factor_missing';

/** Whether a session ends because the house asks for a second factor by now, of everybody or of a role given since. */
const isTooWeak = async (
  { lacksFactor }: Pick<IssuerOptions, 'lacksFactor'>,
  { accountId, amr = [] }: { accountId?: string | undefined; amr?: string[] | undefined },
): Promise<boolean> => accountId !== undefined && lacksFactor(accountId, amr);

/** The interaction policy without consent: signing in is the only thing a person is ever asked for. */
const policy = (options: IssuerOptions) => {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  const { Check } = interactionPolicy;
  prompts
    .get('login')
    ?.checks.add(
      new Check(FACTOR_MISSING, 'the house asks for a second factor', 'login_required', async ({ oidc }) =>
        oidc.session && (await isTooWeak(options, oidc.session)) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return prompts;
};

/** Whether an account may have what this token is changed for: of a refresh token, while its session may go on. */
const mayRenew =
  (options: IssuerOptions) =>
  async (ctx: KoaContextWithOIDC, token: Parameters<FindAccount>[2]): Promise<boolean> => {
    if (token?.kind !== 'RefreshToken') return true;
    const { sessionUid } = token as { sessionUid?: string };
    const session = sessionUid ? await ctx.oidc.provider.Session.findByUid(sessionUid) : undefined;
    return session !== undefined && !(await isTooWeak(options, session));
  };

/** The first signs cookies; one that the second had signed is taken, and signed anew. */
const cookieKeys = ({ secret, secretBefore }: IssuerOptions): string[] =>
  [secret, secretBefore].flatMap((one) => (one ? [deriveKey(one, 'issuer cookies').toString('base64url')] : []));

const startOf = ({ publicUrl }: Pick<IssuerOptions, 'publicUrl'>): string => new URL('/', publicUrl).href;

const configure = (options: IssuerOptions): Configuration => {
  const { db, publicUrl, accounts, keys } = options;
  const audience = new URL('/api', publicUrl).href;
  const renews = mayRenew(options);
  // a prefix that browsers only accept over https, so that no http page can plant the cookie (ASVS 3.3.1)
  const prefix = publicUrl.protocol === 'https:' ? '__Secure-signet' : 'signet';
  return {
    adapter: createPayloadStore(db),
    jwks: { keys },
    cookies: {
      keys: cookieKeys(options),
      names: { session: `${prefix}_session`, interaction: `${prefix}_interaction`, resume: `${prefix}_resume` },
      long: { path: '/oidc', sameSite: 'lax', httpOnly: true },
      short: { sameSite: 'lax', httpOnly: true },
    },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['/callback', '/silent'].map((path) => new URL(path, publicUrl).href),
        post_logout_redirect_uris: [startOf(options)],
        id_token_signed_response_alg: 'RS256',
        // what cannot be undone asks how long ago somebody showed who they are
        require_auth_time: true,
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // the app reads e-mail from the ID token; there is no userinfo endpoint
    conformIdTokenClaims: false,
    extraParams: ['screen_hint'],
    interactions: { policy: policy(options), url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    findAccount: async (ctx, id, token) => {
      const account = await accounts.find(id);
      if (!account || !(await renews(ctx, token))) return undefined;
      return {
        accountId: account.id,
        claims: () => ({ sub: account.id, email: account.email, email_verified: account.emailVerified }),
      };
    },
    loadExistingGrant: loadGrant(audience),
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // signing out ends what was given through the session
    expiresWithSession: () => true,
    clientBasedCORS: (_ctx, origin) => origin === publicUrl.origin,
    extraTokenClaims: () => undefined,
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 10 * MINUTE,
      // whoever asks gets one
      Interaction: 15 * MINUTE,
      RefreshToken: 14 * DAY,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
    renderError,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true, ...signOutFeature },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: 'api',
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: 10 * MINUTE,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
  };
};

const showMissing = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next();
  if (ctx.status !== 404 || ctx.body) return;
  showPage(ctx, notFoundPage(themeFromCookie(ctx.get('cookie'))));
  ctx.status = 404;
};

/** A failure of our own, as a page whoever asked: 503 while the database is away, else 500. */
const showFailure = (ctx: KoaContextWithOIDC, error: unknown): void => {
  const theme = themeFromCookie(ctx.get('cookie'));
  const isAway = isDatabaseAway(error);
  showPage(ctx, isAway ? unavailablePage(theme) : brokenPage(theme));
  ctx.status = isAway ? 503 : 500;
  if (isAway) ctx.set('retry-after', '5');
};

/** What is told about a refused request: names and reasons, never a value that came with it. */
const reasons = (error: Error) => {
  const {
    error: name,
    error_description: description,
    error_detail: detail,
  } = error as { error?: string; error_description?: string; error_detail?: string };
  return { error: name, description, detail };
};

/** The OpenID provider behind /oidc, with its events in our log. */
export const createIssuer = (options: IssuerOptions): Provider => {
  const provider = new Provider(new URL('/oidc', options.publicUrl).href, configure(options));
  const failed = (err: unknown) => options.log.error({ err }, 'identity: the issuer failed');
  // the mount sets the forwarded headers itself, from PUBLIC_URL
  provider.proxy = true;
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    try {
      await next();
    } catch (error) {
      // sessions are saved outside of what the issuer itself catches
      failed(error);
      showFailure(ctx, error);
    }
  });
  provider.use(allowPlaces(provider, { clientId: CLIENT_ID, start: startOf(options), ...options }));
  provider.use(passThroughWhenSignedOut);
  provider.use(showMissing);
  provider.on('server_error', (ctx, err) => {
    failed(err);
    if (isDatabaseAway(err)) showFailure(ctx, err);
  });
  // Koa's own event, which it would else answer by printing; the issuer's types leave it out
  (provider as NodeJS.EventEmitter).on('error', failed);
  provider.on('authorization.error', (_ctx, error) =>
    options.log.info(reasons(error), 'identity: authorization refused'),
  );
  provider.on('grant.error', (_ctx, error) => options.log.info(reasons(error), 'identity: token refused'));
  provider.on('end_session.success', () => options.log.info({}, 'identity: signed out'));
  return provider;
};
