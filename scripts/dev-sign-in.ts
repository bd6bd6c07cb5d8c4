import type { Plugin } from 'vite';
import { DEV_PASSWORD, people, type PersonName } from './dev-people.ts';

type Jar = Map<string, string>;

const keep = (jar: Jar, answer: Response): string[] => {
  const lines = answer.headers.getSetCookie();
  for (const line of lines) {
    const [pair = ''] = line.split(';');
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return lines;
};

/**
 * Walks the sign-in pages as a browser would and answers the cookies of the issuer's session. Only the development
 * server has this; the product itself knows no other way in than its sign-in page.
 */
const signIn = async (backend: string, publicUrl: string, person: PersonName): Promise<string[]> => {
  const jar: Jar = new Map();
  const cookies: string[] = [];
  const visit = async (location: string, form?: Record<string, string>): Promise<Response> => {
    const { pathname, search } = new URL(location, publicUrl);
    const answer = await fetch(`${backend}${pathname}${search}`, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    });
    cookies.push(...keep(jar, answer));
    return answer;
  };
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const query = new URLSearchParams({
    client_id: 'signet-web',
    response_type: 'code',
    redirect_uri: `${publicUrl}/callback`,
    scope: 'openid email profile offline_access',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'dev',
    prompt: 'login',
  });
  const start = await visit(`/oidc/auth?${query.toString()}`);
  const interaction = start.headers.get('location') ?? '';
  const page = (await visit(interaction)).headers.get('location') ?? interaction;
  await visit(page);
  const accepted = await visit(page, { email: people[person].email, password: DEV_PASSWORD });
  const back = accepted.headers.get('location');
  if (!back) throw new Error(`${person} could not sign in: ${accepted.status}`);
  await visit(back);
  return cookies.filter((line) => !/expires=Thu, 01 Jan 1970/i.test(line));
};

/** `/dev/sign-in` on the development server: signs the seeded person in and goes to the app. */
export const devSignIn = (backend: string, publicUrl: string, person: PersonName): Plugin => ({
  name: 'signet-dev-sign-in',
  configureServer: (vite) => {
    vite.middlewares.use('/dev/sign-in', (_request, response, next) => {
      signIn(backend, publicUrl, person).then(
        (cookies) => {
          response.writeHead(302, { 'set-cookie': cookies, location: '/' });
          response.end();
        },
        (error: unknown) => next(error),
      );
    });
  },
});
