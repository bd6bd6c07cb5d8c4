import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runtimeConfig } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClean } from '../testing/answers.ts';
import { openTestHouse, type TestHouse } from '../testing/house.ts';

let house: TestHouse;
let secure: TestHouse;
let dist: string;

const template =
  '<!doctype html><html data-theme="__THEME__"><head><title>Signet</title><style nonce="__CSP_NONCE__"></style><link ' +
  'nonce="__CSP_NONCE__"></head></html>';

beforeAll(async () => {
  dist = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-dist-'));
  await fs.mkdir(path.join(dist, 'assets'));
  await fs.writeFile(path.join(dist, 'index.html'), template);
  await fs.writeFile(path.join(dist, 'front.html'), template.replace('</html>', 'A brand out.</html>'));
  await fs.writeFile(path.join(dist, 'assets', 'main-abc123.js'), 'export {};');
  await fs.mkdir(path.join(dist, '.vite'));
  const screens = {
    '/quiz/5': {
      scripts: ['assets/results-1.js'],
      styles: ['assets/results-1.css'],
      laterStyles: ['assets/directions-1.css'],
    },
    '/book': { scripts: ['assets/book-1.js'], styles: [], asks: [{ address: '/api/brands' }] },
    '/book/colors': { scripts: ['assets/book-1.js', 'assets/colors-1.js'], styles: [] },
  };
  const written = { askAhead: "const signet = {}, all = '$&';", screens };
  await fs.writeFile(path.join(dist, '.vite', 'screens.json'), JSON.stringify(written));
  await fs.writeFile(path.join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  house = await openTestHouse({ dist });
  secure = await openTestHouse({ dist, publicUrl: new URL('https://brand.example.com'), googleAnalytics: 'G-1' });
});
afterAll(async () => {
  await house.close();
  await secure.close();
  await fs.rm(dist, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) => house.ask('GET', url, { headers });
const policyOf = (header: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((one) => one.trim().split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );

describe('the page of the pricing table', () => {
  it('alone may load and frame what is of Stripe, and only where Stripe is configured', async () => {
    const stripe = { key: 'pk_test_1', pricingTableId: 'prctbl_1' };
    const selling = await openTestHouse({ dist, stripe });
    const policy = async (url: string, of = selling) => {
      const { headers } = await of.ask('GET', url);
      const { 'script-src': scripts, 'frame-src': frames } = policyOf(headers['content-security-policy']);
      return [...(scripts ?? []), ...(frames ?? [])].filter((source) => source.includes('stripe'));
    };
    expect(await policy('/pricing?from=%2Fbook')).toEqual(['https://js.stripe.com', 'https://js.stripe.com']);
    expect(await policy('/book')).toEqual([]);
    expect(await policy('/pricing/other')).toEqual([]);
    expect(await policy('/pricing', house)).toEqual([]);
    await selling.close();
  });
});

describe('the document of an address', () => {
  const named = async (url: string): Promise<string[]> =>
    [...(await open(url)).body.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );

  it('names the files that its screen opens on, so that they come with it', async () => {
    expect(await named('/quiz/5/colors?from=book')).toEqual(['/assets/results-1.js', '/assets/results-1.css']);
    expect(await named('/book')).toEqual(['/assets/book-1.js']);
    expect(await named('/book/colors')).toEqual(['/assets/book-1.js', '/assets/colors-1.js']);
  });

  it('preloads no style sheet of a screen that it may only lead on to: browsers warn of what is not used', async () => {
    const { body } = await open('/quiz/5');
    expect(body).toContain('<link rel="prefetch" as="style" crossorigin href="/assets/directions-1.css" />');
    expect(await named('/quiz/5')).not.toContain('/assets/directions-1.css');
  });

  it('asks what its screen asks first, by a script that the policy allows, before any style sheet', async () => {
    const { body, headers } = await open('/book');
    const [, nonce, code] = /<title>Signet<\/title><script nonce="([^"]+)">(.*?)<\/script>/.exec(body) ?? [];
    expect(code).toBe(`const signet = {}, all = '$&';signet.askAhead([{"address":"/api/brands"}])`);
    expect(policyOf(headers['content-security-policy'])['script-src']).toContain(`'nonce-${nonce}'`);
    for (const url of ['/', '/account', '/quiz/5']) expect((await open(url)).body).not.toContain('<script');
  });

  it('names none where the screen is not known', async () => {
    for (const url of ['/', '/quiz/50', '/bookish', '/account']) expect(await named(url)).toEqual([]);
  });
});

describe('a page', () => {
  it.each(['/', '/quiz/1', '/quiz/generating', '/register?c=code&brand=beta', '/admin/settings', '/nowhere/at/all'])(
    '%s is index.html, never kept',
    async (url) => {
      const page = await open(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      expect(page.body).toContain('<!doctype html>');
      expectClean(page, url);
    },
  );

  it('is the front page at / for whoever was never signed in here and comes for nothing in particular', async () => {
    const known = { cookie: 'signet_theme=dark; signet_known=1' };
    expect((await open('/')).body).toContain('A brand out.');
    expect((await open('/')).body).not.toContain('__');
    for (const page of [open('/', known), open('/?sso=acme'), open('/quiz/1')])
      expect((await page).body).not.toContain('A brand out.');
  });

  it.each(['//elsewhere.example/x', '//elsewhere.example/x?notice=support'])(
    '%s is no page: what begins like another site could be taken for it',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404);
    },
  );

  it('is never sent with its gaps unfilled', async () => {
    expect((await open('/index.html')).statusCode).toBe(404);
  });

  it('has a fresh nonce each time, the one that its policy names', async () => {
    const pages = await Promise.all([open('/'), open('/')]);
    const nonces = pages.map(({ body }) => [...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce = '']) => nonce));
    expect(new Set(nonces.flat()).size).toBe(2);
    for (const [n, page] of pages.entries()) {
      const [nonce = ''] = nonces[n] ?? [];
      expect(nonce.length).toBeGreaterThanOrEqual(32);
      expect(nonces[n]).toEqual([nonce, nonce]);
      expect(policyOf(page.headers['content-security-policy'])['style-src']).toEqual(["'self'", `'nonce-${nonce}'`]);
    }
  });

  it.each([
    ['signet_theme=dark', 'dark'],
    ['a=b; signet_theme=light; c=d', 'light'],
    ['signet_theme=system', 'system'],
    ['signet_theme="><script>', 'system'],
    ['other_signet_theme=dark', 'system'],
    ['', 'system'],
  ])('with the cookie %j is drawn in the theme %s', async (cookie, theme) => {
    expect((await open('/', { cookie })).body).toContain(`<html data-theme="${theme}">`);
  });

  it('may run no script and no style but its own, and nobody else may frame it', async () => {
    const { headers } = await open('/quiz/1');
    const policy = policyOf(headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", expect.stringMatching(/^'nonce-/)],
      'connect-src': ["'self'", house.issuer.issuer],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      'form-action': ["'self'", house.issuer.issuer],
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('asks for https only where the house has it', async () => {
    expect((await open('/')).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await secure.ask('GET', '/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(policyOf(headers['content-security-policy'])).toHaveProperty('upgrade-insecure-requests');
    for (const url of [
      '/api/version',
      '/api/nowhere',
      '/nowhere.js',
      '/assets/main-abc123.js',
      '/%zz',
      '/api/quizzes/',
    ])
      expect((await secure.ask('GET', url)).headers, url).toHaveProperty('strict-transport-security');
  });

  it("may load Google's script only where an id is configured", async () => {
    expect((await open('/')).headers['content-security-policy']).not.toContain('google');
    expect(policyOf((await secure.ask('GET', '/')).headers['content-security-policy'])['script-src']).toContain(
      'https://www.googletagmanager.com',
    );
  });
});

describe('/config.json', () => {
  it('tells the browser where to sign in and whose logos it shows (spec administration §3)', async () => {
    const config = runtimeConfig.parse((await open('/config.json')).json());
    expect(config.auth).toEqual({
      domain: house.issuer.issuer,
      clientId: 'signet-web',
      audience: house.issuer.audience,
      callbackUrl: 'http://localhost:3000/callback',
    });
    expect(config.billing.hasPromotion).toBe(true);
    expect(config.analytics.google).toBeNull();
    expect(config.companies).toMatchObject({
      imageUrl: '/api/crunchbase/images/{imageId}',
      attribution: {
        label: expect.stringContaining('Simple Icons'),
        href: expect.stringMatching(/^https:/),
        image: expect.stringMatching(/^\/api\//),
      },
    });
  });
});

describe('files', () => {
  it('whose names change with their content are kept for a year, others for an hour', async () => {
    expect((await open('/assets/main-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await open('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await open('/fonts/inter-latin.woff2')).headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/assets/main-gone.js',
    '/fonts/comic-sans.woff2',
    '/fonts/..%2f..%2fpackage.json',
    '/nope.png',
    '/index.html.map',
    '/assets/..%2findex.html',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
    '/api/nope',
    '/api/',
    '/api/quizzes/x/y',
    '/auth/auth/invitations/delete',
    '/auth/auth/',
    '/%00.png',
  ])('%s is not found, and says so in the words of the API', async (url) => {
    const answer = await open(url);
    expectClean(answer, url);
    expect(answer.json()).toEqual({ message: 'We could not find what you asked for.', errorCode: 'notFound' });
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });
});
