import { decodeProtectedHeader, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeIn } from './testing/browser.ts';
import { openIssuer, PASSWORD, type TestIssuer } from './testing/open-issuer.ts';

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await openIssuer();
});
afterAll(() => issuer.close());

const verify = (token: string, audience: string) =>
  jwtVerify(token, issuer.identity.keys, { issuer: issuer.identity.issuer, audience, algorithms: ['RS256'] });

describe('signing up and in', () => {
  it('takes a newcomer from the app to tokens for its API, without a consent page', async () => {
    const browser = issuer.browser();
    const { page, uid, verifier } = await browser.begin({ screen_hint: 'signup' });
    expect(page.body).toContain('Create your account');
    const back = await browser.submit(uid, 'sign-up', { email: 'Ada@Example.com', password: PASSWORD });
    expect(back.location).toMatch(/^http:\/\/localhost:3000\/callback\?code=.+&state=as-sent&iss=/);

    const { status, json } = await browser.redeem(back, verifier);
    expect(status).toBe(200);
    expect(json).toMatchObject({ token_type: 'Bearer', expires_in: 600, refresh_token: expect.any(String) });
    expect(decodeProtectedHeader(json.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    const { payload: access } = await verify(json.access_token, issuer.identity.audience);
    const { payload: id } = await verify(json.id_token, issuer.identity.clientId);
    expect(access.sub).toBe(id.sub);
    expect(id).toMatchObject({ email: 'ada@example.com', email_verified: false, nonce: 'n-1' });
    expect(access['email']).toBeUndefined();
  });

  it('says in each ID token when somebody showed who they are, which renewing does not change', async () => {
    const { browser, tokens } = await issuer.newcomer();
    const timeIn = async (token: string) => (await verify(token, issuer.identity.clientId)).payload['auth_time'];
    const at = await timeIn(tokens.id_token);
    expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
    await sql`
      update oidc_payloads set payload = jsonb_set(payload, '{authTime}', '1') where model = 'RefreshToken'`.execute(
      issuer.database.db,
    );
    const { json } = await browser.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(await timeIn(json.id_token)).toBe(1);
  });

  it('signs in silently while the session lasts, and says so when there is none', async () => {
    const { browser } = await issuer.newcomer();
    const known = await browser.begin({ prompt: 'none', redirect_uri: 'http://localhost:3000/silent' });
    expect(codeIn(known.page.location)).not.toBe('');
    const stranger = await issuer.browser().begin({ prompt: 'none', redirect_uri: 'http://localhost:3000/silent' });
    expect(stranger.page.location).toContain('error=login_required');
  });

  it('asks again with prompt=login, fills in login_hint, and lets somebody else sign in here', async () => {
    const other = await issuer.newcomer();
    const { browser, email } = await issuer.newcomer();
    const { page, uid, verifier } = await browser.begin({ prompt: 'login', login_hint: other.email });
    expect(page.body).toContain(`value="${other.email}"`);
    const back = await browser.submit(uid, 'sign-in', { email: other.email, password: PASSWORD });
    const { json } = await browser.redeem(back, verifier);
    expect((await verify(json.id_token, issuer.identity.clientId)).payload['email']).toBe(other.email);
    expect(email).not.toBe(other.email);
  });

  it('answers a wrong password and an unknown e-mail the same (ASVS 6.3.8)', async () => {
    const { email } = await issuer.newcomer();
    const answers = [];
    for (const typed of [email, 'nobody@example.com']) {
      const browser = issuer.browser();
      const { uid } = await browser.begin();
      const { status, body } = await browser.submit(uid, 'sign-in', { email: typed, password: 'not the password' });
      expect(status).toBe(422);
      expect(body).toContain('The e-mail or the password is not right.');
      // the challenge of passkeys is of this sign-in, as its id is
      const shown = body.replace(/(challenge&quot;:&quot;)[\w-]+/, '$1of this sign-in');
      answers.push(shown.replaceAll(uid, 'uid').replaceAll(typed, 'typed'));
    }
    expect(answers[0]).toBe(answers[1]);
  });

  it('makes one account of a form that was sent twice, and signs its owner in', async () => {
    const browser = issuer.browser();
    const { uid, verifier } = await browser.begin();
    const form = { email: 'twice@example.com', password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(`/oidc/interaction/${uid}/sign-up`, form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { status } = await browser.redeem(await browser.follow(answers[0]!), verifier);
    expect(status).toBe(200);
    const rows = await issuer.database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'twice@example.com')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('signs nobody up over an account of theirs, and changes nothing of it', async () => {
    const { email } = await issuer.newcomer();
    const browser = issuer.browser();
    const { uid } = await browser.begin();
    const answer = await browser.submit(uid, 'sign-up', { email, password: 'another long password' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('An account with this e-mail may exist already');
    expect((await browser.submit(uid, 'sign-in', { email, password: PASSWORD })).location).toContain('code=');
  });
});

describe('codes and tokens', () => {
  it('takes a code once; a second use ends what the first one gave (ASVS 10.4.2)', async () => {
    const browser = issuer.browser();
    const { uid, verifier } = await browser.begin();
    const back = await browser.submit(uid, 'sign-up', { email: 'code@example.com', password: PASSWORD });
    const { json } = await browser.redeem(back, verifier);
    expect((await browser.redeem(back, verifier)).json.error).toBe('invalid_grant');
    expect((await browser.token({ grant_type: 'refresh_token', refresh_token: json.refresh_token })).json.error).toBe(
      'invalid_grant',
    );
  });

  it('takes a code once even when it comes five times at the same moment', async () => {
    const browser = issuer.browser();
    const { uid, verifier } = await browser.begin();
    const back = await browser.submit(uid, 'sign-up', { email: 'race@example.com', password: PASSWORD });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => browser.redeem(back, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('rotates refresh tokens: two tabs may use one for 10 seconds, later it ends them all (ASVS 10.4.5)', async () => {
    const { browser, tokens } = await issuer.newcomer();
    const refresh = (token: string) => browser.token({ grant_type: 'refresh_token', refresh_token: token });
    const [first, second] = await Promise.all([refresh(tokens.refresh_token), refresh(tokens.refresh_token)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(new Set([tokens.refresh_token, first.json.refresh_token, second.json.refresh_token]).size).toBe(3);

    await issuer.database.db
      .updateTable('oidc_payloads')
      .set({ consumed_at: sql<Date>`consumed_at - interval '11 seconds'` })
      .where('consumed_at', 'is not', null)
      .execute();
    expect((await refresh(tokens.refresh_token)).json.error).toBe('invalid_grant');
    expect((await refresh(first.json.refresh_token)).json.error).toBe('invalid_grant');
  });

  it('keeps neither codes, refresh tokens nor session cookies readable in the database', async () => {
    const { browser, tokens } = await issuer.newcomer();
    const rows = await issuer.database.db
      .selectFrom('oidc_payloads')
      .selectAll()
      .where('model', '!=', 'Interaction')
      .execute();
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(2);
    expect(text).not.toContain(tokens.refresh_token);
    expect(text).not.toContain(browser.cookies.get('signet_session')?.value);
  });

  it.each([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with the plain PKCE method', { code_challenge_method: 'plain' }],
    ['for an implicit flow', { response_type: 'id_token' }],
    ['for another API', { resource: 'https://elsewhere.example/api' }],
  ])('refuses a request %s (ASVS 10.4.4, 10.4.6)', async (_name, extra) => {
    const { page } = await issuer.browser().begin(extra);
    expect(page.location).toMatch(
      new RegExp(
        String.raw`^http://localhost:3000/callback[?#]error=` +
          '(invalid_request|unsupported_response_type|unauthorized_client|invalid_target)&',
      ),
    );
    expect(page.location).not.toContain('code=');
  });

  it('never sends anybody to a foreign redirect_uri (ASVS 10.4.1)', async () => {
    for (const uri of [
      'https://evil.example/callback',
      'http://localhost:3000/callback/../elsewhere',
      'http://localhost:3000/callback?x=1',
    ]) {
      const { page } = await issuer.browser().begin({ redirect_uri: uri });
      expect(page.status).toBe(400);
      expect(page.location).toBe('');
      expect(page.body).toContain('This sign-in could not be completed');
    }
  });
});

describe('signing out', () => {
  it('ends session and refresh tokens at once when the app asks, and comes back to it (ASVS 7.4.1)', async () => {
    const { browser, tokens } = await issuer.newcomer();
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://localhost:3000/',
      state: 's',
    });
    const answer = await browser.get(`/oidc/session/end?${query}`);
    expect(answer).toMatchObject({ status: 303, location: 'http://localhost:3000/?state=s' });
    expect(browser.cookies.has('signet_session')).toBe(false);
    expect((await browser.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).json.error).toBe(
      'invalid_grant',
    );
    expect((await browser.begin({ prompt: 'none' })).page.location).toContain('login_required');
    expect((await browser.get(`/oidc/session/end?${query}`)).location).toBe('http://localhost:3000/?state=s');
  });

  it('asks first when a link from elsewhere wants it, and works without script', async () => {
    const { browser } = await issuer.newcomer();
    const page = await browser.get('/oidc/session/end');
    expect(page.body).toContain('Sign out?');
    expect(codeIn((await browser.begin({ prompt: 'none' })).page.location)).not.toBe('');
    const again = await browser.get('/oidc/session/end');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(again.body)?.[1] ?? '';
    const done = await browser.follow(await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' }));
    expect(done.body).toContain('You are signed out');
    expect((await browser.begin({ prompt: 'none' })).page.location).toContain('login_required');
  });

  it('leads back to the app, or to a place that administrators name, and nowhere else', async () => {
    const places: string[] = [];
    const other = await openIssuer({ placesAfterSignOut: async () => places });
    const { browser, tokens } = await other.newcomer();
    const leave = (to: string) => {
      const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: to });
      return browser.get(`/oidc/session/end?${query}`);
    };
    expect(await leave('https://evil.example/')).toMatchObject({ status: 400, location: '' });
    expect(browser.cookies.has('signet_session')).toBe(true);
    places.push('https://intranet.acme.example/');
    expect(await leave('https://intranet.acme.example/')).toMatchObject({
      status: 303,
      location: 'https://intranet.acme.example/',
    });
    expect(browser.cookies.has('signet_session')).toBe(false);
    places.length = 0;
    expect(await leave('https://intranet.acme.example/')).toMatchObject({ status: 400, location: '' });
    await other.close();
  });
});
