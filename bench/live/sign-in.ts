import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** What a finished sign-in leaves in the browser. */
export type Session = { accessToken: string; idToken: string; refreshToken: string };
export type Credentials = { email: string; password: string };

type Discovery = { authorization_endpoint: string; token_endpoint: string };
type AppConfig = { auth: { domain: string; clientId: string; callbackUrl: string } };

/** The address of a server, or of several nodes behind one address: each request then goes to the next of them. */
export type Door = { publicUrl: string; nodes: string[] };
export const doorOf = (url: string): Door => ({ publicUrl: url, nodes: [url] });

const json = async <T>(answer: Response): Promise<T> => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as T;
};

/** A browser without a screen: keeps cookies, follows redirects one by one, sends forms as a page of the house does. */
const openBrowser = ({ publicUrl, nodes }: Door) => {
  const jar = new Map<string, string>();
  let turn = 0;
  const keep = (answer: Response): void => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split(';');
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '' || rest.some((part) => /expires=thu, 01 jan 1970/i.test(part))) jar.delete(name);
      else jar.set(name, value);
    }
  };
  return async (address: string, form?: Record<string, string>): Promise<Response> => {
    const { pathname, search } = new URL(address, publicUrl);
    const answer = await fetch(`${nodes[turn++ % nodes.length]}${pathname}${search}`, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { origin: new URL(publicUrl).origin, 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    });
    keep(answer);
    return answer;
  };
};

type Visit = ReturnType<typeof openBrowser>;

const settingsOf = async (visit: Visit): Promise<{ app: AppConfig['auth']; oidc: Discovery }> => {
  const { auth: app } = await json<AppConfig>(await visit('/config.json'));
  return { app, oidc: await json<Discovery>(await visit(`${app.domain}/.well-known/openid-configuration`)) };
};

/** Redirects from `address` on, until one leads to `end` or a page is shown. */
const follow = async (visit: Visit, address: string, end: string): Promise<{ at: string; page?: string }> => {
  for (let at = address, hops = 0; hops < 8; hops++) {
    if (at.startsWith(end)) return { at };
    const answer = await visit(at);
    const next = answer.headers.get('location');
    if (!next) return { at, page: await answer.text() };
    at = new URL(next, new URL(at, end)).href;
  }
  throw new Error(`Too many redirects from ${address}`);
};

const exchange = async (visit: Visit, tokenEndpoint: string, form: Record<string, string>): Promise<Session> => {
  const tokens = await json<{ access_token: string; id_token: string; refresh_token: string }>(
    await visit(tokenEndpoint, form),
  );
  return { accessToken: tokens.access_token, idToken: tokens.id_token, refreshToken: tokens.refresh_token };
};

/**
 * Walks the whole authorization code flow with PKCE over HTTP: the issuer's pages, its cookies, the code, the tokens.
 * @throws Error with what the page said when it does not lead back to the app.
 */
export const signIn = async (
  door: Door,
  { email, password }: Credentials,
  page: 'sign-in' | 'sign-up' = 'sign-in',
): Promise<Session> => {
  const visit = openBrowser(door);
  const { app, oidc } = await settingsOf(visit);
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: app.callbackUrl,
    response_type: 'code',
    scope: 'openid email offline_access',
    state: randomUUID(),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(page === 'sign-up' ? { screen_hint: 'signup' } : {}),
  });
  const form = await follow(visit, `${oidc.authorization_endpoint}?${query}`, app.callbackUrl);
  const sent = await visit(form.at, { email, password });
  const onward = sent.headers.get('location');
  if (!onward)
    throw new Error(
      `${page} of ${email} answered ${sent.status}: ${(await sent.text())
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .slice(0, 300)}`,
    );
  const back = await follow(visit, onward, app.callbackUrl);
  const code = new URL(back.at).searchParams.get('code');
  if (!code) throw new Error(`${page} of ${email} led to ${back.at}`);
  return exchange(visit, oidc.token_endpoint, {
    grant_type: 'authorization_code',
    client_id: app.clientId,
    code,
    redirect_uri: app.callbackUrl,
    code_verifier: verifier,
  });
};

/** A fresh session for the refresh token of another. */
export const renew = async (door: Door, { refreshToken }: Session): Promise<Session> => {
  const visit = openBrowser(door);
  const { app, oidc } = await settingsOf(visit);
  return exchange(visit, oidc.token_endpoint, {
    grant_type: 'refresh_token',
    client_id: app.clientId,
    refresh_token: refreshToken,
  });
};

/** A call of the API with a session's tokens. */
export const ask = (
  url: string,
  session: Session,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'x-id-token': session.idToken,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Somebody new: signed up on the issuer's page and registered. */
export const newcomer = async (door: Door): Promise<Credentials & { session: Session }> => {
  const credentials = { email: `${randomUUID()}@example.com`, password: randomBytes(12).toString('base64url') };
  const session = await signIn(door, credentials, 'sign-up');
  const registered = await json<{ result: string }>(
    await ask(door.nodes[0] ?? door.publicUrl, session, 'POST', '/api/auth/flow/register', {}),
  );
  if (registered.result !== 'success') throw new Error(`Registering answered ${registered.result}`);
  return { ...credentials, session };
};
