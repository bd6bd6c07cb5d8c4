import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from './testing/browser.ts';
import { openIssuer, PASSWORD, type TestIssuer } from './testing/open-issuer.ts';

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await openIssuer();
});
afterAll(() => issuer.close());

const steps = ['sign-in', 'sign-up', 'forgot-password'] as const;
const emptyForms = async (): Promise<Answer[]> => {
  const browser = issuer.browser();
  const { uid } = await browser.begin();
  return Promise.all(
    steps.flatMap((step) => [
      browser.get(`/oidc/interaction/${uid}/${step}`),
      browser.post(`/oidc/interaction/${uid}/${step}`, { email: '', password: '' }),
    ]),
  );
};

describe('the pages', () => {
  it('weigh at most 30 KB each, stylesheet included, fonts aside', async () => {
    for (const page of await emptyForms()) {
      const href = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body)?.[1] ?? '';
      const css = await issuer.browser().get(href);
      expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
      expect(css.headers['cache-control']).toContain('immutable');
      expect(Buffer.byteLength(page.body) + Buffer.byteLength(css.body)).toBeLessThanOrEqual(30 * 1024);
      expect(gzipSync(page.body + css.body).length).toBeLessThan(10 * 1024);
    }
  });

  it('hold no inline script or style, as their policy says; passkeys take one file (ASVS 3.4.3)', async () => {
    for (const { body, headers } of await emptyForms()) {
      const asksForPasskeys = body.includes('data-passkey');
      expect(
        body.replaceAll(/<script type="module" src="\/oidc\/passkey\.js\?v=[0-9a-f]{10}"><\/script>/g, ''),
      ).not.toMatch(/<script|\sstyle=|<style|\son\w+=|javascript:/i);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri " +
          `'none'${asksForPasskeys ? "; script-src 'self'" : ''}; frame-ancestors 'none'`,
      );
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  it('label every field, and tie its fault to it and to a summary that takes the focus', async () => {
    for (const { status, body } of (await emptyForms()).filter((_page, index) => index % 2 === 1)) {
      expect(status).toBe(422);
      expect(body).toMatch(/<title>Error: /);
      expect(body).toMatch(/<div class="summary" role="alert" tabindex="-1" autofocus>/);
      for (const [, name] of body.matchAll(/<input id="([^"]+)"/g)) {
        expect(body).toContain(`<label for="${name}">`);
        expect(body).toContain(`<a href="#${name}">`);
        expect(body).toMatch(
          new RegExp(
            `<input id="${name}"[^>]* autocomplete="[^"]+"[^>]* aria-describedby="[^"]*${name}-fault" ` +
              'aria-invalid="true"',
          ),
        );
      }
    }
  });

  it('take the theme from its cookie', async () => {
    const { page } = await issuer.browser().begin();
    expect(page.body).toMatch(/<html lang="en" ?>/);
    const browser = issuer.browser();
    browser.cookies.set('signet_theme', { value: 'dark', path: '/' });
    expect((await browser.begin()).page.body).toContain('<html lang="en" data-theme="dark">');
  });

  it('show what was typed as text, never as markup (ASVS 1.2.1)', async () => {
    const browser = issuer.browser();
    const { uid } = await browser.begin({ login_hint: '"><script>alert(1)</script>' });
    const page = await browser.get(`/oidc/interaction/${uid}/sign-in`);
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    const refused = await browser.get('/oidc/auth?client_id=%3Cscript%3E');
    expect(refused.body).not.toContain('<script');
  });

  it('say that letters are only kept, where they are', async () => {
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    expect((await browser.submit(uid, 'forgot-password', { email: 'ada@example.com' })).body).toContain(
      'does not send mail yet',
    );
  });

  it('lead back to the start once they have expired, or in a browser that did not begin here', async () => {
    const { uid } = await issuer.browser().begin();
    const elsewhere = issuer.browser();
    await elsewhere.begin();
    for (const cookie of elsewhere.cookies.values()) cookie.path = '/oidc';
    for (const browser of [issuer.browser(), elsewhere]) {
      const page = await browser.get(`/oidc/interaction/${uid}/sign-in`);
      expect(page.status).toBe(410);
      expect(page.body).toMatch(/This page has expired[\s\S]*href="\/\?sign-in">Start again/);
    }
  });

  it('answer unknown addresses with a page of their own', async () => {
    const page = await issuer.browser().get('/oidc/nowhere');
    expect(page).toMatchObject({ status: 404, body: expect.stringContaining('There is no such page') });
  });
});

describe('where requests come from', () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

  it('does not matter for the addresses that the issuer gives (a forged Host)', async () => {
    const plain = await issuer.browser().get('/oidc/.well-known/openid-configuration');
    const answer = await issuer.browser().get('/oidc/.well-known/openid-configuration', { headers: forged });
    expect(answer.body).toBe(plain.body);
    expect(JSON.parse(plain.body)).toMatchObject({
      issuer: 'http://localhost:3000/oidc',
      token_endpoint: 'http://localhost:3000/oidc/token',
    });
    expect(JSON.parse(plain.body)).not.toHaveProperty('userinfo_endpoint');
    const start = await issuer
      .browser()
      .get(
        '/oidc/auth?client_id=signet-web&redirect_uri=http://localhost:3000/callback&response_type=code&scope=openid' +
          '&code_challenge=abcabcabcabcabcabcabcabcabcabcabcabcabcabcab&code_challenge_method=S256',
        { headers: forged },
      );
    expect(start.location).toMatch(/^(http:\/\/localhost:3000)?\/oidc\/interaction\//);
  });

  it.each([
    ['another origin', 'https://evil.example'],
    ['no origin at all', null],
    ['an opaque origin', 'null'],
  ])('is checked for forms: %s is refused (ASVS 3.5.1)', async (_name, origin) => {
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    const answer = await browser.post(
      `/oidc/interaction/${uid}/sign-up`,
      { email: 'csrf@example.com', password: PASSWORD },
      { origin },
    );
    expect(answer.status).toBe(403);
    expect(
      await issuer.database.db.selectFrom('accounts').select('id').where('email', '=', 'csrf@example.com').execute(),
    ).toEqual([]);
  });

  it('decides who may read tokens: only our own origin (ASVS 3.4.2)', async () => {
    const { browser, tokens } = await issuer.newcomer();
    const form = { client_id: 'signet-web', grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    const foreign = await browser.post('/oidc/token', form, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(400);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    expect((await browser.post('/oidc/token', form)).headers['access-control-allow-origin']).toBe(
      'http://localhost:3000',
    );
  });
});

describe('bad input', () => {
  const long = 'p'.repeat(10_000);
  const cases: [string, string][] = [
    ['a NUL in the e-mail', 'email=a%00b%40example.com&password=correct+horse+battery'],
    ['a NUL in the password', 'email=nul%40example.com&password=%00%00'],
    ['a password of 10,000 characters', `email=long%40example.com&password=${long}`],
    ['an e-mail of 10,000 characters', `email=${long}%40example.com&password=correct+horse+battery`],
    ['a field twice', 'email=a%40example.com&email=b%40example.com&password=correct+horse+battery'],
    ['brackets', 'email[]=a%40example.com&password[x]=correct+horse+battery'],
    ['broken escapes', 'email=%ZZ%E0%A4%A&password=%FF%FE'],
    ['nothing', ''],
    ['prototype names', '__proto__=x&constructor=y'],
  ];

  it.each(cases)('%s is a clear 4xx and makes no account', async (_name, form) => {
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    const before = await issuer.database.db.selectFrom('accounts').select('id').execute();
    for (const step of steps) {
      const answer = await browser.post(`/oidc/interaction/${uid}/${step}`, form);
      if (step !== 'forgot-password' || answer.status !== 200)
        expect(answer.status).toSatisfy((status: number) => status >= 400 && status < 500);
      expect(answer.body).toContain('<h1>');
    }
    expect(await issuer.database.db.selectFrom('accounts').select('id').execute()).toHaveLength(before.length);
  });

  it.each([
    ['a huge body', 'x'.repeat(200_000), 'application/x-www-form-urlencoded', 413],
    ['JSON', '{"email":"a@example.com"}', 'application/json', 415],
    ['an unknown type', 'x', 'image/png', 415],
  ])('%s is refused with a page', async (_name, form, type, status) => {
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    const answer = await browser.post(`/oidc/interaction/${uid}/sign-in`, form, { headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status, body: expect.stringContaining('We could not read that') });
  });

  it('a NUL in an authorization request is a 400', async () => {
    expect((await issuer.browser().get('/oidc/auth?client_id=signet-web&state=%00')).status).toBe(400);
  });

  it('remember no more of somebody who asks to sign in than the app ever sends, and not for longer', async () => {
    const remembered = () =>
      sql<{ model: string; bytes: number; minutes: number }>`
        select model, length(payload::text) as bytes, (extract(epoch from expires_at - now()) / 60)::float8 as minutes
        from oidc_payloads`.execute(issuer.database.db);
    await sql`delete from oidc_payloads`.execute(issuer.database.db);
    const longest = { state: 's'.repeat(400), nonce: 'n'.repeat(64), login_hint: `${'a'.repeat(64)}@example.com` };
    expect((await issuer.browser().begin(longest)).page.status).toBe(200);
    const { rows } = await remembered();
    expect(rows.length).toBeGreaterThan(0);
    for (const { bytes, minutes } of rows) {
      expect(bytes).toBeLessThan(2048);
      expect(minutes).toBeLessThanOrEqual(15);
    }
    for (const extra of [{ state: 's'.repeat(513) }, { nonce: 'n'.repeat(2000) }, { ui_locales: 'x'.repeat(10_000) }])
      expect((await issuer.browser().begin(extra)).page.status).toBe(400);
    expect((await issuer.browser().post('/oidc/auth', { client_id: 'signet-web', state: 'x' })).status).toBe(400);
    expect((await remembered()).rows).toHaveLength(rows.length);
  });

  it('takes Unicode e-mails, in one spelling whichever way they were typed', async () => {
    await issuer.newcomer('Żaneta@bücher.example');
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    expect(
      (await browser.submit(uid, 'sign-in', { email: 'Z\u0307aneta@xn--bcher-kva.example', password: PASSWORD }))
        .location,
    ).toContain('code=');
  });
});

describe('the log', () => {
  it('names accounts by id and holds no e-mail, password, code, token or cookie (ASVS 16.2.5)', async () => {
    const { email, browser, tokens } = await issuer.newcomer();
    const { uid } = await browser.begin({ prompt: 'login' });
    await browser.submit(uid, 'sign-in', { email, password: 'wrong-password-typed' });
    const back = await browser.submit(uid, 'sign-in', { email, password: PASSWORD });
    await browser.token({ grant_type: 'refresh_token', refresh_token: 'made-up-refresh-token' });
    await browser.get('/oidc/auth?client_id=made-up-client');
    const lines = issuer.logged.join('');
    expect(lines).toContain('"identity: sign-in"');
    expect(lines).toContain('"identity: token refused"');
    const secrets = [
      email,
      PASSWORD,
      'wrong-password-typed',
      tokens.access_token,
      tokens.refresh_token,
      tokens.id_token,
      'made-up-refresh-token',
      back.location.split('code=')[1]?.split('&')[0],
      browser.cookies.get('signet_session')?.value,
    ];
    for (const secret of secrets) expect(lines).not.toContain(secret);
  });
});

describe('over https', () => {
  it('cookies are Secure, HttpOnly, SameSite and say so in their names (ASVS 3.3.1, 3.3.2, 3.3.4)', async () => {
    const secure = await openIssuer({ publicUrl: new URL('https://brand.example.com') });
    const browser = secure.browser();
    const { uid } = await browser.begin();
    const answer = await browser.post(`/oidc/interaction/${uid}/sign-up`, {
      email: 'ada@example.com',
      password: PASSWORD,
    });
    const lines = [
      (await browser.get(answer.location)).headers['set-cookie'] ?? [],
      (await browser.begin({ prompt: 'login' })).page.headers['set-cookie'] ?? [],
    ].flat();
    expect(lines.some((line) => line.startsWith('__Secure-signet_session='))).toBe(true);
    for (const line of lines.filter((each) => !/expires=Thu, 01 Jan 1970/.test(each)))
      expect(line).toMatch(/^__Secure-(?=.*path=\/oidc)(?=.*secure)(?=.*httponly)(?=.*samesite=lax)/i);
    await secure.close();
  });
});

describe('while the database is away', () => {
  const reading = sql`alter table oidc_payloads rename to kept_payloads; create view oidc_payloads as select *
    from kept_payloads where is_away() is null`;
  const writing = sql`create trigger away before insert or update on oidc_payloads
    for each row execute function is_away_trigger()`;

  it.each([
    ['reading', reading],
    ['writing', writing],
  ])(
    'the issuer itself answers a failed %s with 503 and when to come back, not with a failure of its own',
    async (_what, breakIt) => {
      const away = await openIssuer();
      const { browser } = await away.newcomer();
      const raise = sql.raw(
        `begin raise exception 'the database system is shutting down' using errcode = '57P03'; end`,
      );
      await sql`create function is_away() returns boolean language plpgsql as $$ ${raise} $$`.execute(away.database.db);
      await sql`create function is_away_trigger() returns trigger language plpgsql as $$ ${raise} $$`.execute(
        away.database.db,
      );
      await breakIt.execute(away.database.db);
      for (const accept of ['text/html', 'application/json']) {
        const answer = await browser.get('/oidc/session/end', { headers: { accept } });
        expect(answer).toMatchObject({
          status: 503,
          headers: { 'retry-after': '5', 'cache-control': 'no-store' },
          body: expect.stringContaining('Signing in is resting'),
        });
      }
      await away.close();
    },
  );
});
