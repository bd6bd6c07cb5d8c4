import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimitRules } from '../../../http/rate-limits.ts';
import { createSignIn } from './sign-in.ts';
import { openIssuer, PASSWORD, type TestIssuer } from './testing/open-issuer.ts';

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await openIssuer({
    rules: { signInFailures: rateLimitRules.signInFailures, identityLetters: { points: 1, seconds: 60 } },
  });
});
afterAll(() => issuer.close());

const attempt = async (email: string, password: string) => {
  const browser = issuer.browser();
  const { uid } = await browser.begin();
  return browser.submit(uid, 'sign-in', { email, password });
};

it('a password that nobody can have set is not hashed, wherever it is asked for', async () => {
  const hashed: string[] = [];
  const accounts = { authenticate: async (_email: string, typed: string) => void hashed.push(typed) };
  const limits = { take: async () => ({ ok: true }), forgive: async () => undefined };
  const signIn = createSignIn(accounts as never, limits as never);
  expect(await signIn('ada@example.com', 'x'.repeat(50_000), '127.0.0.1')).toEqual({ is: 'wrong' });
  expect(hashed).toEqual(['']);
});

describe('guessing a password', () => {
  it('ends after five tries with a 429 in plain words, for the right password too (ASVS 6.3.1)', async () => {
    const { email } = await issuer.newcomer();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await attempt(email, `wrong password ${tries}`)).status).toBe(422);
    const refused = await attempt(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatch(/Too many tries with this e-mail\. Wait 1[45] minutes, or reset the password\./);
  });

  it('leaves the way in by a passkey on the page: whose password is wrong needs it most', async () => {
    const { email } = await issuer.newcomer();
    const tried = [await attempt(email, ''), await attempt(email, 'wrong password')];
    for (let tries = 0; tries < 5; tries += 1) tried.push(await attempt(email, `wrong password ${tries}`));
    expect(tried.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 429]);
    for (const { body } of tried) expect(body).toContain('data-passkey');
  });

  it('counts tries that come at the same moment', async () => {
    const { email } = await issuer.newcomer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => attempt(email, `wrong password ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('counts unknown e-mails too, so that a limit tells nothing', async () => {
    for (let tries = 0; tries < 5; tries += 1) await attempt('nobody@example.com', 'wrong password');
    expect((await attempt('nobody@example.com', 'wrong password')).status).toBe(429);
  });

  it('is not made easier by signing up again', async () => {
    const { email } = await issuer.newcomer();
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    for (let tries = 0; tries < 5; tries += 1)
      await browser.submit(uid, 'sign-up', { email, password: `wrong password ${tries}` });
    expect((await browser.submit(uid, 'sign-up', { email, password: PASSWORD })).status).toBe(429);
  });

  it('is forgotten once the right password came', async () => {
    const { email } = await issuer.newcomer();
    for (let tries = 0; tries < 4; tries += 1) await attempt(email, 'wrong password');
    expect((await attempt(email, PASSWORD)).location).toContain('code=');
    for (let tries = 0; tries < 4; tries += 1) expect((await attempt(email, 'wrong password')).status).toBe(422);
  });

  it('does not keep the owner out: a letter opens the account again', async () => {
    const { email } = await issuer.newcomer();
    for (let tries = 0; tries < 6; tries += 1) await attempt(email, 'wrong password');
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    await browser.submit(uid, 'forgot-password', { email });
    const token = await vi.waitFor(() => {
      const found = /token=(\S+)/.exec(issuer.letters.at(-1)?.text ?? '')?.[1];
      return found ?? Promise.reject(new Error('no letter yet'));
    });
    await browser.post('/oidc/reset', { token, password: 'a quite different secret' });
    expect((await attempt(email, 'a quite different secret')).location).toContain('code=');
  });
});

describe('asking for too much', () => {
  it('sends one person no flood of letters, and says how long the next one takes', async () => {
    const { email } = await issuer.newcomer();
    const before = issuer.letters.length;
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    expect((await browser.submit(uid, 'forgot-password', { email })).status).toBe(200);
    const refused = await browser.submit(uid, 'forgot-password', { email });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatch(/Wait a minute before you ask for another/);
    await vi.waitFor(() => expect(issuer.letters.length - before).toBe(1));
    // it says the same where there is no account
    const nobody = 'nobody-at-all@example.com';
    const answers = [
      await browser.submit(uid, 'forgot-password', { email: nobody }),
      await browser.submit(uid, 'forgot-password', { email: nobody }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    expect(answers[1]?.body.replaceAll(nobody, '')).toBe(refused.body.replaceAll(email, ''));
  });

  it('of somebody else uses up none of the letters of whose address it is', async () => {
    const { email } = await issuer.newcomer();
    const before = issuer.letters.length;
    for (const ip of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      const browser = issuer.browser();
      const { uid } = await browser.begin();
      const headers = { 'x-forwarded-for': ip };
      await browser.post(`/oidc/interaction/${uid}/forgot-password`, { email }, { headers });
    }
    await vi.waitFor(() => expect(issuer.letters.length - before).toBe(2));
  });

  it.each([
    ['sign-in', 'signIn'],
    ['sign-up', 'signUp'],
    ['forgot-password', 'passwordReset'],
  ] as const)('from one address at %s is a 429 page with a time', async (step, name) => {
    const strict = await openIssuer({ rules: { [name]: { points: 2, seconds: 60 } } });
    const browser = strict.browser();
    const { uid } = await browser.begin();
    const form = { email: '', password: '' };
    for (let tries = 0; tries < 2; tries += 1) expect((await browser.submit(uid, step, form)).status).toBe(422);
    const refused = await browser.submit(uid, step, form);
    expect(refused).toMatchObject({ status: 429, body: expect.stringContaining('Please wait a minute') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });

  it('is limited at the sign-out address too, which writes a session for whoever asks', async () => {
    const strict = await openIssuer({ rules: { authorization: { points: 1, seconds: 60 } } });
    const signOut = () => strict.browser().get('/oidc/session/end?client_id=signet-web');
    await signOut();
    expect((await signOut()).status).toBe(429);
    const { count } = await strict.database.db
      .selectFrom('oidc_payloads')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    await strict.close();
  });

  it('is limited where a row is written for whoever asks', async () => {
    const strict = await openIssuer({ rules: { authorization: { points: 2, seconds: 60 } } });
    const browser = strict.browser();
    await browser.begin();
    await browser.begin();
    expect((await browser.begin()).page.status).toBe(429);
    // the issuer takes its paths in any case
    expect((await browser.get('/oidc/AUTH?client_id=signet-web')).status).toBe(429);
    await strict.close();
  });
});

describe('making an account for somebody', () => {
  it('answers its subject', async () => {
    const first = await issuer.identity.ensureAccount?.({ email: 'Admin@Example.com', password: PASSWORD });
    expect(first).toEqual({ subject: expect.any(String) });
    expect(await issuer.identity.ensureAccount?.({ email: 'admin@example.com', password: PASSWORD })).toEqual(first);
    expect((await attempt('admin@example.com', PASSWORD)).location).toContain('code=');
  });

  it('gives an account that was there the password, and no other opens it any more', async () => {
    const before = await issuer.identity.ensureAccount?.({ email: 'boss@example.com', password: PASSWORD });
    const after = await issuer.identity.ensureAccount?.({
      email: 'boss@example.com',
      password: 'another long password',
    });
    expect(after).toEqual(before);
    expect((await attempt('boss@example.com', 'another long password')).location).toContain('code=');
    expect((await attempt('boss@example.com', PASSWORD)).status).toBe(422);
  });
});
