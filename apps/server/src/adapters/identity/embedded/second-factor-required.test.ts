import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { firstCode } from './testing/app-codes.ts';
import { factorSteps, secretIn } from './testing/factor-steps.ts';
import { openIssuer, PASSWORD, type TestIssuer } from './testing/open-issuer.ts';

let issuer: TestIssuer;
let isAsked = false;
beforeAll(async () => {
  issuer = await openIssuer({ needsSecondFactor: async () => isAsked });
});
afterAll(() => issuer.close());

const { withFactor, password, second } = factorSteps(() => issuer);
/** The house asks everybody for a second factor, until the end of this. */
const whileAsked = async (run: () => Promise<void>): Promise<void> => {
  isAsked = true;
  await run().finally(() => (isAsked = false));
};
const silently = async (browser: Browser) => (await browser.begin({ prompt: 'none' })).page.location;
const renew = async (browser: Browser, token: string) => {
  const { status, json } = await browser.token({ grant_type: 'refresh_token', refresh_token: token });
  return { status, error: json.error, token: json.refresh_token };
};

describe('a second factor that the house asks for from now on', () => {
  it('ends what a session without one could renew, and silent sign-in with it', async () => {
    const { browser, tokens } = await issuer.newcomer();
    const before = await renew(browser, tokens.refresh_token);
    expect(before.status).toBe(200);
    expect(await silently(browser)).toContain('code=');
    await whileAsked(async () => {
      expect(await renew(browser, before.token)).toMatchObject({ status: 400, error: 'invalid_grant' });
      expect(await silently(browser)).toContain('login_required');
    });
  });

  it('is set up by who is signed in: they are told why, sign in once more, and go on', async () => {
    const { email, browser } = await issuer.newcomer();
    await whileAsked(async () => {
      const { page, uid, verifier } = await browser.begin();
      expect(page.body).toContain('now asks for a second step');
      const answer = await browser.post(`/oidc/interaction/${uid}/sign-in`, { email, password: PASSWORD });
      expect(answer.location).toMatch(/set-up$/);
      const secret = secretIn((await browser.get(answer.location)).body);
      await browser.post(answer.location, { code: firstCode(secret) });
      const onward = await browser.follow(await browser.post(`/oidc/interaction/${uid}/go-on`, {}));
      const { json } = await browser.redeem(onward, verifier);
      expect((await renew(browser, json.refresh_token)).status).toBe(200);
      expect(await silently(browser)).toContain('code=');
    });
  });

  it('keeps sessions that were begun with one, or in which one was set up', async () => {
    const { email, browser, codes } = await withFactor();
    const begun = await password(email);
    const { json } = await begun.by.redeem(await second(begun, codes[0] ?? ''), begun.verifier);
    await whileAsked(async () => {
      expect((await renew(begun.by, json.refresh_token)).status).toBe(200);
      expect(await silently(browser)).toContain('code=');
    });
  });

  it('is set up anew by who turned theirs off before', async () => {
    const { browser } = await withFactor();
    await browser.post('/oidc/account/second-factor/remove', {});
    await whileAsked(async () => expect(await silently(browser)).toContain('login_required'));
  });

  it('keeps a session that a passkey began, although an app was used in it and turned off', async () => {
    const begunByPasskey = async (email: string): Promise<void> => {
      const { db } = issuer.database;
      const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      await sql`update oidc_payloads set payload = jsonb_set(payload, '{amr}', '["hwk", "user", "mfa"]')
                 where model = 'Session' and payload->>'accountId' = ${id}`.execute(db);
    };
    const withoutApp = async (browser: Browser): Promise<void> => {
      await browser.post('/oidc/account/second-factor/remove', {});
      await whileAsked(async () => expect(await silently(browser)).toContain('code='));
    };
    const setsUp = await issuer.newcomer();
    await begunByPasskey(setsUp.email);
    const secret = secretIn((await setsUp.browser.get('/oidc/account')).body);
    await setsUp.browser.post('/oidc/account/second-factor', { code: firstCode(secret) });
    await withoutApp(setsUp.browser);
    const showsAgain = await withFactor();
    await begunByPasskey(showsAgain.email);
    const shown = { password: PASSWORD, code: showsAgain.codes[0] ?? '' };
    expect((await showsAgain.browser.post('/oidc/account/confirm', shown)).status).toBe(303);
    await withoutApp(showsAgain.browser);
  });

  it('is not turned off again while it is asked for', async () => {
    const { email, browser } = await withFactor();
    await whileAsked(async () => {
      const page = (await browser.get('/oidc/account')).body;
      expect(page).toContain('This Signet asks for it.');
      expect(page).not.toContain('Turn it off');
      await browser.post('/oidc/account/second-factor/remove', {});
      expect((await password(email)).next).toMatch(/second-factor$/);
    });
    await browser.post('/oidc/account/second-factor/remove', {});
    expect((await browser.get('/oidc/account')).body).toContain('Off. With it');
  });
});
