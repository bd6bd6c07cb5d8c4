import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimitRules } from '../../../http/rate-limits.ts';
import { openIssuer, PASSWORD, type TestIssuer } from './testing/open-issuer.ts';
import { firstCode, nextCode } from './testing/app-codes.ts';
import { codesIn, factorSteps, secretIn } from './testing/factor-steps.ts';
import { stepAt, stepOfCode, totpAt, totpSecret } from './totp.ts';

let issuer: TestIssuer;
const asked = new Set<string>();
beforeAll(async () => {
  issuer = await openIssuer({
    rules: { secondFactors: rateLimitRules.secondFactors },
    needsSecondFactor: async (accountId) => asked.has(accountId),
  });
});
afterAll(() => issuer.close());

const { withFactor, password, prove, resetByLetter, second } = factorSteps(() => issuer);

describe('codes of an authenticator app', () => {
  it('are those of RFC 6238, appendix B', () => {
    const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect([59, 1_111_111_109, 20_000_000_000].map((at) => totpAt(rfc, Math.floor(at / 30)))).toEqual([
      '287082',
      '081804',
      '353130',
    ]);
  });

  it('count one step before and after, and none that was used or lies before one that was', () => {
    const secret = totpSecret(Buffer.alloc(32, 7));
    const now = new Date('2026-01-01T00:00:10Z');
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((turn) => stepOfCode(secret, totpAt(secret, step + turn), now, null));
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
    expect(stepOfCode(secret, totpAt(secret, step), now, step)).toBeUndefined();
    expect(stepOfCode(secret, totpAt(secret, step - 1), now, step)).toBeUndefined();
  });
});

describe('a second factor', () => {
  it('is asked for after the password, and only both sign in', async () => {
    const { email, secret } = await withFactor();
    const begun = await password(email);
    expect(begun.next).toMatch(/second-factor$/);
    expect((await second(begun, '000000')).status).toBe(422);
    const answer = await second(begun, nextCode(secret));
    const { json } = await begun.by.redeem(answer, begun.verifier);
    expect(json.access_token).toBeTruthy();
  });

  it('cannot be left out by going on without it', async () => {
    const { email } = await withFactor();
    const begun = await password(email);
    for (const step of ['go-on', 'set-up'])
      expect((await begun.by.post(`/oidc/interaction/${begun.uid}/${step}`, {})).location).toMatch(/sign-in$/);
    const set = await begun.by.get(`/oidc/interaction/${begun.uid}/set-up`);
    expect(set.location).toMatch(/sign-in$/);
    const resumed = await begun.by.get(`/oidc/auth/${begun.uid}`);
    expect(resumed.location).not.toContain('code=');
  });

  it('cannot be shown without the password before it', async () => {
    const { secret } = await withFactor();
    const by = issuer.browser();
    const { uid } = await by.begin();
    expect((await by.post(`/oidc/interaction/${uid}/second-factor`, { code: nextCode(secret) })).location).toMatch(
      /sign-in$/,
    );
  });

  it('takes each code once, also of two who bring it at the same moment', async () => {
    const { email, secret } = await withFactor();
    const begun = [await password(email), await password(email)];
    const code = nextCode(secret);
    const answers = await Promise.all(begun.map((one) => second(one, code)));
    expect(answers.map(({ location }) => location.includes('code=')).toSorted()).toEqual([false, true]);
  });

  it('is replaced once by each recovery code', async () => {
    const { email, codes } = await withFactor();
    expect(codes).toHaveLength(10);
    const [first = '', other = ''] = codes;
    expect((await second(await password(email), first.toUpperCase())).location).toContain('code=');
    expect((await second(await password(email), first)).status).toBe(422);
    expect((await second(await password(email), other.replaceAll('-', ' '))).location).toContain('code=');
  });

  it('is asked for in a field that a phone has letters for, as recovery codes have; set-up wants figures', async () => {
    const { email, browser } = await withFactor();
    const begun = await password(email);
    const fieldOf = (page: string) => /<input[^>]* id="code"[^>]*>/.exec(page)?.[0] ?? '';
    const asked = fieldOf((await begun.by.get(begun.next)).body);
    expect(asked).toContain('autocomplete="one-time-code"');
    expect(asked).not.toContain('inputmode');
    await sql`update oidc_payloads set payload = jsonb_set(payload, '{loginTs}', '1') where model = 'Session'`.execute(
      issuer.database.db,
    );
    const again = fieldOf((await browser.get('/oidc/account')).body);
    expect(again).toContain('autocomplete="one-time-code"');
    expect(again).not.toContain('inputmode');
    const other = await issuer.newcomer();
    expect(fieldOf((await other.browser.get('/oidc/account')).body)).toContain('inputmode="numeric"');
  });

  it('is not guessed: five wrong codes, and the right one is refused too', async () => {
    const { email, secret } = await withFactor();
    for (let tries = 0; tries < 5; tries += 1) await second(await password(email), '123456');
    expect((await second(await password(email), nextCode(secret))).status).toBe(429);
  });

  describe('when a password is reset', () => {
    const NEW = 'another long password';
    /** What is left beside the password, and where the new one leads. */
    const leftOf = async (email: string) => {
      const { rows } = await sql<{ left: string }>`
        select (select count(*) from second_factors f where f.account_id = a.id)
             + (select count(*) from recovery_codes c where c.account_id = a.id)
             + (select count(*) from passkeys p where p.account_id = a.id) as left
          from accounts a where a.email = ${email}`.execute(issuer.database.db);
      const by = issuer.browser();
      const { uid } = await by.begin();
      const answer = await by.post(`/oidc/interaction/${uid}/sign-in`, { email, password: NEW });
      const isAsked = answer.location.endsWith('second-factor');
      const { location } = isAsked ? answer : await by.follow(answer);
      return { left: Number(rows[0]?.left), location };
    };
    const withPasskey = async () => {
      const { email } = await withFactor();
      await sql`insert into passkeys (credential_id, account_id, public_key, counter, name)
        select ${`key of ${email}`}, id, 'none', 0, 'a phone' from accounts where email = ${email}`.execute(
        issuer.database.db,
      );
      return email;
    };

    it('stays where the address had been proven', async () => {
      const email = await withPasskey();
      await prove(email, new Date());
      await resetByLetter(email, NEW);
      const { left, location } = await leftOf(email);
      expect(left).toBe(12);
      expect(location).toMatch(/second-factor$/);
    });

    it('goes with passkeys and codes where nobody had: its maker may not have been its owner', async () => {
      const email = await withPasskey();
      await prove(email, null);
      await resetByLetter(email, NEW);
      const { left, location } = await leftOf(email);
      expect(left).toBe(0);
      expect(location).toContain('code=');
    });

    it.each([
      ['proven', new Date()],
      ['not proven', null],
    ])('ends sign-ins that are under way with the old password, with an address that is %s', async (_name, at) => {
      const { email, codes } = await withFactor();
      await prove(email, at);
      const begun = await password(email);
      await resetByLetter(email, NEW);
      const tried = await begun.by.post(begun.next, { code: codes[0] ?? '' });
      expect(tried.location).toBe(`/oidc/interaction/${begun.uid}/sign-in`);
    });

    it('goes where the house takes the account for its first administrator', async () => {
      const email = await withPasskey();
      await issuer.identity.ensureAccount?.({ email, password: NEW });
      expect(await leftOf(email)).toMatchObject({ left: 0 });
    });
  });

  it('is set up at sign-in where the house asks for one, and nobody comes in without', async () => {
    const { email, tokens } = await issuer.newcomer();
    const subject = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString()).sub as string;
    asked.add(subject);
    const begun = await password(email);
    expect(begun.next).toMatch(/set-up$/);
    const page = await begun.by.get(begun.next);
    const secret = secretIn(page.body);
    expect((await begun.by.post(begun.next, { code: '000000' })).status).toBe(422);
    expect((await begun.by.post(`/oidc/interaction/${begun.uid}/go-on`, {})).location).toMatch(/sign-in$/);
    const done = await begun.by.post(begun.next, { code: firstCode(secret) });
    expect(codesIn(done.body)).toHaveLength(10);
    const answer = await begun.by.follow(await begun.by.post(`/oidc/interaction/${begun.uid}/go-on`, {}));
    expect(answer.location).toContain('code=');
    expect((await password(email)).next).toMatch(/second-factor$/);
  });

  it('that was set up while another account took over the sign-in begins it anew: nobody is let in', async () => {
    const [mine, victim] = [await issuer.newcomer(), await issuer.newcomer()];
    const { db } = issuer.database;
    const idOf = async (email: string) =>
      (await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
    const [mineId, victimId] = [await idOf(mine.email), await idOf(victim.email)];
    asked.add(mineId);
    const begun = await password(mine.email);
    const secret = secretIn((await begun.by.get(begun.next)).body);
    // the victim's password, sent in the same sign-in just when the factor is being set up
    await sql
      .raw(
        `create function take_over() returns trigger language plpgsql as $$ begin
           update sign_in_steps set account_id = '${victimId}' where account_id = '${mineId}'; return new; end $$;
         create trigger take_over before insert on second_factors for each row execute function take_over()`,
      )
      .execute(db);
    const done = await begun.by.post(begun.next, { code: firstCode(secret) });
    await sql.raw('drop trigger take_over on second_factors; drop function take_over').execute(db);
    expect([done.status, done.location]).toEqual([303, `/oidc/interaction/${begun.uid}/sign-in`]);
    const onward = await begun.by.post(`/oidc/interaction/${begun.uid}/go-on`, {});
    expect(onward.location).toMatch(/sign-in$/);
  });

  it('that was offered in one session and not taken is worth nothing in another', async () => {
    const { email, browser } = await issuer.newcomer();
    const offered = secretIn((await browser.get('/oidc/account')).body);
    const { by, ...begun } = await password(email);
    await by.follow(await by.get(begun.next));
    const elsewhere = secretIn((await by.get('/oidc/account')).body);
    expect(elsewhere).not.toBe(offered);
    expect((await by.post('/oidc/account/second-factor', { code: firstCode(offered) })).status).toBe(422);
  });
});

describe('how one signs in', () => {
  it('is looked at without using up the tries of an office that has one address', async () => {
    const office = await openIssuer({ rules: { signIn: { points: 5, seconds: 60 } } });
    const { email, browser } = await office.newcomer();
    for (let looks = 0; looks < 8; looks += 1) expect((await browser.get('/oidc/account')).status).toBe(200);
    const colleague = office.browser();
    const { uid } = await colleague.begin();
    const answer = await colleague.post(`/oidc/interaction/${uid}/sign-in`, { email, password: PASSWORD });
    expect(answer.status).toBe(303);
    await office.close();
  });

  it('is shown to nobody who is not signed in, and changed by no form from elsewhere', async () => {
    expect((await issuer.browser().get('/oidc/account')).status).toBe(401);
    const { browser } = await issuer.newcomer();
    for (const act of ['second-factor/remove', 'passkeys', 'sessions/end', 'codes'])
      expect((await browser.post(`/oidc/account/${act}`, {}, { origin: 'https://elsewhere.test' })).status).toBe(403);
  });

  it('asks for the password again a quarter of an hour later, and for the code where there is one', async () => {
    const { email, browser, codes } = await withFactor();
    await sql`update oidc_payloads set payload = jsonb_set(payload, '{loginTs}', '1') where model = 'Session'`.execute(
      issuer.database.db,
    );
    const page = await browser.get('/oidc/account');
    expect(page.body).toContain('show first that it is you');
    expect(page.body).not.toContain('Turn it off');
    await browser.post('/oidc/account/second-factor/remove', {});
    expect((await password(email)).next).toMatch(/second-factor$/);
    const confirm = (form: Record<string, string>) => browser.post('/oidc/account/confirm', form);
    expect((await confirm({ password: 'wrong password' })).status).toBe(422);
    expect((await confirm({ password: PASSWORD })).status).toBe(422);
    expect((await confirm({ password: PASSWORD, code: codes[0] ?? '' })).status).toBe(303);
    expect((await browser.get('/oidc/account')).body).toContain('Turn it off');
    await browser.post('/oidc/account/second-factor/remove', {});
    expect((await browser.get('/oidc/account')).body).toContain('Off. With it');
  });
});

describe('sessions', () => {
  it('are listed with their browser, and can be ended from another: its refresh token ends too', async () => {
    const { email, browser } = await issuer.newcomer();
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const other = issuer.browser();
    const { uid, verifier } = await other.begin();
    const posted = await other.post(`/oidc/interaction/${uid}/sign-in`, { email, password: PASSWORD });
    const answer = await other.get(posted.location, { headers: agent });
    const { json } = await other.redeem(answer, verifier);
    await expect.poll(async () => (await browser.get('/oidc/account')).body).toContain('Firefox on Linux');
    const id = /name="id" value="([\w-]{22})"/.exec((await browser.get('/oidc/account')).body)?.[1] ?? '';
    const renew = () => other.token({ grant_type: 'refresh_token', refresh_token: json.refresh_token });
    expect((await renew()).status).toBe(200);

    const stranger = await issuer.newcomer();
    await stranger.browser.post('/oidc/account/sessions/end', { id });
    expect((await other.get('/oidc/account')).status).toBe(200);

    await browser.post('/oidc/account/sessions/end', { id });
    expect((await other.get('/oidc/account')).status).toBe(401);
    expect((await renew()).status).toBe(400);
    expect((await browser.get('/oidc/account')).status).toBe(200);
  });

  it('elsewhere are ended all at once', async () => {
    const { email, browser } = await issuer.newcomer();
    const begun = await password(email);
    await begun.by.follow(await begun.by.get(begun.next));
    await expect.poll(async () => (await browser.get('/oidc/account')).body).toContain('Sign out everywhere else');
    await browser.post('/oidc/account/sessions/end', { id: 'others' });
    expect((await begun.by.get('/oidc/account')).status).toBe(401);
    expect((await browser.get('/oidc/account')).status).toBe(200);
  });
});
