import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openIssuer, PASSWORD, type TestIssuer } from './testing/open-issuer.ts';

const NEW = 'a quite different secret';
let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await openIssuer();
});
afterAll(() => issuer.close());

/** Asks for a letter and answers the path of its link, if one was written. */
const ask = async (email: string) => {
  const browser = issuer.browser();
  const { uid } = await browser.begin();
  const before = issuer.letters.length;
  const page = await browser.submit(uid, 'forgot-password', { email });
  // the answer does not wait for the letter
  const letter = await vi
    .waitFor(() => issuer.letters[before] ?? Promise.reject(new Error('no letter yet')), { timeout: 500 })
    .catch(() => undefined);
  const link = /http:\/\/localhost:3000(\/oidc\/reset\?token=\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  return { page, uid, letter, link, token: link.split('=')[1] ?? '' };
};

describe('resetting a password', () => {
  it('writes a letter with a link that sets the password once (ASVS 6.4.3, 6.5.1)', async () => {
    const { email } = await issuer.newcomer();
    const { letter, link, token } = await ask(email);
    expect(letter).toMatchObject({ to: email, subject: 'Choose a new password for Signet' });
    expect(letter?.html).toContain(link);

    const browser = issuer.browser();
    expect((await browser.get(link)).body).toContain('Choose a new password');
    expect((await browser.post('/oidc/reset', { token, password: NEW })).body).toContain('Your password is saved');
    for (const again of [
      await browser.get(link),
      await browser.post('/oidc/reset', { token, password: 'yet another secret' }),
    ]) {
      expect(again.status).toBe(410);
      expect(again.body).toContain('This link no longer works');
    }
    const { uid } = await browser.begin();
    expect((await browser.submit(uid, 'sign-in', { email, password: PASSWORD })).status).toBe(422);
    expect((await browser.submit(uid, 'sign-in', { email, password: NEW })).location).toContain('code=');
  });

  it('sets one password when the link is used five times at the same moment', async () => {
    const { email } = await issuer.newcomer();
    const { token } = await ask(email);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((each) => issuer.browser().post('/oidc/reset', { token, password: `${NEW} ${each}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410]);
  });

  it('signs out everyone else who uses the account, and counts the e-mail as proven (ASVS 7.4.3)', async () => {
    const { email, browser, tokens } = await issuer.newcomer();
    const { token } = await ask(email);
    await issuer.browser().post('/oidc/reset', { token, password: NEW });
    expect((await browser.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).json.error).toBe(
      'invalid_grant',
    );
    expect((await browser.begin({ prompt: 'none' })).page.location).toContain('login_required');
    const { email_verified_at: verified } = await issuer.database.db
      .selectFrom('accounts')
      .select('email_verified_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(verified).toBeInstanceOf(Date);
  });

  it('leaves everybody else signed in', async () => {
    const [one, other] = [await issuer.newcomer(), await issuer.newcomer()];
    const { token } = await ask(one.email);
    await issuer.browser().post('/oidc/reset', { token, password: NEW });
    expect(
      (await other.browser.token({ grant_type: 'refresh_token', refresh_token: other.tokens.refresh_token })).status,
    ).toBe(200);
  });

  it('answers the same where there is no account, and writes no letter (ASVS 6.3.8)', async () => {
    const { email } = await issuer.newcomer();
    const known = await ask(email);
    const unknown = await ask('nobody@example.com');
    const plain = ({ page, uid }: typeof known, address: string) =>
      page.body.replaceAll(uid, 'uid').replaceAll(address, 'address');
    expect(known.page.status).toBe(200);
    expect(plain(unknown, 'nobody@example.com')).toBe(plain(known, email));
    expect(unknown.letter).toBeUndefined();
  });

  it('lets a link work for 60 minutes and no longer', async () => {
    const { email } = await issuer.newcomer();
    const { link } = await ask(email);
    const age = (minutes: number) =>
      issuer.database.db
        .updateTable('password_resets')
        .set({ expires_at: sql<Date>`expires_at - ${minutes} * interval '1 minute'` })
        .execute();
    await age(59);
    expect((await issuer.browser().get(link)).status).toBe(200);
    await age(1);
    expect((await issuer.browser().get(link)).status).toBe(410);
  });

  it('leaves earlier links working when somebody asks again, until one of them is used', async () => {
    const { email } = await issuer.newcomer();
    const [older, newer] = [await ask(email), await ask(email)];
    expect((await issuer.browser().get(older.link)).status).toBe(200);
    expect((await issuer.browser().post('/oidc/reset', { token: older.token, password: NEW })).status).toBe(200);
    expect((await issuer.browser().get(newer.link)).status).toBe(410);
  });

  it('keeps no link readable in the database', async () => {
    const { email } = await issuer.newcomer();
    const { token } = await ask(email);
    expect(JSON.stringify(await issuer.database.db.selectFrom('password_resets').selectAll().execute())).not.toContain(
      token,
    );
  });

  it('refuses a weak password without using up the link', async () => {
    const { email } = await issuer.newcomer();
    const { link, token } = await ask(email);
    const answer = await issuer.browser().post('/oidc/reset', { token, password: 'password12' });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('href="#password"');
    expect((await issuer.browser().get(link)).status).toBe(200);
  });

  it.each(['', 'x', '%00', '../..', 'a'.repeat(43), 'a'.repeat(5000), 'a&token=b'])(
    'takes no nonsense for a link: %.20s',
    async (token) => {
      expect((await issuer.browser().get(`/oidc/reset?token=${token}`)).status).toBe(410);
    },
  );
});
