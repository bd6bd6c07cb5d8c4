import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

/** The tokens that somebody gets there. */
export type CompanyTokens = { access_token: string; id_token: string; refresh_token?: string };
type Signing = { organization?: string; nonce?: string; audience?: string; client?: string };

export const CLIENT = 'signet-at-acme';
export const AUDIENCE = 'https://signet.acme.example/api';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>
   </head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const show = (response: http.ServerResponse, html: string): void =>
  void response.setHeader('content-type', 'text/html').end(html);
const signInPage = (uid: string) =>
  page(
    'Acme sign-in',
    `<form method="post" action="/interaction/${uid}"><label>Acme e-mail <input name="email" type="email"></label>
     <button>Enter</button></form>`,
  );

const configure = async (app: URL, logoutTo: string, organizations: Map<string, string>): Promise<Configuration> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const client = (id: string) => ({
    client_id: id,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: [new URL('/callback', app).href],
    post_logout_redirect_uris: [logoutTo],
  });
  return {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'acme-1', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    clients: [client(CLIENT), client('another-client')],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: { openid: ['sub', 'org_id'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    extraParams: ['organization', 'audience'],
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, org_id: organizations.get(email) }),
    }),
    loadExistingGrant: async (ctx) => {
      const { client: of, session, provider } = ctx.oidc;
      if (!of || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: of.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile offline_access');
      for (const audience of [AUDIENCE, 'https://another.example/api']) grant.addResourceScope(audience, 'api');
      await grant.save();
      return grant;
    },
    issueRefreshToken: () => true,
    clientBasedCORS: (_ctx, origin) => origin === app.origin,
    extraTokenClaims: (_ctx, token) => ({ org_id: organizations.get('accountId' in token ? token.accountId : '') }),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = page('Leave Acme', `${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`);
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, audience) => ({
          scope: 'api',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 600,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
};

/**
 * A company's own OpenID Connect issuer on this machine, as somebody runs one who has nothing to do with us: a real
 * provider with its sign-in page, organizations and log-out.
 */
export const openCompanyIssuer = async (app: URL) => {
  const organizations = new Map<string, string>();
  const server = http.createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const after = `${issuer}/after`;
  const provider = new Provider(issuer, await configure(app, after, organizations));
  const answer = provider.callback();

  const interact = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { uid, params } = await provider.interactionDetails(request, response);
    if (request.method === 'GET') return show(response, signInPage(uid));
    const email = new URLSearchParams(await text(request)).get('email') ?? '';
    const { organization } = params;
    if (typeof organization === 'string') organizations.set(email, organization);
    else organizations.delete(email);
    return provider.interactionFinished(request, response, { login: { accountId: email } });
  };
  server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (request.url?.startsWith('/after')) return show(response, page('Back at Acme', ''));
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });

  /** What a browser without script does there, with a jar of its own. */
  const browse = () => {
    const jar = new Map<string, string>();
    return async (address: string, init: RequestInit = {}): Promise<Response> => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answered = await fetch(new URL(address, issuer), {
        ...init,
        redirect: 'manual',
        headers: { ...init.headers, cookie },
      });
      for (const line of answered.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      return answered;
    };
  };

  return {
    issuer,
    /** Where its people are led once they have left. */
    after,
    /** Signs somebody in there, as the app does: code and PKCE. */
    async signIn(email: string, { organization, nonce = 'n', audience = AUDIENCE, client = CLIENT }: Signing = {}) {
      const go = browse();
      const verifier = randomBytes(32).toString('base64url');
      const redirect = new URL('/callback', app).href;
      const query = new URLSearchParams({
        client_id: client,
        redirect_uri: redirect,
        response_type: 'code',
        scope: 'openid email',
        resource: audience,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(organization && { organization }),
      });
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      let at = await go(`/auth?${query}`);
      const asked = at.headers.get('location') ?? '';
      await go(asked);
      at = await go(asked, { method: 'POST', body: new URLSearchParams({ email }), headers: form });
      while (!(at.headers.get('location') ?? '').startsWith(redirect)) at = await go(at.headers.get('location') ?? '');
      const code = new URL(at.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client,
        redirect_uri: redirect,
        code,
        code_verifier: verifier,
      });
      return (await (await go('/token', { method: 'POST', body, headers: form })).json()) as CompanyTokens;
    },
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
};

export type CompanyIssuer = Awaited<ReturnType<typeof openCompanyIssuer>>;
