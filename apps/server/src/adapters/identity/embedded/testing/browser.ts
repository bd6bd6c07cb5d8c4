import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { text as readText } from 'node:stream/consumers';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string; location: string };
type Request = { form?: Record<string, string> | string; headers?: Record<string, string>; origin?: string | null };
type Cookie = { value: string; path: string };

const covers = (cookiePath: string, path: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);

/**
 * What a browser without script does: keeps cookies by path, says where its forms come from, and follows redirects
 * when told to.
 */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  readonly #port: number;
  readonly #publicUrl: URL;

  constructor(port: number, publicUrl: URL) {
    this.#port = port;
    this.#publicUrl = publicUrl;
  }

  async request(method: string, address: string, { form, headers = {}, origin }: Request = {}): Promise<Answer> {
    const url = new URL(address, this.#publicUrl);
    const body = typeof form === 'object' ? new URLSearchParams(form).toString() : form;
    const cookie = [...this.cookies]
      .filter(([, { path }]) => covers(path, url.pathname))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const from = origin === undefined ? this.#publicUrl.origin : origin;
    const sent = {
      host: this.#publicUrl.host,
      accept: 'text/html',
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(method === 'POST' && from !== null && { origin: from }),
      ...headers,
    };
    const answer = await new Promise<Answer>((resolve, reject) => {
      const request = http.request(
        { host: '127.0.0.1', port: this.#port, method, path: url.pathname + url.search, headers: sent, agent: false },
        (response) => {
          const done = (body: string) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body,
              location: response.headers.location ?? '',
            });
          readText(response).then(done, reject);
        },
      );
      request.on('error', reject).end(body);
    });
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line, url.pathname);
    return answer;
  }

  #keep(line: string, path: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const of = (key: string) =>
      attributes.find((attribute) => attribute.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    if (value === '' || Date.parse(of('expires') ?? '') < Date.now()) this.cookies.delete(name);
    else this.cookies.set(name, { value, path: of('path') ?? path });
  }

  get(address: string, request?: Request): Promise<Answer> {
    return this.request('GET', address, request);
  }

  post(address: string, form: Request['form'], request?: Request): Promise<Answer> {
    return this.request('POST', address, { ...request, form: form ?? '' });
  }

  /** Follows redirects inside /oidc; stops at the app's own addresses, as an answer with that `location`. */
  async follow(answer: Answer): Promise<Answer> {
    let current = answer;
    while (new URL(current.location || '/', this.#publicUrl).pathname.startsWith('/oidc'))
      current = await this.get(current.location);
    return current;
  }

  /**
   * Begins a sign-in as the app does (code + PKCE) and follows to the first page. `uid` names the interaction, if
   * there is one.
   */
  async begin(extra: Record<string, string | undefined> = {}): Promise<Attempt> {
    const verifier = randomBytes(32).toString('base64url');
    const query = {
      client_id: 'signet-web',
      redirect_uri: new URL('/callback', this.#publicUrl).href,
      response_type: 'code',
      scope: 'openid email',
      state: 'as-sent',
      nonce: 'n-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    };
    const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const first = await this.get(`/oidc/auth?${new URLSearchParams(given)}`);
    const page = await this.follow(first);
    return { verifier, page, uid: /\/oidc\/interaction\/([^/?]+)/.exec(first.location)?.[1] ?? '' };
  }

  /** Posts a step's form and follows to the app; its `location` there carries the code. */
  async submit(
    uid: string,
    step: 'sign-in' | 'sign-up' | 'sign-up/code' | 'forgot-password',
    form: Record<string, string>,
  ): Promise<Answer> {
    return this.follow(await this.post(`/oidc/interaction/${uid}/${step}`, form));
  }

  /** What the token endpoint answers, as the app's script would ask it. */
  async token(form: Record<string, string>): Promise<{ status: number; json: TokenAnswer }> {
    const { status, body } = await this.post(
      '/oidc/token',
      { client_id: 'signet-web', ...form },
      { headers: { accept: 'application/json' } },
    );
    return { status, json: JSON.parse(body) as TokenAnswer };
  }

  /** Changes the code in `answer` for tokens. */
  redeem({ location }: Answer, verifier: string): Promise<{ status: number; json: TokenAnswer }> {
    return this.token({
      grant_type: 'authorization_code',
      code: codeIn(location),
      code_verifier: verifier,
      redirect_uri: new URL('/callback', this.#publicUrl).href,
    });
  }
}

export type Attempt = { verifier: string; page: Answer; uid: string };
export type TokenAnswer = {
  access_token: string;
  id_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  error: string;
};

export const codeIn = (location: string): string =>
  new URL(location, 'http://localhost').searchParams.get('code') ?? '';
