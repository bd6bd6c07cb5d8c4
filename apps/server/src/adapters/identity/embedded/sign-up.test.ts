import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimitRules } from '../../../http/rate-limits.ts';
import { openIssuer, PASSWORD, type TestIssuer } from './testing/open-issuer.ts';

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await openIssuer({
    mailDelivers: true,
    rules: { signUpCodes: rateLimitRules.signUpCodes, identityLetters: rateLimitRules.identityLetters },
  });
});
afterAll(() => issuer.close());

let people = 0;
const newEmail = () => `founder-${++people}@example.com`;

/** Asks for an account with this address and waits for the letter, which the answer does not wait for. */
const ask = async (email: string) => {
  const browser = issuer.browser();
  const { uid, verifier } = await browser.begin();
  const before = issuer.letters.length;
  const page = await browser.submit(uid, 'sign-up', { email });
  const letter = await vi.waitFor(() => issuer.letters[before] ?? Promise.reject(new Error('no letter yet')));
  const code = /(\d{4} \d{4})/.exec(letter.text)?.[1] ?? '';
  const confirm = (form: Record<string, string> = {}) =>
    browser.submit(uid, 'sign-up/code', { email, code, password: PASSWORD, ...form });
  return { browser, uid, verifier, page, letter, code, confirm };
};

/** An account as the letter's code makes it. */
const join = async (email: string) => {
  const sent = await ask(email);
  const { json } = await sent.browser.redeem(await sent.confirm(), sent.verifier);
  return { ...sent, tokens: json };
};

const verifiedAt = async (email: string) => {
  const row = await issuer.database.db
    .selectFrom('accounts')
    .select('email_verified_at')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.email_verified_at;
};

describe('signing up where mail is delivered', () => {
  it('makes the account once the code proves the address, and signs in', async () => {
    const email = newEmail();
    const { letter, tokens } = await join(email);
    expect(letter).toMatchObject({ to: email, subject: 'Your code for Signet' });
    expect(tokens.access_token).toBeTruthy();
    expect(await verifiedAt(email)).toBeInstanceOf(Date);
  });

  it('makes no account before that', async () => {
    const email = newEmail();
    await ask(email);
    expect(await verifiedAt(email)).toBeUndefined();
  });

  it('shows the same page for an address that has an account, whose owner gets another letter', async () => {
    const email = newEmail();
    const fresh = await ask(email);
    await fresh.confirm();
    const taken = await ask(email);
    const plain = ({ page, uid }: typeof fresh) => page.body.replaceAll(uid, 'uid');
    expect(taken.page.status).toBe(fresh.page.status);
    expect(plain(taken)).toBe(plain(fresh));
    expect(taken.letter.subject).toBe('You already have a Signet account');
    expect(taken.letter.text).toMatch(/\/oidc\/reset\?token=/);
    const wrong = [await taken.confirm({ code: '1234 5678' }), await (await ask(newEmail())).confirm({ code: '1' })];
    expect(wrong.map(({ status }) => status)).toEqual([422, 422]);
  });

  it('says so where no letter is written because five were asked for within the hour', async () => {
    const email = newEmail();
    const { browser, uid } = await ask(email);
    const before = issuer.letters.length;
    for (let letter = 2; letter <= 5; letter++)
      expect((await browser.submit(uid, 'sign-up', { email })).body).toContain('We sent a letter');
    const refused = await browser.submit(uid, 'sign-up', { email });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatch(/Wait (?:59|60) minutes before you ask for another/);
    expect(refused.body).not.toContain('We sent a letter');
    await vi.waitFor(() => expect(issuer.letters.length - before).toBe(4));
  });

  it('takes the code of this sign-up and this address only', async () => {
    const [mine, theirs] = [await ask(newEmail()), await ask(newEmail())];
    expect((await mine.confirm({ code: theirs.code })).status).toBe(422);
    expect((await mine.confirm({ email: newEmail() })).status).toBe(422);
    expect((await mine.confirm({ code: mine.code.replace(' ', '') })).location).toContain('code=');
  });

  it('ends guessing after five tries, for the right code too (ASVS 6.6.3)', async () => {
    const { confirm } = await ask(newEmail());
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm({ code: `0000 000${tries}` })).status).toBe(422);
    expect((await confirm()).status).toBe(429);
  });

  it('uses up no try and no code for a weak password', async () => {
    const { confirm } = await ask(newEmail());
    for (let tries = 0; tries < 6; tries += 1)
      expect((await confirm({ password: 'password12' })).body).toContain('first passwords anyone would try');
    expect((await confirm()).location).toContain('code=');
  });

  it('makes one account of two presses at the same moment', async () => {
    const email = newEmail();
    const { confirm } = await ask(email);
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.some(({ location }) => location.includes('code='))).toBe(true);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('keeps no code readable in the database', async () => {
    const { code } = await ask(newEmail());
    const rows = JSON.stringify(await issuer.database.db.selectFrom('sign_up_codes').selectAll().execute());
    expect(rows).not.toContain(code.replace(' ', ''));
  });
});
